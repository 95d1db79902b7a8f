import sys

words = sys.stdin.read().split()[::-1]


def number():
    return int(words.pop())


def main():
    for _ in range(number()):
        a = [0] + [number() for _ in range(number())]
        x = 0
        for i in range(len(a) - 1, 0, -2):
            x ^= a[i] - a[i - 1]
        print("TAK" if x else "NIE")


main()
