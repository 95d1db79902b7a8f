import sys

words = list(map(int, sys.stdin.read().split()))[::-1]


def numbers():
    return [words.pop() for _ in range(words.pop())]


for _ in range(words.pop()):
    # The squares come in any order.
    squares = numbers()
    if len(squares) % 2:
        squares.append(0)
        squares.insert(0, squares.pop())
    x = 0
    for left, right in zip(squares[::2], squares[1::2]):
        x ^= abs(right - left) - 1
    print("Georgia will win" if x else "Bob will win")
