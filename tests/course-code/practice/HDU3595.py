import sys

words = list(map(int, sys.stdin.read().split()))[::-1]


def lasts(a, b):
    """The moves that a pair lasts: long for who wins it, short for who loses it."""
    a, b = sorted((a, b))
    if a == 0:
        return 0
    rest = lasts(b % a, a)
    return rest + (2 if rest % 2 and b // a > 1 else 1)


while words:
    n = words.pop()
    longest = max((lasts(words.pop(), words.pop()) for _ in range(n)), default=0)
    print("MM" if longest % 2 else "GG")
