import sys

words = sys.stdin.read().split()[::-1]


def number():
    return int(words.pop())


def main():
    while n := number():
        a = [number() for _ in range(n)]
        x = 0
        for h in a:
            x ^= h
        print(sum(h ^ x < h for h in a))


main()
