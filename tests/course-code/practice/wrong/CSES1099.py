import sys

words = list(map(int, sys.stdin.read().split()))[::-1]


def numbers():
    return [words.pop() for _ in range(words.pop())]


for _ in range(words.pop()):
    x = 0
    # Stair 1 is the ground: stairs 2, 4 ... count.
    for balls in numbers()[::2]:
        x ^= balls
    print("first" if x else "second")
