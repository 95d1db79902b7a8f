"""Check a misère quotient: for check.py, with its limits."""
from common import ORDER, WORK, expand, is_whole, least_of, need, options, reach_of, takes_of


def quotient(file):
    """Check the multiplication table, the P-portion and the classes of heaps against all
    sums of heaps (Plambeck and Siegel 2008).
    """
    game, q, p, bound = file["game"], file["preperiod"], file["period"], file["bound"]
    table, lost = file.get("table"), file.get("lost")
    need(game.endswith(" misere"), "the game does not end in misere")
    takes = takes_of(game[: -len(" misere")])
    taken, parts = reach_of(takes)
    parts = max(2, parts)
    needed = parts * (q + p) + taken
    need(q > 0 and bound == needed, f"heap {needed} is the last that the theorem asks for, not {bound}")
    need(bound**parts <= WORK // 64, f"heap {bound} would take too long")
    classes = expand(file.get("values"), q + p)
    completing = monoid(table, lost, classes)
    # Each entry describes heaps with moves: the class of a heap n and a set of classes as the bits
    # of a number. A class is in the set if its product with the class of an option of n is in P.
    kinds = {}
    at = [classes[n if n < q + p else q + (n - q) % p] for n in range(bound + 1)]
    for n in range(bound + 1):
        left = {table[table[at[a]][at[b]]][at[c]] for a, b, c in options(takes, n)}
        wins = 0
        for x in left:
            wins |= completing[x]
        need(left or at[n] == 0, f"heap {n} has no move and is not in class 0")
        need(not completing[at[n]] & wins, f"heap {n}: beside some sum, it and an option are both lost")
        if left:
            kinds[at[n], wins] = n
    all_sums(table, kinds, lost)
    least_of(q, p, 0, classes, 1)


def monoid(table, lost, classes):
    """Check that the table is a commutative monoid whose classes differ. Return for each
    class x the set, as bits of a number, of the classes y for which x times y is in P.
    """
    order = len(table) if isinstance(table, list) else 0
    need(0 < order <= ORDER, "there is no table of at most 512 classes")
    is_classes = lambda row: isinstance(row, list) and all(is_whole(x, 0, order - 1) for x in row)
    square = all(is_classes(row) and len(row) == order for row in table)
    need(square and is_classes(classes) and is_classes(lost), "there is a class that has no row")
    need(lost == sorted(set(lost)), "the classes of P are not in order")
    for x in range(order):
        need(table[0][x] == x, f"class 0 changes class {x}")
        for y in range(order):
            need(table[x][y] == table[y][x], f"classes {x} and {y} do not commute")
            # It suffices that z ranges over the classes of heaps, since every class is a product of
            # classes of heaps (Light 1949).
            for z in set(classes):
                alike = table[table[x][y]][z] == table[x][table[y][z]]
                need(alike, f"classes {x}, {y} and {z} do not associate")
    completing = [sum(1 << z for z in range(order) if row[z] in lost) for row in table]
    need(len(set(completing)) == order, "two classes differ beside no sum")
    return completing


def all_sums(table, kinds, lost):
    """Check that every sum of heaps whose class is not in P has an option whose class is in
    P. A sum is stored as its class and the set of classes that make a P-position with one of
    its options. Of two sets for the same class, only the smaller set needs to be kept."""
    fewest = [set() for _ in table]
    fewest[0].add(0)
    sums, work = [(0, 0)], 0
    for x, wins in sums:
        if wins not in fewest[x]:
            continue
        work += len(kinds) * len(table)
        need(work <= WORK // 8, "there are too many kinds of sums")
        for (y, own), n in kinds.items():
            xy, more = table[x][y], 0
            for z, row in enumerate(table):
                more |= (wins >> row[y] & 1 | own >> row[x] & 1) << z
            need(xy in lost or more & 1, f"heap {n}: a sum with it is won and has no lost option")
            if not any(less & more == less for less in fewest[xy]):
                fewest[xy] = {other for other in fewest[xy] if more & other != more} | {more}
                sums.append((xy, more))
    need(all(fewest), "there is a class of no sum")
    need(0 not in lost, "the sum of no heaps is not lost")
