import sys

words = sys.stdin.read().split()[::-1]


def number():
    return int(words.pop())


def main():
    for _ in range(number()):
        x = 0
        for _ in range(number()):
            x ^= number()
        print("Yes" if x else "No")


main()
