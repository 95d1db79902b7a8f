"""Programs for practice problems: `solve_…` are right, `wrong_…` have a common mistake. A comment in
a wrong program says why it is wrong.
"""

import sys
from math import comb, isqrt

from reading import number, numbers, words


def solve_P1247():
    a = [number() for _ in range(number())]
    x = 0
    for h in a:
        x ^= h
    if not x:
        print("lose")
        return
    i = next(i for i, h in enumerate(a) if h ^ x < h)
    print(a[i] - (a[i] ^ x), i + 1)
    a[i] ^= x
    print(*a)


def wrong_P1247():
    heaps = numbers()
    x = 0
    for heap in heaps:
        x ^= heap
    if x == 0:
        print("lose")
    else:
        # The largest heap need not have the highest one of the nim-sum.
        i = heaps.index(max(heaps))
        print(heaps[i] - (heaps[i] ^ x), i + 1)
        heaps[i] ^= x
        print(*heaps)


def solve_P1971():
    sys.setrecursionlimit(100000)
    n, m = int(words.pop()), int(words.pop())
    rows = [words.pop() for _ in range(n)]
    colour = {(r, c): rows[r][c] for r in range(n) for c in range(m)}
    at = next(square for square in colour if colour[square] == ".")
    colour[at] = "X"
    mate = {}

    def match(square, seen):
        r, c = square
        for to in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
            if to in colour and colour[to] != colour[square] and to not in seen:
                seen.add(to)
                if to not in mate or match(mate[to], seen):
                    mate[to], mate[square] = square, to
                    return True
        return False

    for square in list(colour):
        if sum(square) % 2:
            match(square, set())
    wins = []
    k = int(words.pop())
    for _ in range(2 * k):
        other = mate.pop(at, None)
        del colour[at]
        # The player to move wins unless the square that it was matched to finds another.
        if other is not None:
            del mate[other]
        wins.append(other is not None and not match(other, set()))
        at = int(words.pop()) - 1, int(words.pop()) - 1
    wrong = [i + 1 for i in range(k) if wins[2 * i] and wins[2 * i + 1]]
    print(len(wrong), *wrong, sep="\n")


def wrong_P1971():
    sys.setrecursionlimit(100000)
    n, m = int(words.pop()), int(words.pop())
    rows = [words.pop() for _ in range(n)]
    colour = {(r, c): rows[r][c] for r in range(n) for c in range(m)}
    at = next(square for square in colour if colour[square] == ".")
    colour[at] = "X"

    def largest(ban):
        mate = {}

        def match(square, seen):
            r, c = square
            for to in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
                if to != ban and to not in seen and colour.get(to, colour[square]) != colour[square]:
                    seen.add(to)
                    if to not in mate or match(mate[to], seen):
                        mate[to] = square
                        return True
            return False

        return sum(match(square, set()) for square in colour if sum(square) % 2 and square != ban)

    size = largest(None)
    wins = []
    k = int(words.pop())
    for _ in range(2 * k):
        wins.append(largest(at) < size)
        at = int(words.pop()) - 1, int(words.pop()) - 1
    wrong = [i + 1 for i in range(k) if wins[2 * i] and wins[2 * i + 1]]
    print(len(wrong), *wrong, sep="\n")


def wrong_P2148():
    for _ in range(words.pop()):
        heaps = numbers()
        x = 0
        for a, b in zip(heaps[::2], heaps[1::2]):
            # The ones of a - 1 and b - 1 count.
            both, value = a | b, 0
            while both >> value & 1:
                value += 1
            x ^= value
        print("YES" if x else "NO")


def solve_P2197():
    for _ in range(number()):
        x = 0
        for _ in range(number()):
            x ^= number()
        print("Yes" if x else "No")


def wrong_P2197():
    x = 0
    for _ in range(words.pop()):
        # x should be 0 again for each position.
        for heap in numbers():
            x ^= heap
        print("Yes" if x else "No")


