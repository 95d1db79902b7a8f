import sys

words = sys.stdin.read().split()[::-1]


def number():
    return int(words.pop())


def main():
    n = number()
    heaps = sorted((number() for _ in range(n)), reverse=True)
    d = 0
    while d + 1 < n and heaps[d + 1] > d + 1:
        d += 1
    right = heaps[d] - d - 1
    down = sum(heap > d for heap in heaps[d + 1 :])
    print("First" if (right + down) % 2 else "Second")


main()
