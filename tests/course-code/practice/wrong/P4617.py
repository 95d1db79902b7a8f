import sys

words = sys.stdin.read().split()[::-1]


def number():
    return int(words.pop())


def main():
    sys.setrecursionlimit(100000)
    n, m = number(), number()
    roads = [[] for _ in range(n + 1)]
    for _ in range(m):
        peak, valley = number(), number()
        roads[peak].append(valley)
    mate = {}

    def match(peak, seen):
        for valley in roads[peak]:
            if valley not in seen:
                seen.add(valley)
                if valley not in mate or match(mate[valley], seen):
                    mate[valley] = peak
                    return True
        return False

    for peak in range(1, n + 1):
        print("Slavko" if match(peak, set()) else "Mirko")


main()
