import sys

words = list(map(int, sys.stdin.read().split()))[::-1]


def numbers():
    return [words.pop() for _ in range(words.pop())]


for _ in range(words.pop()):
    x = 0
    for heap in numbers():
        # Splitting changes the values: 3 and 4 swap places.
        x ^= heap
    print("Alice" if x else "Bob")
