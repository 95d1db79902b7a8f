import sys

words = list(map(int, sys.stdin.read().split()))[::-1]

lost, k = {(0, 0)}, 1
for a in range(1, 200):
    if all(a not in pair for pair in lost):
        lost.add((a, a + k))
        k += 1
while len(words) > 2:
    a, b = sorted((words.pop(), words.pop()))
    if (a, b) in lost:
        print(0)
        continue
    print(1)
    # The move from both heaps should be told first.
    for c, d in sorted(lost):
        both = a - c == b - d > 0
        one = any(x == y and z < u for x, u, y, z in ((a, b, c, d), (a, b, d, c), (b, a, c, d), (b, a, d, c)))
        if both or one:
            print(c, d)
