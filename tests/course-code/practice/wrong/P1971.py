import sys

words = sys.stdin.read().split()[::-1]


def main():
    sys.setrecursionlimit(100000)
    n, m = int(words.pop()), int(words.pop())
    rows = [words.pop() for _ in range(n)]
    colour = {(r, c): rows[r][c] for r in range(n) for c in range(m)}
    at = next(square for square in colour if colour[square] == ".")
    colour[at] = "X"

    def largest(ban):
        mate = {}

        def match(square, seen):
            r, c = square
            for to in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
                if to != ban and to not in seen and colour.get(to, colour[square]) != colour[square]:
                    seen.add(to)
                    if to not in mate or match(mate[to], seen):
                        mate[to] = square
                        return True
            return False

        return sum(match(square, set()) for square in colour if sum(square) % 2 and square != ban)

    size = largest(None)
    wins = []
    k = int(words.pop())
    for _ in range(2 * k):
        wins.append(largest(at) < size)
        at = int(words.pop()) - 1, int(words.pop()) - 1
    wrong = [i + 1 for i in range(k) if wins[2 * i] and wins[2 * i + 1]]
    print(len(wrong), *wrong, sep="\n")


main()
