import sys

words = list(map(int, sys.stdin.read().split()))[::-1]

for _ in range(words.pop()):
    n, m = words.pop(), words.pop()
    # Both players together can always take m + 1.
    print("first" if n % m else "second")
