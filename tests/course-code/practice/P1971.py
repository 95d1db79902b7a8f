import sys

words = sys.stdin.read().split()[::-1]


def main():
    sys.setrecursionlimit(100000)
    n, m = int(words.pop()), int(words.pop())
    rows = [words.pop() for _ in range(n)]
    colour = {(r, c): rows[r][c] for r in range(n) for c in range(m)}
    at = next(square for square in colour if colour[square] == ".")
    colour[at] = "X"
    mate = {}

    def match(square, seen):
        r, c = square
        for to in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
            if to in colour and colour[to] != colour[square] and to not in seen:
                seen.add(to)
                if to not in mate or match(mate[to], seen):
                    mate[to], mate[square] = square, to
                    return True
        return False

    for square in list(colour):
        if sum(square) % 2:
            match(square, set())
    wins = []
    k = int(words.pop())
    for _ in range(2 * k):
        other = mate.pop(at, None)
        del colour[at]
        # Whoever moves wins unless the square that it was matched to finds another.
        if other is not None:
            del mate[other]
        wins.append(other is not None and not match(other, set()))
        at = int(words.pop()) - 1, int(words.pop()) - 1
    wrong = [i + 1 for i in range(k) if wins[2 * i] and wins[2 * i + 1]]
    print(len(wrong), *wrong, sep="\n")


main()
