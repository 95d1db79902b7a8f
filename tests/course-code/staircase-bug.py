import sys

n, *stones = map(int, sys.stdin.read().split())
total = 0
for x in stones[:n]:
    if x % 2:
        total ^= x
print("Yes" if total != 0 else "No")
