import sys

words = sys.stdin.read().split()[::-1]


def number():
    return int(words.pop())


def main():
    while n := number():
        print("Alice" if n <= 2 else "Bob")


main()
