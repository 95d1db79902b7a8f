import sys

words = list(map(int, sys.stdin.read().split()))[::-1]


def numbers():
    return [words.pop() for _ in range(words.pop())]


for _ in range(words.pop()):
    x = 0
    # Only the heaps at the ends may be touched: this is no sum of heaps.
    for heap in numbers():
        x ^= heap
    print(1 if x else 0)
