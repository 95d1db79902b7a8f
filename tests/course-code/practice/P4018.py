import sys

words = sys.stdin.read().split()[::-1]


def number():
    return int(words.pop())


def main():
    for _ in range(number()):
        print("October wins!" if number() % 6 else "Roy wins!")


main()
