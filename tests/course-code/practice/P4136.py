import sys

words = sys.stdin.read().split()[::-1]


def number():
    return int(words.pop())


def main():
    while n := number():
        print("Bob" if n % 2 else "Alice")


main()
