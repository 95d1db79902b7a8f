import sys

words = sys.stdin.read().split()[::-1]


def number():
    return int(words.pop())


def main():
    n = number()
    while n:
        a, b = 1, 2
        while b <= n:
            a, b = b, a + b
        n, part = n - a, a
    print(part)


main()
