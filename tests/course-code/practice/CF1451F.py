import sys

words = sys.stdin.read().split()[::-1]


def number():
    return int(words.pop())


def main():
    for _ in range(number()):
        n, m = number(), number()
        sums = [0] * (n + m)
        for i in range(n):
            for j in range(m):
                sums[i + j] ^= number()
        print("Ashish" if any(sums) else "Jeel")


main()
