import sys

words = sys.stdin.read().split()[::-1]


def number():
    return int(words.pop())


def main():
    sg = [0, 0]
    for n in range(2, 200):
        seen = {sg[left] ^ sg[n - 2 - left] for left in range(n - 1)}
        sg.append(next(value for value in range(n) if value not in seen))
    for _ in range(number()):
        n, row = number(), words.pop()
        red, x, start = row.count("R"), 0, 0
        for at in range(1, n + 1):
            if at == n or row[at] == row[at - 1]:
                length, start = at - start, at
                # From 100 on, the values repeat with period 34.
                x ^= sg[length if length < 100 else 100 + (length - 100) % 34]
        won = x != 0 if 2 * red == n else 2 * red > n
        print("Alice" if won else "Bob")


main()
