import sys

words = list(map(int, sys.stdin.read().split()))[::-1]


def numbers():
    return [words.pop() for _ in range(words.pop())]


for _ in range(words.pop()):
    x = 0
    for _ in range(words.pop()):
        taken = set(numbers())
        row = "".join("x" if square in taken else " " for square in range(1, 21))
        # Pieces behind the last free square cannot move; the run before it is the first step.
        for run in row.split(" ")[::-1][::2]:
            x ^= len(run)
    print("YES" if x else "NO")
