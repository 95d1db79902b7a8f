"""Programs for practice problems: `solve_…` are right, `wrong_…` have a common mistake. A comment in
a wrong program says why it is wrong.
"""

from reading import number, numbers, words


def solve_CSES1098():
    for _ in range(number()):
        x = 0
        for _ in range(number()):
            x ^= number() % 4
        print("first" if x else "second")


def wrong_CSES1098():
    for _ in range(words.pop()):
        x = 0
        # A heap is worth its remainder by 4.
        for heap in numbers():
            x ^= heap
        print("first" if x else "second")


def wrong_CSES1099():
    for _ in range(words.pop()):
        x = 0
        # Stair 1 is the ground: stairs 2, 4 ... count.
        for balls in numbers()[::2]:
            x ^= balls
        print("first" if x else "second")


def solve_CSES1729():
    n, k = number(), number()
    take = [number() for _ in range(k)]
    won = [False]
    for h in range(1, n + 1):
        won.append(any(p <= h and not won[h - p] for p in take))
    print("".join("WL"[not w] for w in won[1:]))


def wrong_CSES1729():
    n, k = words.pop(), words.pop()
    amounts = [words.pop() for _ in range(k)]
    wins = [False]
    for heap in range(1, n + 1):
        # Taking all sticks at once is allowed, too.
        wins.append(any(not wins[heap - a] for a in amounts if a < heap))
    print("".join("W" if won else "L" for won in wins[1:]))


def solve_CSES1730():
    for _ in range(number()):
        x = 0
        for _ in range(number()):
            x ^= number()
        print("first" if x else "second")


def wrong_CSES1730():
    for _ in range(words.pop()):
        # Pairs of equal heaps are lost, but other positions are lost as well, such as 1
        # 2 3.
        heaps = numbers()
        paired = all(heaps.count(heap) % 2 == 0 for heap in heaps)
        print("second" if paired else "first")


def solve_CSES2207():
    asked = [number() for _ in range(number())]
    value = [0] * 1300
    for n in range(1, min(max(asked), 1299) + 1):
        seen = {value[a] ^ value[n - a] for a in range(1, (n + 1) // 2)}
        while value[n] in seen:
            value[n] += 1
    # No heap above 1222 is lost, as far as anybody has computed.
    for n in asked:
        print("first" if n >= 1300 or value[n] else "second")


def wrong_CSES2207():
    value = [0] * 401
    for heap in range(401):
        # The two parts may not be equal.
        seen = {value[a] ^ value[heap - a] for a in range(1, heap // 2 + 1)}
        while value[heap] in seen:
            value[heap] += 1
    for _ in range(words.pop()):
        print("first" if value[words.pop()] else "second")
