import sys

words = sys.stdin.read().split()[::-1]


def number():
    return int(words.pop())


def main():
    sys.setrecursionlimit(1000000)
    n, m = number(), number()
    taxes = [number() for _ in range(n)]
    roads = [[] for _ in range(n)]
    for _ in range(m):
        city, to = number() - 1, number() - 1
        roads[city].append(to)
    levels = {}

    def level(city):
        if city not in levels:
            levels[city] = max((1 + level(to) for to in roads[city]), default=0)
        return levels[city]

    sums = [0] * n
    for city in range(n):
        sums[level(city)] ^= taxes[city]
    print("WIN" if any(sums) else "LOSE")


main()
