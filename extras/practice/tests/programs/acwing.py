"""Programs for practice problems: `solve_…` are right, `wrong_…` have a common mistake. A comment in
a wrong program says why it is wrong.
"""

from reading import number, numbers, words


def wrong_102780F():
    word = input().strip()
    x = 0
    for letter in set(word):
        # All copies of a letter may be taken at once: 3 copies have the value 3.
        x ^= word.count(letter) % 3
    print("Alice" if x else "Bob")


def wrong_102780H():
    n = int(input())
    # A heap of 1 is lost, but a heap of 0 is won: taking the last stone loses.
    wins = [False, False]
    for heap in range(2, n + 1):
        wins.append(any(not wins[heap - a] for a in (1, 5, 13) if a <= heap))
    print(1 if wins[n] else 2)


def wrong_1319():
    n, m, k = words.pop(), words.pop(), words.pop()
    to = [[] for _ in range(n + 1)]
    for _ in range(m):
        a, b = words.pop(), words.pop()
        to[a].append(b)

    def value(node):
        # The value is the least number that no successor has, not the largest value
        # plus 1.
        return max((value(b) + 1 for b in to[node]), default=0)

    x = 0
    for _ in range(k):
        x ^= value(words.pop())
    print("win" if x else "lose")


def wrong_1321():
    for _ in range(words.pop()):
        heaps = numbers()
        # Right only if no heap of 1 can be taken away whole.
        moves = sum(heaps) + len(heaps) - 1
        print("YES" if moves % 2 else "NO")


def wrong_890():
    n, m = words.pop(), words.pop()
    p = [words.pop() for _ in range(m)]
    count = sum(n // a for a in p)
    # Numbers divisible by three of them are subtracted once too often.
    count -= sum(n // (p[i] * p[j]) for i in range(m) for j in range(i))
    print(count)


def wrong_891():
    x = 0
    for heap in numbers():
        # Meant as (x ^ heap) != 0.
        x = x ^ (heap != 0)
    print("Yes" if x else "No")


def wrong_892():
    x = 0
    for stones in numbers():
        # The number of the step must be odd, not its number of stones.
        if stones % 2 == 1:
            x ^= stones
    print("Yes" if x else "No")


def wrong_893():
    amounts, heaps = numbers(), numbers()
    value = [0] * (max(heaps, default=0) + 1)
    for heap in range(len(value)):
        # Taking the whole heap is allowed, too.
        seen = {value[heap - a] for a in amounts if a < heap}
        while value[heap] in seen:
            value[heap] += 1
    x = 0
    for heap in heaps:
        x ^= value[heap]
    print("Yes" if x else "No")


def wrong_894():
    heaps = numbers()
    value = [0] * (max(heaps, default=0) + 1)
    for heap in range(len(value)):
        # Both heaps may be as large as heap - 1: together they may hold more than heap.
        seen = {value[a] ^ value[b] for a in range(heap) for b in range(heap) if a + b <= heap}
        while value[heap] in seen:
            value[heap] += 1
    x = 0
    for heap in heaps:
        x ^= value[heap]
    print("Yes" if x else "No")
