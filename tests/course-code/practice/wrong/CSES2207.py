import sys

words = list(map(int, sys.stdin.read().split()))[::-1]

value = [0] * 61
for heap in range(61):
    # The two parts may not be equal.
    seen = {value[a] ^ value[heap - a] for a in range(1, heap // 2 + 1)}
    while value[heap] in seen:
        value[heap] += 1
for _ in range(words.pop()):
    print("first" if value[words.pop()] else "second")
