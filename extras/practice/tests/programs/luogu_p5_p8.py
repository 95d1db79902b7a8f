"""Programs for practice problems: `solve_…` are right, `wrong_…` have a common mistake. A comment in
a wrong program says why it is wrong.
"""

from math import comb

from reading import left, number, numbers, words


def solve_P5363():
    MOD = 1000000009
    n, m = map(int, input().split())
    heaps, rest, free = (m + 1) // 2, m // 2, n - m
    ways = [1] + [0] * free
    for s in range(2, free + 1, 2):
        ones = range(0, min(heaps, s) + 1, 2)
        ways[s] = sum(comb(heaps, k) * ways[(s - k) // 2] for k in ones) % MOD
    lost = sum(ways[s] * comb(free - s + rest, rest) for s in range(free + 1))
    print((comb(n, m) - lost) % MOD)


def wrong_P5363():
    MOD = 1000000009
    n, m = map(int, input().split())
    # With an odd number of coins the gap before the first one is a heap, too: (m + 1) // 2 of them.
    heaps, rest, free = m // 2, (m + 1) // 2, n - m
    ways = [1] + [0] * free
    for s in range(2, free + 1, 2):
        ones = range(0, min(heaps, s) + 1, 2)
        ways[s] = sum(comb(heaps, k) * ways[(s - k) // 2] for k in ones) % MOD
    lost = sum(ways[s] * comb(free - s + rest, rest) for s in range(free + 1))
    print((comb(n, m) - lost) % MOD)


def solve_P5652():
    n, m, q, kind = (words.pop() for _ in range(4))
    odd = [0]
    for i in range(1, n + 1):
        odd.append(i if words.pop() % 2 else odd[-1])
    a, b, c, p = (words.pop() for _ in range(4)) if kind else (0, 0, 0, 1)

    def end():
        nonlocal a
        if not kind:
            return words.pop()
        a = (a * b + c) % p
        return a % n + 1

    total = 0
    for i in range(1, q + 1):
        l, r = sorted((end(), end()))
        # Moving to the last odd number wins, then to the last odd one more than m
        # before it, and so on.
        at = odd[r]
        while at > l:
            at = odd[max(at - m - 1, 0)]
        if at != l:
            total += i * i
    print(total % 2**32)


def wrong_P5652():
    n, m, q, kind = (words.pop() for _ in range(4))
    odd = [0]
    for i in range(1, n + 1):
        odd.append(i if words.pop() % 2 else odd[-1])
    a, b, c, p = (words.pop() for _ in range(4)) if kind else (0, 0, 0, 1)

    def end():
        nonlocal a
        if not kind:
            return words.pop()
        a = (a * b + c) % p
        return a % n + 1

    total = 0
    for i in range(1, q + 1):
        l, r = sorted((end(), end()))
        at = odd[r]
        while at > l:
            # The number m places before still reaches it; the next one does not.
            at = odd[max(at - m, 0)]
        if at != l:
            total += i * i
    print(total % 2**32)


def solve_P5675():
    a = [number() for _ in range(number())]
    ways = 0
    for i, first in enumerate(a):
        sums = {0: 1}
        for h in a[:i] + a[i + 1 :]:
            more = dict(sums)
            for x, count in sums.items():
                more[x ^ h] = more.get(x ^ h, 0) + count
            sums = more
        ways += sum(count for x, count in sums.items() if x >= first)
    print(ways % 1000000007)


def wrong_P5675():
    heaps = numbers()
    ways = 0
    for chosen in range(1, 1 << len(heaps)):
        some = [heap for i, heap in enumerate(heaps) if chosen >> i & 1]
        x = 0
        for heap in some:
            x ^= heap
        # A won position may have no winning move in the prescribed heap.
        if x == 0:
            ways += len(some)
    print(ways % 1000000007)


def solve_P5970():
    MOD = 1000000007
    n, d = map(int, input().split())
    heaps = sorted(map(int, input().split()))
    ways = {(0, 0): 1}
    total = 0
    for heap in heaps:
        total ^= heap
        following = dict(ways)
        for (thrown, x), count in ways.items():
            key = (thrown + 1) % d, x ^ heap
            following[key] = (following.get(key, 0) + count) % MOD
        ways = following
    print((ways.get((0, total), 0) - (n % d == 0)) % MOD)


def wrong_P5970():
    MOD = 1000000007
    n, d = map(int, input().split())
    ways = {(0, 0): 1}
    total = 0
    for heap in map(int, input().split()):
        total ^= heap
        following = dict(ways)
        for (thrown, x), count in ways.items():
            key = (thrown + 1) % d, x ^ heap
            following[key] = (following.get(key, 0) + count) % MOD
        ways = following
    # Not all heaps may be thrown away.
    print(ways.get((0, total), 0))


def solve_P6487():
    n = number()
    while n:
        a, b = 1, 2
        while b <= n:
            a, b = b, a + b
        n, part = n - a, a
    print(part)


def wrong_P6487():
    n = int(input())
    a, b = 1, 2
    while b <= n:
        a, b = b, a + b
    # The remainder may need to be divided further.
    print(n - a or n)


def solve_P6560():
    n, m, q = number(), number(), number()
    back, degree = [[] for _ in range(n + 1)], [0] * (n + 1)
    for _ in range(m):
        a, b = number(), number()
        back[b].append(a)
        degree[a] += 1
    for _ in range(q):
        start, end = number(), number()
        left = degree[:]
        left[end] = 0
        todo = [v for v in range(1, n + 1) if left[v] == 0]
        answer = [0] * (n + 1)
        for v in todo:
            answer[v] = -1
        for to in todo:
            for v in back[to]:
                if answer[v]:
                    continue
                left[v] -= 1
                if answer[to] < 0:
                    answer[v] = 1
                elif left[v] == 0:
                    answer[v] = -1
                if answer[v]:
                    todo.append(v)
        print(answer[start])


def wrong_P6560():
    n, m, q = number(), number(), number()
    back, degree = [[] for _ in range(n + 1)], [0] * (n + 1)
    for _ in range(m):
        a, b = number(), number()
        back[b].append(a)
        degree[a] += 1
    for _ in range(q):
        start, end = number(), number()
        left = degree[:]
        left[end] = 0
        todo = [v for v in range(1, n + 1) if left[v] == 0]
        answer = [0] * (n + 1)
        for v in todo:
            answer[v] = -1
        for to in todo:
            for v in back[to]:
                if answer[v]:
                    continue
                left[v] -= 1
                if answer[to] < 0:
                    answer[v] = 1
                elif left[v] == 0:
                    answer[v] = -1
                if left[v] == 0:
                    todo.append(v)
        print(answer[start] if left[start] == 0 else 0)


def solve_P6791():
    numbers = [1, 2]
    while numbers[-1] <= 10**18:
        numbers.append(numbers[-1] + numbers[-2])
    for _ in range(int(input())):
        k, n = map(int, input().split())
        places = sum(number <= k for number in numbers)
        rest, lost = n - 1, 0
        for i in range(len(numbers) - 1, places - 1, -1):
            if numbers[i] <= rest:
                rest -= numbers[i]
                lost += numbers[i - places]
        print(n - 1 - lost)


def wrong_P6791():
    numbers = [1, 2]
    while numbers[-1] <= 10**18:
        numbers.append(numbers[-1] + numbers[-2])
    for _ in range(int(input())):
        k, n = map(int, input().split())
        places = sum(number <= k for number in numbers)
        # Taking the last stone loses: a heap plays as if it had one stone fewer.
        rest, lost = n, 0
        for i in range(len(numbers) - 1, places - 1, -1):
            if numbers[i] <= rest:
                rest -= numbers[i]
                lost += numbers[i - places]
        print(n - lost)


def solve_P7589():
    for _ in range(words.pop()):
        n, k, d = words.pop(), words.pop(), words.pop()
        total = 0
        for _ in range(n):
            y, b, w = words.pop(), words.pop(), words.pop()
            total ^= abs(b - w) - 1
        print("Yes" if total else "No")


def wrong_P7589():
    for _ in range(words.pop()):
        n, k, d = words.pop(), words.pop(), words.pop()
        total = 0
        for _ in range(n):
            y, b, w = words.pop(), words.pop(), words.pop()
            # The squares between the pieces are one fewer.
            total ^= abs(b - w)
        print("Yes" if total else "No")


def solve_P7864():
    for _ in range(number()):
        n = number()
        below, grows = [0, 0] + [number() for _ in range(n - 1)], [0] * (n + 1)
        for node in below[2:]:
            grows[node] += 1
        odd = False
        for leaf in range(1, n + 1):
            if grows[leaf] == 0:
                length, node = 1, below[leaf]
                while node and grows[node] == 1:
                    length, node = length + 1, below[node]
                odd |= length % 2 == 1
        print(int(odd))


def wrong_P7864():
    for _ in range(number()):
        n = number()
        for _ in range(n - 1):
            number()
        print(n % 2)


def solve_P8347():
    for _ in range(number()):
        n = number()
        odd = set()
        for _ in range(2 * n - 2):
            odd ^= {number()}
        print("Hifuu" if len(odd) < n else "Luna")


def wrong_P8347():
    for _ in range(number()):
        n = number()
        for _ in range(2 * n - 2):
            number()
        print("Hifuu" if n % 2 else "Luna")
