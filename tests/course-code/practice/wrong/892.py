import sys

words = list(map(int, sys.stdin.read().split()))[::-1]


def numbers():
    return [words.pop() for _ in range(words.pop())]


x = 0
for stones in numbers():
    # The number of the step should be odd, not that of its stones.
    if stones % 2 == 1:
        x ^= stones
print("Yes" if x else "No")
