n, l, r = map(int, input().split())
# With L = R and a middle that cannot be taken, the first player may still win: values tell.
middle = [y for y in range(l, r + 1) if y <= n and (n - y) % 2 == 0]
if not middle:
    print("Second")
else:
    value = [0] * (n + 1)
    for i in range(l, n + 1):
        seen = {value[a] ^ value[i - y - a] for y in range(l, min(r, i) + 1) for a in range(i - y + 1)}
        while value[i] in seen:
            value[i] += 1
    wins = (
        (x, y)
        for x in range(1, n + 1)
        for y in range(l, min(r, n - x + 1) + 1)
        if value[x - 1] == value[n - x - y + 1]
    )
    print("First\n%d %d" % next(wins))
