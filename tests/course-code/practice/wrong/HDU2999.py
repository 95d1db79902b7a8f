import sys

words = list(map(int, sys.stdin.read().split()))[::-1]


def numbers():
    return [words.pop() for _ in range(words.pop())]


while words:
    amounts = numbers()
    value = [0] * 31
    for row in range(31):
        # A row may break in two where something is taken from its middle.
        seen = {value[row - a] for a in amounts if a <= row}
        while value[row] in seen:
            value[row] += 1
    for row in numbers():
        print(1 if value[row] else 2)
