"""Functions shared by the checks of all kinds."""
import re

BYTES, HEAP, VALUES, WORK, ORDER, TEXT = 2**24, 2**29, 2**20, 2**33, 512, 2**16


def need(ok, why):
    if not ok:
        raise ValueError(why)


def is_whole(n, least, most):
    return type(n) is int and least <= n <= most


def expand(runs, length):
    """Return the values of the heaps 0 to `length` - 1. A pair [value, count] in the list
    stands for `count` consecutive heaps with the same value.
    """
    values = []
    for run in runs if isinstance(runs, list) else []:
        value, count = run if isinstance(run, list) and len(run) == 2 else (run, 1)
        fits = is_whole(value, 0, 65535) and is_whole(count, 1, VALUES - len(values))
        need(fits, f"heap {len(values)} has no value")
        values += [value] * count
    need(len(values) == length, f"heap {len(values)}: {length} values are needed")
    return values


def takes_of(game):
    """Return pairs (amount, digit). A move takes the amount from a heap, and the digit says
    which numbers of heaps may remain: the sum of 1 for no heap, 2 for one, 4 for two, 8 for
    three.
    """
    if game.startswith("subtract "):
        steps = []
        for word in game.split(" ")[1:]:
            match = re.fullmatch(r"([1-9]\d{0,8})(?:\.\.([1-9]\d{0,8}))?", word, re.ASCII)
            need(match, f'"{word}" is no number to take')
            low, high = int(match[1]), int(match[2] or match[1])
            need(low <= high < 4097 + low - len(steps), f'"{word}" are no numbers, or too many')
            steps += [(taken, 3) for taken in range(low, high + 1)]
        need(steps, "the set is empty")
        return steps
    match = re.fullmatch(r"octal ([04])\.([0-7]+)|hex ([048C])\.([0-9A-F]+)", game)
    need(match, "it is no code")
    digits = "".join(filter(None, match.groups()))
    takes = [(taken, int(digit, 16)) for taken, digit in enumerate(digits) if digit != "0"]
    need(takes, "it has no move")
    return takes


def options(takes, n):
    """Yield the options of heap n as triples of heaps, where absent heaps are 0."""
    for taken, digit in takes:
        rest = n - taken
        if digit & 1 and rest == 0 and n > 0:
            yield 0, 0, 0
        if digit & 2 and rest > 0:
            yield rest, 0, 0
        if digit & 4:
            yield from ((a, rest - a, 0) for a in range(1, rest // 2 + 1))
        if digit & 8:
            for a in range(1, rest // 3 + 1):
                yield from ((a, b, rest - a - b) for b in range(a, (rest - a) // 2 + 1))


def reach_of(takes):
    """Return the largest amount that a move takes, and the maximum number of heaps that a
    move leaves of one heap, at least 1.
    """
    return max(taken for taken, _ in takes), max(1, *(digit.bit_length() - 1 for _, digit in takes))


def least_of(q, p, s, values, first):
    """Refuse a period p if a proper divisor of p is also a period, or if the period begins
    before heap q. The values are known below heap q + p.
    """
    at = lambda n: values[n] if n < q + p else values[n - p] + s
    need(q <= first or at(q - 1) + s != at(q - 1 + p), f"the period begins before heap {q}")
    for d in (d for d in range(1, p // 2 + 1) if p % d == 0 and s * d % p == 0):
        need(any(at(n) + s * d // p != at(n + d) for n in range(q, q + p)), f"{d} is a period, too")
