"""Programs for practice problems: `solve_…` are right, `wrong_…` have a common mistake. A comment in
a wrong program says why it is wrong.
"""

from reading import number, numbers, words


def wrong_ABC223G():
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


def solve_ABC278G():
    n, l, r = map(int, input().split())
    value = [0] * (n + 1)
    # For each value, the longest remainder in two rows that has it.
    longest = {}
    for i in range(l, n + 1):
        for a in range((i - l) // 2 + 1):
            longest[value[a] ^ value[i - l - a]] = i - l
        while longest.get(value[i], -1) >= max(0, i - r):
            value[i] += 1
    wins = (
        (x, y)
        for x in range(1, n + 1)
        for y in range(l, min(r, n - x + 1) + 1)
        if value[x - 1] == value[n - x - y + 1]
    )
    move = next(wins, None)
    print("First\n%d %d" % move if move else "Second")


def wrong_ABC278G():
    n, l, r = map(int, input().split())
    # With L = R and a middle that cannot be taken, the first player may still win: only
    # the values decide.
    middle = [y for y in range(l, r + 1) if y <= n and (n - y) % 2 == 0]
    if not middle:
        print("Second")
    else:
        value = [0] * (n + 1)
        for i in range(l, n + 1):
            seen = {value[a] ^ value[i - y - a] for y in range(l, min(r, i) + 1) for a in range(i - y + 1)}
            while value[i] in seen:
                value[i] += 1
        wins = (
            (x, y)
            for x in range(1, n + 1)
            for y in range(l, min(r, n - x + 1) + 1)
            if value[x - 1] == value[n - x - y + 1]
        )
        print("First\n%d %d" % next(wins))


def solve_AGC002E():
    n = number()
    heaps = sorted((number() for _ in range(n)), reverse=True)
    d = 0
    while d + 1 < n and heaps[d + 1] > d + 1:
        d += 1
    right = heaps[d] - d - 1
    down = sum(heap > d for heap in heaps[d + 1 :])
    print("First" if right % 2 or down % 2 else "Second")


def wrong_AGC002E():
    n = number()
    heaps = sorted((number() for _ in range(n)), reverse=True)
    d = 0
    while d + 1 < n and heaps[d + 1] > d + 1:
        d += 1
    right = heaps[d] - d - 1
    down = sum(heap > d for heap in heaps[d + 1 :])
    print("First" if (right + down) % 2 else "Second")


def solve_AGC010F():
    n = number()
    stones = [0] + [number() for _ in range(n)]
    beside = [[] for _ in range(n + 1)]
    for _ in range(n - 1):
        a, b = number(), number()
        beside[a].append(b)
        beside[b].append(a)
    wins = [False] * (n + 1)
    for a in sorted(range(1, n + 1), key=stones.__getitem__):
        wins[a] = any(stones[b] < stones[a] and not wins[b] for b in beside[a])
    print(*(node for node in range(1, n + 1) if wins[node]))


def wrong_AGC010F():
    n = number()
    stones = [0] + [number() for _ in range(n)]
    wins = set()
    for _ in range(n - 1):
        a, b = number(), number()
        if stones[a] != stones[b]:
            wins.add(a if stones[a] > stones[b] else b)
    print(*sorted(wins))


def wrong_AGC017D():
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
                # The edge to the child adds 1 to the child's value before the values
                # are combined.
                x ^= value(child, node)
        return x + (len(near[node]) > (parent != 0))

    print("Alice" if value(1, 0) else "Bob")


def solve_ARC168B():
    odd, x = set(), 0
    for _ in range(number()):
        h = number()
        x ^= h
        odd ^= {h}
    print(-1 if x else max(odd, default=1) - 1)


def wrong_ARC168B():
    heaps = numbers()
    x = 0
    for heap in heaps:
        x ^= heap
    # Two equal heaps cancel each other, whatever the bound.
    print(-1 if x else max(heaps) - 1)
