import sys

words = list(map(int, sys.stdin.read().split()))[::-1]
for _ in range(words.pop()):
    n, k, d = words.pop(), words.pop(), words.pop()
    total = 0
    for _ in range(n):
        y, b, w = words.pop(), words.pop(), words.pop()
        total ^= abs(b - w) - 1
    print("Yes" if total else "No")
