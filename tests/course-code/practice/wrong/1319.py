import sys

words = list(map(int, sys.stdin.read().split()))[::-1]

n, m, k = words.pop(), words.pop(), words.pop()
to = [[] for _ in range(n + 1)]
for _ in range(m):
    a, b = words.pop(), words.pop()
    to[a].append(b)


def value(node):
    # The least number that no successor has is meant, not the largest and 1 more.
    return max((value(b) + 1 for b in to[node]), default=0)


x = 0
for _ in range(k):
    x ^= value(words.pop())
print("win" if x else "lose")
