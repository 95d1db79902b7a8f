import sys

words = list(map(int, sys.stdin.read().split()))[::-1]


def numbers():
    return [words.pop() for _ in range(words.pop())]


for _ in range(words.pop()):
    x = 0
    for heap in numbers():
        x ^= heap
    # Where all heaps are single stones it is the other way round.
    print("John" if x else "Brother")
