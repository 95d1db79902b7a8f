from math import comb

MOD = 1000000009
n, m = map(int, input().split())
heaps, rest, free = (m + 1) // 2, m // 2, n - m
ways = [1] + [0] * free
for s in range(2, free + 1, 2):
    ones = range(0, min(heaps, s) + 1, 2)
    ways[s] = sum(comb(heaps, k) * ways[(s - k) // 2] for k in ones) % MOD
lost = sum(ways[s] * comb(free - s + rest, rest) for s in range(free + 1))
print((comb(n, m) - lost) % MOD)
