# The digits of a code such as 0.77, and up to which heap the values are computed.
digits, last = input().split()
digits, last = [int(digit) for digit in digits], int(last)
t = len(digits)  # the most that a move takes


def value(n):
    seen = set()
    for take, digit in enumerate(digits, 1):
        rest = n - take
        if digit & 1 and rest == 0:
            seen.add(0)
        if digit & 2 and rest > 0:
            seen.add(sg[rest])
        if digit & 4:
            seen.update(sg[i] ^ sg[rest - i] for i in range(1, rest))
    return next(g for g in range(n + 1) if g not in seen)


def proven():
    for p in range(1, last + 1):
        first = last - p + 1  # from here on sg[n] = sg[n + p], as far as is known
        while first > 1 and sg[first - 1] == sg[first - 1 + p]:
            first -= 1
        upto = 2 * (first - 1) + 2 * p + t  # Guy and Smith
        if upto <= last:
            return first, p, upto
    return ["none"]


sg = []
for n in range(last + 1):
    sg.append(value(n))
print(*proven())
