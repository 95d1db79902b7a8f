import sys

words = sys.stdin.read().split()[::-1]


def number():
    return int(words.pop())


def main():
    for _ in range(number()):
        n = number()
        for _ in range(n - 1):
            number()
        print(n % 2)


main()
