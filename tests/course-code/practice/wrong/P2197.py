import sys

words = list(map(int, sys.stdin.read().split()))[::-1]


def numbers():
    return [words.pop() for _ in range(words.pop())]


x = 0
for _ in range(words.pop()):
    # x should be 0 again for each position.
    for heap in numbers():
        x ^= heap
    print("Yes" if x else "No")
