import sys

words = list(map(int, sys.stdin.read().split()))[::-1]


def lasts(a, b):
    a, b = sorted((a, b))
    if a == 0:
        return 0
    if b % a == 0:
        return 1
    rest = lasts(b % a, a)
    # Where only one multiple fits there is no choice: 1 move more, not 2.
    return rest + (2 if rest % 2 else 1)


while words:
    longest = max(lasts(words.pop(), words.pop()) for _ in range(words.pop()))
    print("MM" if longest % 2 else "GG")
