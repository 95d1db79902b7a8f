import sys

words = list(map(int, sys.stdin.read().split()))[::-1]
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
