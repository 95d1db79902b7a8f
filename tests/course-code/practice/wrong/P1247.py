import sys

words = list(map(int, sys.stdin.read().split()))[::-1]


def numbers():
    return [words.pop() for _ in range(words.pop())]


heaps = numbers()
x = 0
for heap in heaps:
    x ^= heap
if x == 0:
    print("lose")
else:
    # The largest heap need not have the highest one of the nim-sum.
    i = heaps.index(max(heaps))
    print(heaps[i] - (heaps[i] ^ x), i + 1)
    heaps[i] ^= x
    print(*heaps)
