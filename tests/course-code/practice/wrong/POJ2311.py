import sys

words = list(map(int, sys.stdin.read().split()))[::-1]

while words:
    w, h = words.pop(), words.pop()
    value = {}
    for a in range(1, w + 1):
        for b in range(1, h + 1):
            # Whoever makes a strip one wide lets the other win at once: such cuts must stay out.
            seen = {value[i, b] ^ value[a - i, b] for i in range(1, a)}
            seen |= {value[a, i] ^ value[a, b - i] for i in range(1, b)}
            value[a, b] = next(v for v in range(len(seen) + 1) if v not in seen)
    print("WIN" if value[w, h] else "LOSE")
