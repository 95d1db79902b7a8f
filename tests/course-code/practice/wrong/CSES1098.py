import sys

words = list(map(int, sys.stdin.read().split()))[::-1]


def numbers():
    return [words.pop() for _ in range(words.pop())]


for _ in range(words.pop()):
    x = 0
    # A heap is worth its remainder by 4.
    for heap in numbers():
        x ^= heap
    print("first" if x else "second")
