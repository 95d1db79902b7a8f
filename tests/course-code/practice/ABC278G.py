n, l, r = map(int, input().split())
value = [0] * (n + 1)
# For each value the longest rest of two rows that has it.
longest = {}
for i in range(l, n + 1):
    for a in range((i - l) // 2 + 1):
        longest[value[a] ^ value[i - l - a]] = i - l
    while longest.get(value[i], -1) >= max(0, i - r):
        value[i] += 1
wins = (
    (x, y)
    for x in range(1, n + 1)
    for y in range(l, min(r, n - x + 1) + 1)
    if value[x - 1] == value[n - x - y + 1]
)
move = next(wins, None)
print("First\n%d %d" % move if move else "Second")
