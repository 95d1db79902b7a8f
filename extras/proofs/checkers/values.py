"""Check the certificates of periods of octal codes and subtraction sets, for check.py."""
from array import array
from bisect import bisect_left
from itertools import chain
from operator import xor

from common import WORK, expand, is_whole, least_of, need, options, reach_of, takes_of


def values(file):
    """Compute all values up to the bound from the rules alone, and compare them with the
    claimed period (Guy and Smith 1956).
    """
    game, q, p, bound = (file[field] for field in ("game", "preperiod", "period", "bound"))
    mask = file["mask"] if "mask" in file else 0
    takes = takes_of(game)
    need(game.startswith("subtract") == (file["kind"] == "subtraction-period"), "the kind is another")
    taken, parts = reach_of(takes)
    needed = max(parts * (max(q, 1) + p) + taken - parts, taken + p)
    need(bound == needed, f"heap {needed} is the last that the theorem asks for, not {bound}")
    rare = file.get("rare", []) if mask else []
    is_mask = parts == 2 and is_whole(mask, 1, 255) and isinstance(rare, list)
    need("mask" not in file or is_mask, "the mask and the rare heaps are none")
    work = bound * len(rare) // 64 if mask else max(bound**parts, bound * len(takes))
    need(work <= WORK, f"heap {bound} would take too long")
    claimed = [] if mask else expand(file.get("values"), q + p)
    is_rare = [mask > 0 and bin(v & mask).count("1") % 2 == 0 for v in range(256)]
    # The nim-sum of two common values is a rare value. So if an option of two heaps has a common
    # value, one of the two heaps is rare.
    g, found, rounds, times = bytearray() if mask else array("H"), [], [[] for _ in range(16)], [0] * 256
    for n in range(bound + 1):
        seen = see_rare(takes, n, g, found, is_rare, rounds) if mask else see_all(takes, n, g)
        v = 0
        while v in seen:
            v += 1
        last = g[n - p] if n >= q + p else claimed[n] if claimed else v
        need(v == last and v < (256 if mask else 65536), f"heap {n} has the value {v}, not {last}")
        g.append(v)
        if mask and n > 0 and is_rare[v]:
            found.append(n)
            need(rare[len(found) - 1 : len(found)] == [n], f"heap {n} is rare")
        elif mask and n > 0 and times[v] < 16:
            rounds[times[v]].append(n)
            times[v] += 1
    need(not mask or len(found) == len(rare), f"heap {(rare + [0])[len(found)]} is not rare")
    least_of(q, p, 0, g, 0)


def see_all(takes, n, g):
    """Return the set of the values of all options of n. Most options have two heaps, so these
    options are examined together.
    """
    seen = set()
    for taken, digit in takes:
        rest = n - taken
        if digit & 4 and rest > 1:
            half = rest // 2
            seen.update(map(xor, g[1 : half + 1], reversed(g[rest - half : rest])))
        for a, b, c in options([(taken, digit & 11)], n):
            seen.add(g[a] ^ (b and g[b]) ^ (c and g[c]) if a else 0)
    return seen


def see_rare(takes, n, g, rare, is_rare, rounds):
    """Return the values of all options of n that have at most one heap or contain a rare
    heap, and values of other options until no value below the least missing common value is
    missing.
    """
    seen = set()
    for taken, digit in takes:
        rest = n - taken
        if digit & 1 and rest == 0 and n > 0:
            seen.add(0)
        if digit & 2 and rest > 0:
            seen.add(g[rest])
        if digit & 4 and rest > 1:
            heaps = rare[: bisect_left(rare, rest)]
            seen.update(map(xor, map(g.__getitem__, heaps), map(g.__getitem__, map(rest.__sub__, heaps))))
    most = next(v for v in range(256) if v not in seen and not is_rare[v])
    missing = {v for v in range(most) if v not in seen}
    seen |= missing
    # Try the first few heaps of each value before all heaps, since an option with one of these
    # heaps is likely to have a missing value.
    for a in chain(*rounds, range(1, n // 2 + 1)):
        if not missing:
            return seen
        missing -= {g[a] ^ g[n - taken - a] for taken, digit in takes if digit & 4 and a < n - taken}
    return seen - missing
