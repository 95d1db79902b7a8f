"""Programs for practice problems: `solve_…` are right, `wrong_…` have a common mistake. A comment in
a wrong program says why it is wrong.
"""

import sys

from reading import number, numbers, words


def solve_P4018():
    for _ in range(number()):
        print("October wins!" if number() % 6 else "Roy wins!")


def wrong_P4018():
    for _ in range(words.pop()):
        # With 1 and the primes alone 4 would be lost; but 4 is a power of 2.
        print("October wins!" if words.pop() % 4 else "Roy wins!")


def solve_P4055():
    words = sys.stdin.read().split()
    sys.setrecursionlimit(100000)
    n, m, rows = int(words[0]), int(words[1]), words[2:]
    free = {(r, c) for r in range(n) for c in range(m) if rows[r][c] == "."}
    mate = {}

    def beside(square):
        r, c = square
        return [to for to in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)) if to in free]

    def match(square, seen):
        for to in beside(square):
            if to not in seen:
                seen.add(to)
                if to not in mate or match(mate[to], seen):
                    mate[to], mate[square] = square, to
                    return True
        return False

    for square in sorted(free):
        if sum(square) % 2:
            match(square, set())
    todo = [square for square in free if square not in mate]
    missed = set(todo)
    for square in todo:
        for to in beside(square):
            if mate[to] not in missed:
                missed.add(mate[to])
                todo.append(mate[to])
    print("WIN" if missed else "LOSE")
    for r, c in sorted(missed):
        print(r + 1, c + 1)


def wrong_P4055():
    words = sys.stdin.read().split()
    sys.setrecursionlimit(100000)
    n, m, rows = int(words[0]), int(words[1]), words[2:]
    free = {(r, c) for r in range(n) for c in range(m) if rows[r][c] == "."}
    mate = {}

    def beside(square):
        r, c = square
        return [to for to in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)) if to in free]

    def match(square, seen):
        for to in beside(square):
            if to not in seen:
                seen.add(to)
                if to not in mate or match(mate[to], seen):
                    mate[to], mate[square] = square, to
                    return True
        return False

    for square in sorted(free):
        if sum(square) % 2:
            match(square, set())
    missed = [square for square in free if square not in mate]
    print("WIN" if missed else "LOSE")
    for r, c in sorted(missed):
        print(r + 1, c + 1)


def solve_P4101():
    for _ in range(int(input())):
        n, m = map(int, input().split())
        # One heap after the other is filled.
        moves = n // m * (m - 1) + max(n % m - 1, 0)
        print(0 if moves % 2 else 1)


def wrong_P4101():
    for _ in range(int(input())):
        n, m = map(int, input().split())
        # The stones that fill no heap are merged, too.
        moves = n // m * (m - 1)
        print(0 if moves % 2 else 1)


def solve_P4136():
    while n := number():
        print("Bob" if n % 2 else "Alice")


def solve_P4279():
    for _ in range(number()):
        a = [number() for _ in range(number())]
        x = 0
        for h in a:
            x ^= h
        print("John" if (x != 0) == (max(a, default=0) > 1) else "Brother")


def wrong_P4279():
    for _ in range(words.pop()):
        x = 0
        for heap in numbers():
            x ^= heap
        # If all heaps are single stones, the result is the other way round.
        print("John" if x else "Brother")


def solve_P4301():
    a = sorted((number() for _ in range(number())), reverse=True)
    basis, removed = [], 0
    for h in a:
        rest = h
        for b in basis:
            rest = min(rest, rest ^ b)
        if rest:
            basis.append(rest)
        else:
            removed += h
    print(removed if basis else -1)


def wrong_P4301():
    basis, removed = [], 0
    # The largest heaps must be considered first.
    for heap in numbers():
        rest = heap
        for b in basis:
            rest = min(rest, rest ^ b)
        if rest:
            basis.append(rest)
        else:
            removed += heap
    print(removed)


def solve_P4617():
    sys.setrecursionlimit(100000)
    n, m = number(), number()
    roads = [[] for _ in range(n + 1)]
    for _ in range(m):
        peak, valley = number(), number()
        roads[peak].append(valley)
    mate = {}

    def match(peak, seen):
        for valley in roads[peak]:
            if valley not in seen:
                seen.add(valley)
                if valley not in mate or match(mate[valley], seen):
                    mate[valley] = peak
                    return True
        return False

    todo = [peak for peak in range(1, n + 1) if not match(peak, set())]
    wins = set(todo)
    for peak in todo:
        for valley in roads[peak]:
            if mate[valley] not in wins:
                wins.add(mate[valley])
                todo.append(mate[valley])
    for peak in range(1, n + 1):
        print("Mirko" if peak in wins else "Slavko")


def wrong_P4617():
    sys.setrecursionlimit(100000)
    n, m = number(), number()
    roads = [[] for _ in range(n + 1)]
    for _ in range(m):
        peak, valley = number(), number()
        roads[peak].append(valley)
    mate = {}

    def match(peak, seen):
        for valley in roads[peak]:
            if valley not in seen:
                seen.add(valley)
                if valley not in mate or match(mate[valley], seen):
                    mate[valley] = peak
                    return True
        return False

    for peak in range(1, n + 1):
        print("Slavko" if match(peak, set()) else "Mirko")
