import sys

words = list(map(int, sys.stdin.read().split()))[::-1]

while words:
    x = 0
    for _ in range(words.pop()):
        n, edges = words.pop(), words.pop()
        near = [[] for _ in range(n + 1)]
        for _ in range(edges):
            a, b = words.pop(), words.pop()
            near[a].append(b)
            near[b].append(a)
        met = set()

        def value(node):
            met.add(node)
            x = 0
            for child in near[node]:
                # The edge that closes a ring is left out, as if the ring were a path.
                if child not in met:
                    x ^= value(child) + 1
            return x

        x ^= value(1)
    print("Sally" if x else "Harry")
