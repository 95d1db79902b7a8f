n = int(input())
value = [0] * (n + 1)
for row in range(1, n + 1):
    # Two squares on either side of a cross are lost to both, not one.
    seen = {value[max(i - 1, 0)] ^ value[max(row - i - 2, 0)] for i in range(row)}
    while value[row] in seen:
        value[row] += 1
print(1 if value[n] else 2)
