import sys

words = sys.stdin.read().split()[::-1]


def number():
    return int(words.pop())


def main():
    value = [0] * 22
    for d in range(1, 22):
        seen = {value[a] ^ value[b] for a in range(d) for b in range(a + 1)}
        while value[d] in seen:
            value[d] += 1
    for _ in range(number()):
        beans = [number() for _ in range(number())]
        v = [value[len(beans) - 1 - i] for i in range(len(beans))]
        x = 0
        for i, count in enumerate(beans):
            x ^= v[i] if count % 2 else 0
        wins = [
            (i, j, k)
            for i in range(len(v))
            if beans[i]
            for j in range(i + 1, len(v))
            for k in range(j, len(v))
            if x ^ v[i] ^ v[j] ^ v[k] == 0
        ]
        print(*(wins[0] if wins else (-1, -1, -1)))
        print(len(wins))


main()
