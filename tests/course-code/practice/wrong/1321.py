import sys

words = list(map(int, sys.stdin.read().split()))[::-1]


def numbers():
    return [words.pop() for _ in range(words.pop())]


for _ in range(words.pop()):
    heaps = numbers()
    # Right as long as no heap of 1 can be taken away whole.
    moves = sum(heaps) + len(heaps) - 1
    print("YES" if moves % 2 else "NO")
