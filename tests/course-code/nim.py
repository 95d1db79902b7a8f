import sys

n, *heaps = map(int, sys.stdin.read().split())
x = 0
for heap in heaps[:n]:
    x ^= heap  # the nim-sum: parity of the ones, column by column
print("Yes" if x != 0 else "No")
