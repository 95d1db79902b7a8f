import sys

words = list(map(int, sys.stdin.read().split()))[::-1]
n, m, q, kind = (words.pop() for _ in range(4))
odd = [0]
for i in range(1, n + 1):
    odd.append(i if words.pop() % 2 else odd[-1])
a, b, c, p = (words.pop() for _ in range(4)) if kind else (0, 0, 0, 1)


def end():
    global a
    if not kind:
        return words.pop()
    a = (a * b + c) % p
    return a % n + 1


total = 0
for i in range(1, q + 1):
    l, r = sorted((end(), end()))
    # Whoever comes to the last odd number wins, then the last one more than m before it, and so on.
    at = odd[r]
    while at > l:
        at = odd[max(at - m - 1, 0)]
    if at != l:
        total += i * i
print(total % 2**32)
