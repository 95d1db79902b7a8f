import sys

words = list(map(int, sys.stdin.read().split()))[::-1]


def numbers():
    return [words.pop() for _ in range(words.pop())]


t, f = words.pop(), words.pop()
value = [0] * 102
for h in range(f, 101):
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
