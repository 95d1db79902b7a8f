"""Check the certificate of a user-written rule, for check.py."""
import rule_text
from common import VALUES, expand, least_of, need
from rule_text import holds, parse, sign, spend, total, value


def walk(rule, heap, visit, growing=None):
    """Call `visit` with each option of a heap, which is a triple as in rule_text.py. If the
    range of a name grows with t, call `growing` with the option and the ends of the range.
    """

    alternatives, cost = rule

    def within(parts, ranges, conditions, names):
        spend(cost)
        if not ranges:
            if all(holds(condition, names) for condition in conditions):
                visit([value(part, names) for part in parts])
            return
        (name, low, high), *others = ranges
        low, high = value(low, names), value(high, names)
        if low[0] == high[0]:
            for b in range(low[1], high[1] + 1):
                within(parts, others, conditions, {**names, name: (low[0], b, 0)})
        elif sign(total(high, low, -1)) > 0:
            names = {**names, name: (0, 0, 1)}
            need(not others and len(parts) == 1, "a range grows with others inside")
            if all(holds(condition, names) for condition in conditions):
                growing(value(parts[0], names), low, high)

    for alternative in alternatives:
        within(*alternative, {"n": heap})


def shape_of(rule, file):
    """Check for each residue that every option of a large heap is a heap below `from`, a heap
    at most `window` smaller, or part of a range that ends in such heaps. Return whether such
    a range occurs.
    """
    start, window, modulus = file["from"], file["window"], file["modulus"]
    climbs = []
    rule_text.late = rule_text.steps = 0
    for residue in range(modulus):

        def is_back(line):
            back = residue - line[1]
            fits = line[1] < start if line[0] == 0 else line[0] == modulus and 0 < back <= window
            need(line[2] == 0 and fits, f"an option of the heaps {modulus} t + {residue} is out of reach")
            return line[0] != 0

        def visit(lines):
            if all(sign(line) >= 0 for line in lines):
                for line in lines:
                    is_back(line)

        def growing(line, low, high):
            need(abs(line[2]) == 1, "a range leaves gaps")
            ends = [total(line[:2] + (0,), end, line[2]) for end in (low, high)]
            first, last = ends if line[2] > 0 else reversed(ends)
            need((sign(first) < 0 or not is_back(first)) and is_back(last), "a range has no fixed end")
            climbs.append(True)

        walk(rule, (modulus, residue, 0), visit, growing)
    sure = modulus * (rule_text.late + 1)
    need(sure <= start, f"the shape is sure from heap {sure} on only")
    return bool(climbs)


def rule(file):
    """Compute all values up to the bound from the rule, and compare them with the claim."""
    q, p, s, bound = (file[name] for name in ("preperiod", "period", "saltus", "bound"))
    claimed = expand(file.get("values"), q + p)
    whole, more = p * file["modulus"], s * file["modulus"]
    times = (max(claimed) + more) // more + 4 if s else 1
    needed = file["from"] + file["window"] + q + whole * times
    need(bound == needed and bound <= VALUES, f"heap {needed} is the last to be looked at, not {bound}")
    read = parse(file["game"]), 1 + len(file["game"]) // 64
    need(shape_of(read, file) == (s > 0), "only one of values and ranges grows")
    at = lambda n: claimed[n] if n < q + p else claimed[q + (n - q) % p] + (n - q) // p * s
    values = [at(n) for n in range(bound + 1)]
    rule_text.steps = 0
    for n in range(bound + 1):
        seen = set()

        def visit(lines):
            heaps = [b for _, b, _ in lines]
            need(max(heaps) < n, f"heap {n} does not become smaller")
            if min(heaps) >= 0:
                sum_of = 0
                for heap in heaps:
                    sum_of ^= values[heap]
                seen.add(sum_of)

        walk(read, (0, n, 0), visit)
        v = next(v for v in range(len(seen) + 1) if v not in seen)
        need(v == values[n], f"heap {n} has the value {v}, not {values[n]}")
    least_of(q, p, s, claimed, 0)
