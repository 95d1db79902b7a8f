import sys

words = sys.stdin.read().split()[::-1]


def number():
    return int(words.pop())


def main():
    n = number()
    stones = [0] + [number() for _ in range(n)]
    wins = set()
    for _ in range(n - 1):
        a, b = number(), number()
        if stones[a] != stones[b]:
            wins.add(a if stones[a] > stones[b] else b)
    print(*sorted(wins))


main()
