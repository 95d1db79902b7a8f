import sys
from math import gcd

n, m, *p = map(int, sys.stdin.read().split())
total = 0
for i in range(1, 1 << m):
    t, chosen = 1, 0
    for j in range(m):
        if i >> j & 1:
            chosen += 1
            t = t * p[j] // gcd(t, p[j])  # the least common multiple; for primes the product
            if t > n:
                break
    if t <= n:
        total += n // t if chosen % 2 else -(n // t)
print(total)
