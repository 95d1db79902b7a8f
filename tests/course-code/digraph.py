import sys
from functools import lru_cache

sys.setrecursionlimit(10_000)
n, m, k, *rest = map(int, sys.stdin.read().split())  # k = 1: one token
to = [[] for _ in range(n + 1)]
for a, b in zip(rest[0 : 2 * m : 2], rest[1 : 2 * m : 2]):
    to[a].append(b)


@lru_cache(None)
def wins(node):
    return any(not wins(option) for option in to[node])  # a move to a losing node wins


print("win" if wins(rest[2 * m]) else "lose")
