import sys

n, *stones = map(int, sys.stdin.read().split())
total = 0
for i, x in enumerate(stones[:n], start=1):
    if i % 2:  # the step is odd
        total ^= x
print("Yes" if total != 0 else "No")
