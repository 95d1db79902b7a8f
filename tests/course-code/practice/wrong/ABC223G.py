import sys

words = list(map(int, sys.stdin.read().split()))[::-1]

n = words.pop()
edges = [(words.pop(), words.pop()) for _ in range(n - 1)]
near = [[] for _ in range(n + 1)]
for a, b in edges:
    near[a].append(b)
    near[b].append(a)
matched = set()


def match(node, parent):
    for child in near[node]:
        if child != parent:
            match(child, node)
    if parent and node not in matched and parent not in matched:
        matched.update((node, parent))


match(1, 0)
# The nodes that this one matching misses; another one of the same size may miss others.
print(n - len(matched))
