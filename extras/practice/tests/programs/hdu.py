"""Programs for practice problems: `solve_…` are right, `wrong_…` have a common mistake. A comment in
a wrong program says why it is wrong.
"""

import sys
from math import isqrt

from reading import left, number, numbers, words


def solve_HDU1527():
    def lost(a, b):
        d = abs(a - b)
        return min(a, b) == (d + isqrt(5 * d * d)) // 2

    def main():
        while left():
            print(int(not lost(number(), number())))

    main()


def wrong_HDU1527():
    while words:
        a, b = sorted((words.pop(), words.pop()))
        # The quotient must be rounded down, not to the nearest number.
        print(0 if a == round((b - a) * (1 + 5**0.5) / 2) else 1)


def wrong_HDU1536():
    while True:
        amounts = numbers()
        if not amounts:
            break
        value = [0] * 200
        for heap in range(200):
            seen = set()
            for a in amounts:
                # Right only where the set is sorted.
                if a > heap:
                    break
                seen.add(value[heap - a])
            while value[heap] in seen:
                value[heap] += 1
        line = ""
        for _ in range(words.pop()):
            x = 0
            for heap in numbers():
                x ^= value[heap]
            line += "W" if x else "L"
        print(line)


def wrong_HDU1730():
    while words:
        n, m = words.pop(), words.pop()
        x = 0
        for _ in range(n):
            # The squares between the pieces are one fewer.
            x ^= abs(words.pop() - words.pop())
        print("I WIN!" if x else "BAD LUCK!")


def solve_HDU1846():
    for _ in range(number()):
        n, m = number(), number()
        print("first" if n % (m + 1) else "second")


def wrong_HDU1846():
    for _ in range(words.pop()):
        n, m = words.pop(), words.pop()
        # Both players together can always take m + 1.
        print("first" if n % m else "second")


def wrong_HDU1847():
    for n in map(int, sys.stdin.read().split()):
        wins = [False]
        for heap in range(1, n + 1):
            # 1 is a power of 2, too.
            wins.append(any(not wins[heap - a] for a in (2, 4, 8, 16, 32, 64) if a <= heap))
        print("Kiki" if wins[n] else "Cici")


def wrong_HDU1848():
    amounts = [1, 2]
    while amounts[-1] < 1000:
        amounts.append(amounts[-1] + amounts[-2])
    value, seen = [0] * 1001, set()
    for heap in range(1, 1001):
        # The values seen should be forgotten for each heap.
        seen |= {value[heap - a] for a in amounts if a <= heap}
        while value[heap] in seen:
            value[heap] += 1
    while len(words) > 3:
        x = value[words.pop()] ^ value[words.pop()] ^ value[words.pop()]
        print("Fibo" if x else "Nacci")


def solve_HDU1849():
    while n := number():
        x = 0
        for _ in range(n):
            x ^= number()
        print("Rabbit Win!" if x else "Grass Win!")


def wrong_HDU1849():
    while squares := sorted(numbers()):
        # Pieces may share a square and pass each other: the gaps between them decide nothing.
        if len(squares) % 2:
            squares.insert(0, 0)
        x = 0
        for left, right in zip(squares[::2], squares[1::2]):
            x ^= right - left
        print("Rabbit Win!" if x else "Grass Win!")


def wrong_HDU1850():
    while heaps := numbers():
        x = 0
        for heap in heaps:
            x ^= heap
        # The question is the number of winning first moves, not whether there is one.
        print(1 if x else 0)


def solve_HDU2176():
    while n := number():
        a = [number() for _ in range(n)]
        x = 0
        for h in a:
            x ^= h
        print("Yes" if x else "No")
        for h in a:
            if h ^ x < h:
                print(h, h ^ x)


def wrong_HDU2176():
    while heaps := numbers():
        x = 0
        for heap in heaps:
            x ^= heap
        print("Yes" if x else "No")
        for heap in heaps:
            if (heap ^ x) < heap:
                print(heap, heap ^ x)
                # Other heaps may have a winning move, too.
                break


def solve_HDU2177():
    partner, small, a = {0: 0}, [0], 1
    for k in range(1, 1000):
        while a in partner:
            a += 1
        partner[a], partner[a + k] = a + k, a
        small.append(a)
    while True:
        a, b = sorted((number(), number()))
        if b == 0:
            return
        if partner[a] == b:
            print(0)
            continue
        print(1)
        left = set()
        if partner[b] < a:
            left.add((partner[b], b))
        if partner[a] < b:
            left.add(tuple(sorted((partner[a], a))))
        if small[b - a] < a:
            both = small[b - a], small[b - a] + b - a
            print(*both)
            left.discard(both)
        for x, y in sorted(left):
            print(x, y)


