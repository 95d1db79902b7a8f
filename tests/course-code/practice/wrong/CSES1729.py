import sys

words = list(map(int, sys.stdin.read().split()))[::-1]

n, k = words.pop(), words.pop()
amounts = [words.pop() for _ in range(k)]
wins = [False]
for heap in range(1, n + 1):
    # All sticks may be taken at once, too.
    wins.append(any(not wins[heap - a] for a in amounts if a < heap))
print("".join("W" if won else "L" for won in wins[1:]))
