"""Programs for practice problems: `solve_…` are right, `wrong_…` have a common mistake. A comment in
a wrong program says why it is wrong.
"""

import sys

from reading import left, number


def solve_COT3():
    sys.setrecursionlimit(100000)
    n = number()
    black = [0] + [number() for _ in range(n)]
    beside = [[] for _ in range(n + 1)]
    for _ in range(n - 1):
        a, b = number(), number()
        beside[a].append(b)
        beside[b].append(a)

    def visit(node, below):
        """Return the value of a subtree, and the values after painting the path to each of
        its white nodes.
        """
        subtrees = [visit(child, node) for child in beside[node] if child != below]
        every = 0
        for value, _ in subtrees:
            every ^= value
        left = {} if black[node] else {node: every}
        for value, paths in subtrees:
            for white, rest in paths.items():
                left[white] = rest ^ every ^ value
        values = set(left.values())
        return next(value for value in range(n + 1) if value not in values), left

    wins = sorted(node for node, left in visit(1, 0)[1].items() if left == 0)
    print("\n".join(map(str, wins)) if wins else -1)


def wrong_COT3():
    sys.setrecursionlimit(100000)
    n = number()
    black = [0] + [number() for _ in range(n)]
    beside = [[] for _ in range(n + 1)]
    for _ in range(n - 1):
        a, b = number(), number()
        beside[a].append(b)
        beside[b].append(a)

    def visit(node, below):
        subtrees = [visit(child, node) for child in beside[node] if child != below]
        every = 0
        for value, _ in subtrees:
            every ^= value
        left = {} if black[node] else {node: every}
        for value, paths in subtrees:
            for white, rest in paths.items():
                left[white] = rest
        values = set(left.values())
        return next(value for value in range(n + 1) if value not in values), left

    wins = sorted(node for node, left in visit(1, 0)[1].items() if left == 0)
    print("\n".join(map(str, wins)) if wins else -1)
