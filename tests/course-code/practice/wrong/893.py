import sys

words = list(map(int, sys.stdin.read().split()))[::-1]


def numbers():
    return [words.pop() for _ in range(words.pop())]


amounts, heaps = numbers(), numbers()
value = [0] * (max(heaps, default=0) + 1)
for heap in range(len(value)):
    # Exactly as many as there are may be taken, too.
    seen = {value[heap - a] for a in amounts if a < heap}
    while value[heap] in seen:
        value[heap] += 1
x = 0
for heap in heaps:
    x ^= value[heap]
print("Yes" if x else "No")
