import sys

words = list(map(int, sys.stdin.read().split()))[::-1]

n = words.pop()
near = [[] for _ in range(n + 1)]
for _ in range(n - 1):
    a, b = words.pop(), words.pop()
    near[a].append(b)
    near[b].append(a)


def value(node, parent):
    x = 0
    for child in near[node]:
        if child != parent:
            # The edge to the child makes its value 1 larger before they are put together.
            x ^= value(child, node)
    return x + (len(near[node]) > (parent != 0))


print("Alice" if value(1, 0) else "Bob")
