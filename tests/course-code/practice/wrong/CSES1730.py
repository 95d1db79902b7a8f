import sys

words = list(map(int, sys.stdin.read().split()))[::-1]


def numbers():
    return [words.pop() for _ in range(words.pop())]


for _ in range(words.pop()):
    # Pairs of equal heaps are lost, but so are others, such as 1 2 3.
    heaps = numbers()
    paired = all(heaps.count(heap) % 2 == 0 for heap in heaps)
    print("second" if paired else "first")
