import sys

words = sys.stdin.read().split()[::-1]


def number():
    return int(words.pop())


def main():
    for _ in range(number()):
        n = number()
        for _ in range(2 * n - 2):
            number()
        print("Hifuu" if n % 2 else "Luna")


main()
