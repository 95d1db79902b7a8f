import sys

words = list(map(int, sys.stdin.read().split()))[::-1]


def numbers():
    return [words.pop() for _ in range(words.pop())]


while words:
    x = 0
    for square in numbers():
        x ^= square
    # The 0 at the end is no position, and should print nothing.
    print("Rabbit Win!" if x else "Grass Win!")
