import sys

words = list(map(int, sys.stdin.read().split()))[::-1]


def numbers():
    return [words.pop() for _ in range(words.pop())]


for _ in range(words.pop()):
    heaps = numbers()
    x = 0
    for a, b in zip(heaps[::2], heaps[1::2]):
        # The ones of a - 1 and b - 1 are meant.
        both, value = a | b, 0
        while both >> value & 1:
            value += 1
        x ^= value
    print("YES" if x else "NO")
