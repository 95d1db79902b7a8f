import sys

words = sys.stdin.read().split()[::-1]


def number():
    return int(words.pop())


def main():
    for _ in range(number()):
        n = number()
        below, grows = [0, 0] + [number() for _ in range(n - 1)], [0] * (n + 1)
        for node in below[2:]:
            grows[node] += 1
        odd = False
        for leaf in range(1, n + 1):
            if grows[leaf] == 0:
                length, node = 1, below[leaf]
                while node and grows[node] == 1:
                    length, node = length + 1, below[node]
                odd |= length % 2 == 1
        print(int(odd))


main()
