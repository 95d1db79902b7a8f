import sys

words = list(map(int, sys.stdin.read().split()))[::-1]


def numbers():
    return [words.pop() for _ in range(words.pop())]


heaps = numbers()
ways = 0
for chosen in range(1, 1 << len(heaps)):
    some = [heap for i, heap in enumerate(heaps) if chosen >> i & 1]
    x = 0
    for heap in some:
        x ^= heap
    # A position that is won may have no winning move in the heap that must be taken from.
    if x == 0:
        ways += len(some)
print(ways % 1000000007)
