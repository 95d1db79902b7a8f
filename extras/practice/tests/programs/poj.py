"""Programs for practice problems: `solve_…` are right, `wrong_…` have a common mistake. A comment in
a wrong program says why it is wrong.
"""

from reading import left, number, numbers, words


def wrong_POJ1704():
    for _ in range(words.pop()):
        # The squares come in any order.
        squares = numbers()
        if len(squares) % 2:
            squares.append(0)
            squares.insert(0, squares.pop())
        x = 0
        for left, right in zip(squares[::2], squares[1::2]):
            x ^= abs(right - left) - 1
        print("Georgia will win" if x else "Bob will win")


def wrong_POJ2311():
    while words:
        w, h = words.pop(), words.pop()
        value = {}
        for a in range(1, w + 1):
            for b in range(1, h + 1):
                # Making a strip one wide lets the other win at once: such cuts must stay out.
                seen = {value[i, b] ^ value[a - i, b] for i in range(1, a)}
                seen |= {value[a, i] ^ value[a, b - i] for i in range(1, b)}
                value[a, b] = next(v for v in range(len(seen) + 1) if v not in seen)
        print("WIN" if value[w, h] else "LOSE")


def wrong_POJ2348():
    while len(words) > 2:
        a, b = sorted((words.pop(), words.pop()))
        turns = 0
        while a:
            # If twice the smaller number fits, the player has a choice.
            a, b = b % a, a
            turns += 1
        print("Stan wins" if turns % 2 else "Ollie wins")


def wrong_POJ2425():
    value = {}
    while words:
        to = [numbers() for _ in range(words.pop())]

        def find(node):
            # The stored values belong to the previous graph.
            if node not in value:
                seen = {find(b) for b in to[node]}
                value[node] = next(v for v in range(len(seen) + 1) if v not in seen)
            return value[node]

        while tokens := numbers():
            x = 0
            for token in tokens:
                x ^= find(token)
            print("WIN" if x else "LOSE")


def solve_POJ2484():
    while n := number():
        print("Alice" if n <= 2 else "Bob")


def wrong_POJ2484():
    while n := words.pop():
        # On a ring the second player can mirror every move; this is the answer for a heap.
        print("Alice" if n % 3 else "Bob")


def solve_POJ2975():
    while n := number():
        a = [number() for _ in range(n)]
        x = 0
        for h in a:
            x ^= h
        print(sum(h ^ x < h for h in a))


def wrong_POJ2975():
    while heaps := numbers():
        x = 0
        for heap in heaps:
            x ^= heap
        # Leaving a heap unchanged is no move.
        print(sum((heap ^ x) <= heap for heap in heaps))


def wrong_POJ3537():
    n = int(input())
    value = [0] * (n + 1)
    for row in range(1, n + 1):
        # Two squares on either side of a cross are lost to both, not one.
        seen = {value[max(i - 1, 0)] ^ value[max(row - i - 2, 0)] for i in range(row)}
        while value[row] in seen:
            value[row] += 1
    print(1 if value[n] else 2)


def wrong_POJ3710():
    while words:
        x = 0
        for _ in range(words.pop()):
            n, edges = words.pop(), words.pop()
            near = [[] for _ in range(n + 1)]
            for _ in range(edges):
                a, b = words.pop(), words.pop()
                near[a].append(b)
                near[b].append(a)
            met = set()

            def value(node):
                met.add(node)
                x = 0
                for child in near[node]:
                    # The edge that closes a ring is skipped, as if the ring were a
                    # path.
                    if child not in met:
                        x ^= value(child) + 1
                return x

            x ^= value(1)
        print("Sally" if x else "Harry")
