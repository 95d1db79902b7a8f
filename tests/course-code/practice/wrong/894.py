import sys

words = list(map(int, sys.stdin.read().split()))[::-1]


def numbers():
    return [words.pop() for _ in range(words.pop())]


heaps = numbers()
value = [0] * (max(heaps, default=0) + 1)
for heap in range(len(value)):
    # Both heaps may be as large as heap - 1: together they may hold more.
    seen = {value[a] ^ value[b] for a in range(heap) for b in range(heap) if a + b <= heap}
    while value[heap] in seen:
        value[heap] += 1
x = 0
for heap in heaps:
    x ^= value[heap]
print("Yes" if x else "No")