def solve_P2252():
    def lost(a, b):
        d = abs(a - b)
        return min(a, b) == (d + isqrt(5 * d * d)) // 2

    def main():
        print(int(not lost(number(), number())))

    main()


def wrong_P2252():
    a, b = map(int, input().split())
    # The smaller heap should come first.
    print(0 if a == int((b - a) * (1 + 5**0.5) / 2) else 1)


def solve_P2490():
    MOD = 1000000007
    n, k, d = map(int, input().split())
    heaps, free = k // 2, n - k
    ways = [1] + [0] * free
    for s in range(1, free + 1):
        ones = [i for i in range(0, min(heaps, s) + 1, d + 1) if (s - i) % 2 == 0]
        ways[s] = sum(comb(heaps, i) * ways[(s - i) // 2] for i in ones) % MOD
    lost = sum(ways[s] * comb(free - s + heaps, heaps) for s in range(free + 1))
    print((comb(n, k) - lost) % MOD)


def wrong_P2490():
    MOD = 1000000007
    n, k, d = map(int, input().split())
    heaps, free = k // 2, n - k
    ways = [1] + [0] * free
    for s in range(1, free + 1):
        # Counts of ones must be multiples of d + 1, not even.
        ones = [i for i in range(0, min(heaps, s) + 1, 2) if (s - i) % 2 == 0]
        ways[s] = sum(comb(heaps, i) * ways[(s - i) // 2] for i in ones) % MOD
    lost = sum(ways[s] * comb(free - s + heaps, heaps) for s in range(free + 1))
    print((comb(n, k) - lost) % MOD)


def solve_P2575():
    for _ in range(number()):
        x = 0
        for _ in range(number()):
            taken = {number() for _ in range(number())}
            run = step = 0
            for i in range(20, -1, -1):
                if i in taken:
                    run += 1
                else:
                    x ^= run if step % 2 else 0
                    step, run = step + 1, 0
        print("YES" if x else "NO")


def wrong_P2575():
    for _ in range(words.pop()):
        x = 0
        for _ in range(words.pop()):
            taken = set(numbers())
            row = "".join("x" if square in taken else " " for square in range(1, 21))
            # Wrong: begins with the pieces behind the last free square, which cannot move.
            for run in row.split(" ")[::-1][::2]:
                x ^= len(run)
        print("YES" if x else "NO")


def solve_P2594():
    for _ in range(int(input())):
        n, m = map(int, input().split())
        total = 0
        for i in range(1, n + 1):
            for j, coin in enumerate(input(), 1):
                if coin == "T":
                    k = i + j - 1
                    total ^= k & -k if i == 1 or j == 1 else 1 << (i + j - 2)
        print("-_-" if total else "=_=")


def wrong_P2594():
    for _ in range(int(input())):
        n, m = map(int, input().split())
        total = 0
        for i in range(1, n + 1):
            for j, coin in enumerate(input(), 1):
                if coin == "T":
                    # In the first row and column blocks are runs, as in a single row.
                    total ^= 1 << (i + j - 2)
        print("-_-" if total else "=_=")


def wrong_P2599():
    for _ in range(words.pop()):
        x = 0
        # Only the heaps at the ends may be touched: this is no sum of heaps.
        for heap in numbers():
            x ^= heap
        print(1 if x else 0)


def solve_P3179():
    n = int(input())
    # The value of a cell depends on its number of multiples, n // x.
    value = {}
    for d in sorted({n // x for x in range(1, n + 1)}):
        total, seen, multiple = 0, {0}, 2
        while multiple <= d:
            last = d // (d // multiple)
            v = value[d // multiple]
            seen.add(total ^ v)
            if (last - multiple) % 2 == 0:
                total ^= v
            multiple = last + 1
        value[d] = next(v for v in range(len(seen) + 1) if v not in seen)
    for _ in range(int(input())):
        input()
        total = 0
        for x in map(int, input().split()):
            total ^= value[n // x]
        print("Yes" if total else "No")


def wrong_P3179():
    n = int(input())
    value = {}
    for d in sorted({n // x for x in range(1, n + 1)}):
        total, seen, multiple = 0, {0}, 2
        while multiple <= d:
            last = d // (d // multiple)
            v = value[d // multiple]
            seen.add(total ^ v)
            # An even number of equal values cancels.
            total ^= v
            multiple = last + 1
        value[d] = next(v for v in range(len(seen) + 1) if v not in seen)
    for _ in range(int(input())):
        input()
        total = 0
        for x in map(int, input().split()):
            total ^= value[n // x]
        print("Yes" if total else "No")


def solve_P3185():
    value = [0] * 22
    for d in range(1, 22):
        seen = {value[a] ^ value[b] for a in range(d) for b in range(a + 1)}
        while value[d] in seen:
            value[d] += 1
    for _ in range(number()):
        beans = [number() for _ in range(number())]
        v = [value[len(beans) - 1 - i] for i in range(len(beans))]
        x = 0
        for i, count in enumerate(beans):
            x ^= v[i] if count % 2 else 0
        wins = [
            (i, j, k)
            for i in range(len(v))
            if beans[i]
            for j in range(i + 1, len(v))
            for k in range(j, len(v))
            if x ^ v[i] ^ v[j] ^ v[k] == 0
        ]
        print(*(wins[0] if wins else (-1, -1, -1)))
        print(len(wins))


def wrong_P3185():
    value = [0] * 22
    for d in range(22):
        seen = {value[a] ^ value[b] for a in range(d) for b in range(a + 1)}
        while value[d] in seen:
            value[d] += 1
    for _ in range(words.pop()):
        beans = numbers()
        n = len(beans)
        v = [value[n - 1 - i] for i in range(n)]
        x = 0
        for i in range(n):
            # Two beans in one bottle cancel each other.
            if beans[i]:
                x ^= v[i]
        wins = [
            (i, j, k)
            for i in range(n)
            if beans[i]
            for j in range(i + 1, n)
            for k in range(j, n)
            if x ^ v[i] ^ v[j] ^ v[k] == 0
        ]
        print(*(wins[0] if wins else (-1, -1, -1)))
        print(len(wins))


def solve_P3235():
    t, f = words.pop(), words.pop()
    games = [[words.pop() for _ in range(words.pop())] for _ in range(t)]
    most = max(h for heaps in games for h in heaps)
    value = [0] * (most + 2)
    for h in range(f, most + 1):
        seen, m = set(), 2
        while m <= h:
            x = h // m
            last = h // x
            # Other numbers of parts of the same size give the same values again.
            for parts in range(m, min(last, m + 1) + 1):
                more = h % parts
                seen.add((value[x + 1] * (more % 2)) ^ (value[x] * ((parts - more) % 2)))
            m = last + 1
        while value[h] in seen:
            value[h] += 1
    answers = []
    for heaps in games:
        total = 0
        for h in heaps:
            total ^= value[h]
        answers.append(1 if total else 0)
    print(*answers)


def wrong_P3235():
    t, f = words.pop(), words.pop()
    value = [0] * 302
    for h in range(f, 301):
        seen, m = set(), 2
        while m <= h:
            x = h // m
            # One part more of the same size may give another value.
            more = h % m
            seen.add((value[x + 1] * (more % 2)) ^ (value[x] * ((m - more) % 2)))
            m = h // x + 1
        while value[h] in seen:
            value[h] += 1
    answers = []
    for _ in range(t):
        total = 0
        for h in numbers():
            total ^= value[h]
        answers.append(1 if total else 0)
    print(*answers)


def solve_P3480():
    for _ in range(number()):
        a = [0] + [number() for _ in range(number())]
        x = 0
        for i in range(len(a) - 1, 0, -2):
            x ^= a[i] - a[i - 1]
        print("TAK" if x else "NIE")


def wrong_P3480():
    for _ in range(words.pop()):
        heaps = numbers()
        steps = [b - a for a, b in zip([0] + heaps, heaps)]
        x = 0
        # The last difference is step 1, not the first.
        for step in steps[::2]:
            x ^= step
        print("TAK" if x else "NIE")
