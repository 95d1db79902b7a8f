import sys

words = list(map(int, sys.stdin.read().split()))[::-1]


def numbers():
    return [words.pop() for _ in range(words.pop())]


value = {}
while words:
    to = [numbers() for _ in range(words.pop())]

    def find(node):
        # What is kept belongs to the graph before this one.
        if node not in value:
            seen = {find(b) for b in to[node]}
            value[node] = next(v for v in range(len(seen) + 1) if v not in seen)
        return value[node]

    while tokens := numbers():
        x = 0
        for token in tokens:
            x ^= find(token)
        print("WIN" if x else "LOSE")
