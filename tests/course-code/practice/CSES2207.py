import sys

words = sys.stdin.read().split()[::-1]


def number():
    return int(words.pop())


def main():
    asked = [number() for _ in range(number())]
    value = [0] * 1300
    for n in range(1, min(max(asked), 1299) + 1):
        seen = {value[a] ^ value[n - a] for a in range(1, (n + 1) // 2)}
        while value[n] in seen:
            value[n] += 1
    # No heap above 1222 is lost, as far as anybody has computed.
    for n in asked:
        print("first" if n >= 1300 or value[n] else "second")


main()
