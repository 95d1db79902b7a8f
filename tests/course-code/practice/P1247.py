import sys

words = sys.stdin.read().split()[::-1]


def number():
    return int(words.pop())


def main():
    a = [number() for _ in range(number())]
    x = 0
    for h in a:
        x ^= h
    if not x:
        print("lose")
        return
    i = next(i for i, h in enumerate(a) if h ^ x < h)
    print(a[i] - (a[i] ^ x), i + 1)
    a[i] ^= x
    print(*a)


main()
