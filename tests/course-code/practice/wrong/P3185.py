import sys

words = list(map(int, sys.stdin.read().split()))[::-1]


def numbers():
    return [words.pop() for _ in range(words.pop())]


value = [0] * 22
for d in range(22):
    seen = {value[a] ^ value[b] for a in range(d) for b in range(a + 1)}
    while value[d] in seen:
        value[d] += 1
for _ in range(words.pop()):
    beans = numbers()
    n = len(beans)
    v = [value[n - 1 - i] for i in range(n)]
    x = 0
    for i in range(n):
        # Two beans in one bottle cancel each other.
        if beans[i]:
            x ^= v[i]
    wins = [
        (i, j, k)
        for i in range(n)
        if beans[i]
        for j in range(i + 1, n)
        for k in range(j, n)
        if x ^ v[i] ^ v[j] ^ v[k] == 0
    ]
    print(*(wins[0] if wins else (-1, -1, -1)))
    print(len(wins))
