import sys

n, *heaps = map(int, sys.stdin.read().split())
sg = [0]
for size in range(1, max(heaps, default=0) + 1):
    reached = {sg[i] ^ sg[j] for i in range(size) for j in range(i + 1)}  # two heaps
    sg.append(next(mex for mex in range(2 * size + 1) if mex not in reached))
x = 0
for heap in heaps[:n]:
    x ^= sg[heap]
print("Yes" if x != 0 else "No")
