import sys
from functools import lru_cache

sys.setrecursionlimit(10_000)
n, m, k, *rest = map(int, sys.stdin.read().split())
to = [[] for _ in range(n + 1)]
for a, b in zip(rest[0 : 2 * m : 2], rest[1 : 2 * m : 2]):
    to[a].append(b)


@lru_cache(None)
def sg(node):
    reached = {sg(option) for option in to[node]}
    mex = 0
    while mex in reached:
        mex += 1
    return mex


x = 0
for token in rest[2 * m : 2 * m + k]:
    x ^= sg(token)  # one part for each token
print("win" if x != 0 else "lose")
