import sys

words = list(map(int, sys.stdin.read().split()))[::-1]


def numbers():
    return [words.pop() for _ in range(words.pop())]


basis, removed = [], 0
# The largest heaps should be kept first.
for heap in numbers():
    rest = heap
    for b in basis:
        rest = min(rest, rest ^ b)
    if rest:
        basis.append(rest)
    else:
        removed += heap
print(removed)
