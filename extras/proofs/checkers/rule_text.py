"""Parse a user-written rule and evaluate its expressions, for rule.py. The grammar is in
docs/rules.md. Python's own parser parses the expressions, since their syntax is the same."""
import ast
import functools
import math
import re
from common import WORK, need

# A number is a triple (a, b, c), which stands for a * t + b + c * i at the heaps n = modulus * t +
# residue. Here i is a name whose range grows with t. For a single heap, a and c are 0. Comparisons
# of such numbers hold for all t >= `late`.
late = steps = 0


def spend(count):
    global steps
    steps += count
    need(steps <= WORK // 128, "the rule would take too long")


def total(x, y, factor=1):
    return tuple(part + factor * other for part, other in zip(x, y))


def sign(line):
    global late
    a, b, c = line
    need(c == 0, "a condition chooses among ever more heaps")
    if a:
        late = max(late, abs(b) // abs(a) + 1)
    return a or b


def is_constant(line):
    return line[0] == line[2] == 0


def product(x, y):
    need(is_constant(x) or is_constant(y), "a product has no one line")
    x, y = (y, x) if is_constant(x) else (x, y)
    return tuple(part * y[1] for part in x)


def divide(x, y):
    need(x[2] == 0 and is_constant(y) and y[1] and x[0] % y[1] == 0, "a division has no one line")
    return x[0] // y[1], x[1] // y[1], 0


SIGNS = {
    ast.Add: total,
    ast.Sub: lambda x, y: total(x, y, -1),
    ast.Mult: product,
    ast.Div: divide,
    ast.Mod: lambda x, y: total(x, product(divide(x, y), y), -1),
}
ORDERS = {
    ast.Eq: lambda s: s == 0,
    ast.NotEq: lambda s: s != 0,
    ast.Lt: lambda s: s < 0,
    ast.LtE: lambda s: s <= 0,
    ast.Gt: lambda s: s > 0,
    ast.GtE: lambda s: s >= 0,
}
PLAIN = {
    "gcd": math.gcd,
    "popcount": lambda n: bin(n).count("1"),
    "prime": lambda n: is_prime(n),
}


def is_prime(n):
    spend(math.isqrt(max(n, 0)))
    return n > 1 and all(n % d for d in range(2, math.isqrt(n) + 1))


def value(node, names):
    """Return the value of an expression, as a triple; a condition has the value 1 or 0."""
    kind = type(node)
    if kind is ast.Constant and type(node.value) is int:
        return 0, node.value, 0
    if kind is ast.Name and node.id in names:
        return names[node.id]
    if kind is ast.BinOp and type(node.op) in SIGNS:
        line = SIGNS[type(node.op)](value(node.left, names), value(node.right, names))
        need(all(abs(part) < 2**63 for part in line), "a number is too large")
        return line
    if kind is ast.UnaryOp and type(node.op) is ast.USub:
        return product((0, -1, 0), value(node.operand, names))
    if kind is ast.Call and type(node.func) is ast.Name and node.args:
        return call(node.func.id, [value(argument, names) for argument in node.args])
    if kind is ast.BoolOp:
        join = all if type(node.op) is ast.And else any
        return 0, int(join(holds(part, names) for part in node.values)), 0
    if kind is ast.UnaryOp and type(node.op) is ast.Not:
        return 0, int(not holds(node.operand, names)), 0
    need(kind is ast.Compare and all(type(order) in ORDERS for order in node.ops), "it is no expression")
    left = value(node.left, names)
    for order, right in zip(node.ops, node.comparators):
        left, before = value(right, names), left
        if not ORDERS[type(order)](sign(total(before, left, -1))):
            return 0, 0, 0
    return 0, 1, 0


def call(name, lines):
    if name in ("min", "max"):
        best = lines[0]
        for line in lines[1:]:
            difference = sign(total(line, best, -1))
            if difference < 0 if name == "min" else difference > 0:
                best = line
        return best
    if name == "gcd" and not all(map(is_constant, lines)) and len(lines) == 2:
        line, divisor = lines if is_constant(lines[1]) else reversed(lines)
        divide(line, divisor)
        return 0, math.gcd(line[1], divisor[1]), 0
    need(name in PLAIN and all(map(is_constant, lines)), "a function has no one line")
    numbers = [b for _, b, _ in lines]
    return 0, int(functools.reduce(PLAIN[name], numbers) if numbers[1:] else PLAIN[name](numbers[0])), 0


def holds(node, names):
    return sign(value(node, names)) != 0


def parse(text):
    """Return the alternatives of a rule: each has parts of the option, ranges, conditions."""
    need(text.startswith("n -> "), "the rule does not begin with n ->")
    return [alternative(part) for part in text[len("n -> ") :].split(" | ")]


def alternative(text):
    """Parse one alternative. `..` becomes `<<`, which binds in the same way: looser than
    sums, tighter than `in`.
    """
    text, _, conditions = text.partition(" if ")
    option, _, ranges = text.partition(" for ")
    for part in option, ranges, conditions:  # refuse 1_0, 0b1 and (n-1,), valid only in Python
        need(not re.search(r",\s*(?:\)|$)|\b\d+[^\W\d]", part), "a number or a list is written otherwise")
    tree = ast.parse(f"[{option}], [{ranges.replace('..', ' << ')}], [{conditions}]", mode="eval").body
    [option], ranges, conditions = (part.elts for part in tree.elts)
    bound = []
    for node in ranges:
        need(type(node) is ast.Compare and type(node.ops[0]) is ast.In, "a range has no in")
        ends = node.comparators[0]
        need(type(node.left) is ast.Name and type(getattr(ends, "op", 0)) is ast.LShift, "a range has no ends")
        bound.append((node.left.id, ends.left, ends.right))
    return option.elts if type(option) is ast.Tuple else [option], bound, conditions
