import sys

words = sys.stdin.read().split()[::-1]


def number():
    return int(words.pop())


def left():
    return bool(words)


def main():
    while left():
        runs = [number() for _ in range(number())]
        rows = [number() for _ in range(number())]
        value = [0] * (max(rows, default=0) + 1)
        for row in range(len(value)):
            seen = {value[a] ^ value[row - r - a] for r in runs for a in range(row - r + 1)}
            while value[row] in seen:
                value[row] += 1
        for row in rows:
            print(1 if value[row] else 2)


main()
