import sys

words = list(map(int, sys.stdin.read().split()))[::-1]


def numbers():
    return [words.pop() for _ in range(words.pop())]


for _ in range(words.pop()):
    heaps = numbers()
    steps = [b - a for a, b in zip([0] + heaps, heaps)]
    x = 0
    # The last difference is step 1, not the first.
    for step in steps[::2]:
        x ^= step
    print("TAK" if x else "NIE")
