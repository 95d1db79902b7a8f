import sys

words = sys.stdin.read().split()[::-1]


def number():
    return int(words.pop())


def main():
    for _ in range(number()):
        a = [number() for _ in range(number())]
        x = 0
        for h in a:
            x ^= h
        print("John" if (x != 0) == (max(a, default=0) > 1) else "Brother")


main()
