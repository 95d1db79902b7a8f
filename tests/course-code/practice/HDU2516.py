import sys

words = sys.stdin.read().split()[::-1]


def number():
    return int(words.pop())


def main():
    while n := number():
        a, b = 1, 2
        while a < n:
            a, b = b, a + b
        print("Second win" if a == n else "First win")


main()
