import sys

words = list(map(int, sys.stdin.read().split()))[::-1]


def numbers():
    return [words.pop() for _ in range(words.pop())]


heaps = numbers()
x = 0
for heap in heaps:
    x ^= heap
# Two equal heaps cancel each other, whatever the bound.
print(-1 if x else max(heaps) - 1)
