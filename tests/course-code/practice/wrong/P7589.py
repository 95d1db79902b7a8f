import sys

words = list(map(int, sys.stdin.read().split()))[::-1]

for _ in range(words.pop()):
    n, k, d = words.pop(), words.pop(), words.pop()
    total = 0
    for _ in range(n):
        y, b, w = words.pop(), words.pop(), words.pop()
        # The squares between the pieces are one fewer.
        total ^= abs(b - w)
    print("Yes" if total else "No")
