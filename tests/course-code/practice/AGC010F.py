import sys

words = sys.stdin.read().split()[::-1]


def number():
    return int(words.pop())


def main():
    n = number()
    stones = [0] + [number() for _ in range(n)]
    beside = [[] for _ in range(n + 1)]
    for _ in range(n - 1):
        a, b = number(), number()
        beside[a].append(b)
        beside[b].append(a)
    wins = [False] * (n + 1)
    for a in sorted(range(1, n + 1), key=stones.__getitem__):
        wins[a] = any(stones[b] < stones[a] and not wins[b] for b in beside[a])
    print(*(node for node in range(1, n + 1) if wins[node]))


main()
