import sys

words = list(map(int, sys.stdin.read().split()))[::-1]


def numbers():
    return [words.pop() for _ in range(words.pop())]


while words:
    x = 0
    for row in numbers():
        x ^= row
    # Where all rows are single apples it is the other way round.
    print("Yes" if x else "No")
