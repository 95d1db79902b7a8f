import sys

words = sys.stdin.read().split()[::-1]


def number():
    return int(words.pop())


def main():
    for _ in range(number()):
        n, m = number(), number()
        print("first" if n % (m + 1) else "second")


main()
