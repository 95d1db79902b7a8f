import sys

words = sys.stdin.read().split()


def main():
    sys.setrecursionlimit(100000)
    n, m, rows = int(words[0]), int(words[1]), words[2:]
    free = {(r, c) for r in range(n) for c in range(m) if rows[r][c] == "."}
    mate = {}

    def beside(square):
        r, c = square
        return [to for to in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)) if to in free]

    def match(square, seen):
        for to in beside(square):
            if to not in seen:
                seen.add(to)
                if to not in mate or match(mate[to], seen):
                    mate[to], mate[square] = square, to
                    return True
        return False

    for square in sorted(free):
        if sum(square) % 2:
            match(square, set())
    missed = [square for square in free if square not in mate]
    print("WIN" if missed else "LOSE")
    for r, c in sorted(missed):
        print(r + 1, c + 1)


main()
