import sys

words = sys.stdin.read().split()[::-1]


def number():
    return int(words.pop())


def main():
    while n := number():
        x = 0
        for _ in range(n):
            x ^= number()
        print("Rabbit Win!" if x else "Grass Win!")


main()
