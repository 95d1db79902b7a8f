import sys

words = sys.stdin.read().split()[::-1]


def number():
    return int(words.pop())


def main():
    odd, x = set(), 0
    for _ in range(number()):
        h = number()
        x ^= h
        odd ^= {h}
    print(-1 if x else max(odd, default=1) - 1)


main()
