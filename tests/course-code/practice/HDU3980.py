import sys

words = sys.stdin.read().split()[::-1]


def number():
    return int(words.pop())


def main():
    for case in range(1, number() + 1):
        n, m = number(), number()
        value = [0] * (n + 1)
        for row in range(m, n - m + 1):
            seen = {value[a] ^ value[row - m - a] for a in range(row - m + 1)}
            while value[row] in seen:
                value[row] += 1
        won = n >= m and value[n - m] == 0
        print(f"Case #{case}:", "aekdycoin" if won else "abcdxyzk")


main()
