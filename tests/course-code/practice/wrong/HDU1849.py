import sys

words = list(map(int, sys.stdin.read().split()))[::-1]


def numbers():
    return [words.pop() for _ in range(words.pop())]


while squares := sorted(numbers()):
    # Pieces may share a square and pass each other: the gaps between them decide nothing.
    if len(squares) % 2:
        squares.insert(0, 0)
    x = 0
    for left, right in zip(squares[::2], squares[1::2]):
        x ^= right - left
    print("Rabbit Win!" if x else "Grass Win!")
