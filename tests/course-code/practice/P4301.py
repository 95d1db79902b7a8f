import sys

words = sys.stdin.read().split()[::-1]


def number():
    return int(words.pop())


def main():
    a = sorted((number() for _ in range(number())), reverse=True)
    basis, removed = [], 0
    for h in a:
        rest = h
        for b in basis:
            rest = min(rest, rest ^ b)
        if rest:
            basis.append(rest)
        else:
            removed += h
    print(removed if basis else -1)


main()
