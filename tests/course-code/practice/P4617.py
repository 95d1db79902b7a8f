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

    todo = [peak for peak in range(1, n + 1) if not match(peak, set())]
    wins = set(todo)
    for peak in todo:
        for valley in roads[peak]:
            if mate[valley] not in wins:
                wins.add(mate[valley])
                todo.append(mate[valley])
    for peak in range(1, n + 1):
        print("Mirko" if peak in wins else "Slavko")


main()
