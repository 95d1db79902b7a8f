"""Programs for practice problems: `solve_…` are right, `wrong_…` have a common mistake. A comment in
a wrong program says why it is wrong.
"""

import sys

from reading import left, number, words


def solve_CF1149E():
    sys.setrecursionlimit(1000000)
    n, m = number(), number()
    taxes = [number() for _ in range(n)]
    roads = [[] for _ in range(n)]
    for _ in range(m):
        city, to = number() - 1, number() - 1
        roads[city].append(to)
    levels = {}

    def level(city):
        if city not in levels:
            seen = {level(to) for to in roads[city]}
            levels[city] = next(value for value in range(n) if value not in seen)
        return levels[city]

    sums = [0] * n
    for city in range(n):
        sums[level(city)] ^= taxes[city]
    if not any(sums):
        print("LOSE")
        return
    highest = max(value for value in range(n) if sums[value])
    lowered = next(
        city
        for city in range(n)
        if levels[city] == highest and taxes[city] ^ sums[highest] < taxes[city]
    )
    for city in [lowered, *roads[lowered]]:
        taxes[city] ^= sums[levels[city]]
        sums[levels[city]] = 0
    print("WIN")
    print(*taxes)


def wrong_CF1149E():
    sys.setrecursionlimit(1000000)
    n, m = number(), number()
    taxes = [number() for _ in range(n)]
    roads = [[] for _ in range(n)]
    for _ in range(m):
        city, to = number() - 1, number() - 1
        roads[city].append(to)
    levels = {}

    def level(city):
        if city not in levels:
            levels[city] = max((1 + level(to) for to in roads[city]), default=0)
        return levels[city]

    sums = [0] * n
    for city in range(n):
        sums[level(city)] ^= taxes[city]
    if not any(sums):
        print("LOSE")
        return
    highest = max(value for value in range(n) if sums[value])
    lowered = next(
        city
        for city in range(n)
        if levels[city] == highest and taxes[city] ^ sums[highest] < taxes[city]
    )
    for city in [lowered, *roads[lowered]]:
        taxes[city] ^= sums[levels[city]]
        sums[levels[city]] = 0
    print("WIN")
    print(*taxes)


def solve_CF1451F():
    for _ in range(number()):
        n, m = number(), number()
        sums = [0] * (n + m)
        for i in range(n):
            for j in range(m):
                sums[i + j] ^= number()
        print("Ashish" if any(sums) else "Jeel")


def wrong_CF1451F():
    for _ in range(number()):
        n, m = number(), number()
        total = 0
        for _ in range(n * m):
            total ^= number()
        print("Ashish" if total else "Jeel")


def solve_CF1704F():
    sg = [0, 0]
    for n in range(2, 200):
        seen = {sg[left] ^ sg[n - 2 - left] for left in range(n - 1)}
        sg.append(next(value for value in range(n) if value not in seen))
    for _ in range(number()):
        n, row = number(), words.pop()
        red, x, start = row.count("R"), 0, 0
        for at in range(1, n + 1):
            if at == n or row[at] == row[at - 1]:
                length, start = at - start, at
                # From 100 on, the values repeat with period 34.
                x ^= sg[length if length < 100 else 100 + (length - 100) % 34]
        won = x != 0 if 2 * red == n else 2 * red > n
        print("Alice" if won else "Bob")


def wrong_CF1704F():
    sg = [0, 0]
    for n in range(2, 200):
        seen = {sg[left] ^ sg[n - 2 - left] for left in range(n - 1)}
        sg.append(next(value for value in range(n) if value not in seen))
    for _ in range(number()):
        n, row = number(), words.pop()
        x, start = 0, 0
        for at in range(1, n + 1):
            if at == n or row[at] == row[at - 1]:
                length, start = at - start, at
                x ^= sg[length if length < 100 else 100 + (length - 100) % 34]
        print("Alice" if x else "Bob")


def solve_CF494E():
    n, m, k = map(int, input().split())
    rectangles = [tuple(map(int, input().split())) for _ in range(m)]
    xs = sorted({x for a, _, c, _ in rectangles for x in (a - 1, c)})
    # Bit t: whether the white cells in rows and columns that 2^t divides are odd in number.
    total = 0
    for x, following in zip(xs, xs[1:]):
        columns, end = 0, 0
        for b, d in sorted((b - 1, d) for a, b, c, d in rectangles if a - 1 <= x and following <= c):
            if d > end:
                columns ^= max(b, end) ^ d
                end = d
        total ^= (x ^ following) & columns
    print("Hamed" if total & ((1 << k.bit_length()) - 1) else "Malek")


def wrong_CF494E():
    n, m, k = map(int, input().split())
    total = 0
    for _ in range(m):
        a, b, c, d = map(int, input().split())
        # A cell that several rectangles cover is white once.
        total ^= (a - 1 ^ c) & (b - 1 ^ d)
    print("Hamed" if total & ((1 << k.bit_length()) - 1) else "Malek")
