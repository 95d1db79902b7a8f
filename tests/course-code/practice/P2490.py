from math import comb

MOD = 1000000007
n, k, d = map(int, input().split())
heaps, free = k // 2, n - k
ways = [1] + [0] * free
for s in range(1, free + 1):
    ones = [i for i in range(0, min(heaps, s) + 1, d + 1) if (s - i) % 2 == 0]
    ways[s] = sum(comb(heaps, i) * ways[(s - i) // 2] for i in ones) % MOD
lost = sum(ways[s] * comb(free - s + heaps, heaps) for s in range(free + 1))
print((comb(n, k) - lost) % MOD)
