import sys

words = sys.stdin.read().split()[::-1]


def number():
    return int(words.pop())


def main():
    for _ in range(number()):
        n, m = number(), number()
        total = 0
        for _ in range(n * m):
            total ^= number()
        print("Ashish" if total else "Jeel")


main()
