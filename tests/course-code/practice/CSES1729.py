import sys

words = sys.stdin.read().split()[::-1]


def number():
    return int(words.pop())


def main():
    n, k = number(), number()
    take = [number() for _ in range(k)]
    won = [False]
    for h in range(1, n + 1):
        won.append(any(p <= h and not won[h - p] for p in take))
    print("".join("WL"[not w] for w in won[1:]))


main()
