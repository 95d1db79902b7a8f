import sys
from math import isqrt

words = sys.stdin.read().split()[::-1]


def number():
    return int(words.pop())


def left():
    return bool(words)


def lost(a, b):
    d = abs(a - b)
    return min(a, b) == (d + isqrt(5 * d * d)) // 2


def main():
    while left():
        print(int(not lost(number(), number())))


main()
