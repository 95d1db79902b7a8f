import sys

words = sys.stdin.read().split()[::-1]


def number():
    return int(words.pop())


def main():
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


main()