def wrong_HDU2177():
    lost, k = {(0, 0)}, 1
    for a in range(1, 200):
        if all(a not in pair for pair in lost):
            lost.add((a, a + k))
            k += 1
    while len(words) > 2:
        a, b = sorted((words.pop(), words.pop()))
        if (a, b) in lost:
            print(0)
            continue
        print(1)
        # The move from both heaps must be printed first.
        for c, d in sorted(lost):
            both = a - c == b - d > 0
            one = any(x == y and z < u for x, u, y, z in ((a, b, c, d), (a, b, d, c), (b, a, c, d), (b, a, d, c)))
            if both or one:
                print(c, d)


def wrong_HDU2509():
    while words:
        x = 0
        for row in numbers():
            x ^= row
        # If all rows are single apples, the result is the other way round.
        print("Yes" if x else "No")


def solve_HDU2516():
    while n := number():
        a, b = 1, 2
        while a < n:
            a, b = b, a + b
        print("Second win" if a == n else "First win")


def wrong_HDU2516():
    while n := words.pop():
        # The bound doubles with every take; it does not stay at 2.
        print("First win" if n % 3 else "Second win")


def solve_HDU2999():
    while left():
        runs = [number() for _ in range(number())]
        rows = [number() for _ in range(number())]
        value = [0] * (max(rows, default=0) + 1)
        for row in range(len(value)):
            seen = {value[a] ^ value[row - r - a] for r in runs for a in range(row - r + 1)}
            while value[row] in seen:
                value[row] += 1
        for row in rows:
            print(1 if value[row] else 2)


def wrong_HDU2999():
    while words:
        amounts = numbers()
        value = [0] * 121
        for row in range(121):
            # Taking from the middle of a row breaks it in two.
            seen = {value[row - a] for a in amounts if a <= row}
            while value[row] in seen:
                value[row] += 1
        for row in numbers():
            print(1 if value[row] else 2)


def wrong_HDU3032():
    for _ in range(words.pop()):
        x = 0
        for heap in numbers():
            # Splitting changes the values: 3 and 4 swap places.
            x ^= heap
        print("Alice" if x else "Bob")


def wrong_HDU3389():
    for case in range(1, words.pop() + 1):
        x = 0
        # Box 1 is an end, but so are boxes 3 and 4: the distance to an end counts, not
        # the number of the box.
        for cards in numbers()[1::2]:
            x ^= cards
        print(f"Case {case}: {'Alice' if x else 'Bob'}")


def solve_HDU3595():
    def lasts(a, b):
        """Return the number of moves from a pair: the winner prolongs the game, the loser
        shortens it.
        """
        a, b = sorted((a, b))
        if a == 0:
            return 0
        rest = lasts(b % a, a)
        return rest + (2 if rest % 2 and b // a > 1 else 1)

    while words:
        n = words.pop()
        longest = max((lasts(words.pop(), words.pop()) for _ in range(n)), default=0)
        print("MM" if longest % 2 else "GG")


def wrong_HDU3595():
    def lasts(a, b):
        a, b = sorted((a, b))
        if a == 0:
            return 0
        if b % a == 0:
            return 1
        rest = lasts(b % a, a)
        # If only one multiple fits there is no choice: 1 move more, not 2.
        return rest + (2 if rest % 2 else 1)

    while words:
        longest = max(lasts(words.pop(), words.pop()) for _ in range(words.pop()))
        print("MM" if longest % 2 else "GG")


def solve_HDU3980():
    for case in range(1, number() + 1):
        n, m = number(), number()
        value = [0] * (n + 1)
        for row in range(m, n - m + 1):
            seen = {value[a] ^ value[row - m - a] for a in range(row - m + 1)}
            while value[row] in seen:
                value[row] += 1
        won = n >= m and value[n - m] == 0
        print(f"Case #{case}:", "aekdycoin" if won else "abcdxyzk")


def wrong_HDU3980():
    for case in range(1, words.pop() + 1):
        n, m = words.pop(), words.pop()
        value = [0] * (n + 1)
        for row in range(m, n + 1):
            seen = {value[i] ^ value[row - m - i] for i in range(row - m + 1)}
            while value[row] in seen:
                value[row] += 1
        # The first move opens the ring into a row of n - m beads.
        print(f"Case #{case}: {'aekdycoin' if value[n] else 'abcdxyzk'}")
