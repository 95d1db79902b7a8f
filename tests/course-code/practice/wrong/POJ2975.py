import sys

words = list(map(int, sys.stdin.read().split()))[::-1]


def numbers():
    return [words.pop() for _ in range(words.pop())]


while heaps := numbers():
    x = 0
    for heap in heaps:
        x ^= heap
    # A heap that stays as it is is no move.
    print(sum((heap ^ x) <= heap for heap in heaps))
