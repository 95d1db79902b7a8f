import sys
from functools import lru_cache

sys.setrecursionlimit(30_000)
k, *rest = map(int, sys.stdin.read().split())
taken, (n, x) = rest[:k], rest[k : k + 2]  # n = 1: one heap


@lru_cache(None)
def sg(x):
    reached = {sg(x - t) for t in taken if t <= x}  # equal values count once
    mex = 0
    while mex in reached:
        mex += 1
    return mex


print("Yes" if sg(x) != 0 else "No")
