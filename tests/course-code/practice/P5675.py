import sys

words = sys.stdin.read().split()[::-1]


def number():
    return int(words.pop())


def main():
    a = [number() for _ in range(number())]
    ways = 0
    for i, first in enumerate(a):
        sums = {0: 1}
        for h in a[:i] + a[i + 1 :]:
            more = dict(sums)
            for x, count in sums.items():
                more[x ^ h] = more.get(x ^ h, 0) + count
            sums = more
        ways += sum(count for x, count in sums.items() if x >= first)
    print(ways % 1000000007)


main()
