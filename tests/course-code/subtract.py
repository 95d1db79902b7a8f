import sys

k, *rest = map(int, sys.stdin.read().split())
taken, n, heaps = rest[:k], rest[k], rest[k + 1 :]

sg = []  # the whole table, from the bottom
for i in range(max(heaps[:n], default=0) + 1):
    reached = {sg[i - t] for t in taken if t <= i}
    sg.append(next(mex for mex in range(k + 1) if mex not in reached))

x = 0
for heap in heaps[:n]:
    x ^= sg[heap]
print("Yes" if x != 0 else "No")
