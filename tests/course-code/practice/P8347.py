import sys

words = sys.stdin.read().split()[::-1]


def number():
    return int(words.pop())


def main():
    for _ in range(number()):
        n = number()
        odd = set()
        for _ in range(2 * n - 2):
            odd ^= {number()}
        print("Hifuu" if len(odd) < n else "Luna")


main()
