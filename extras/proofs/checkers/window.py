"""Check parts of certificates of the kind octal-window, for check.py. A window is the values
of `width` consecutive heaps."""
from common import need, options, reach_of, takes_of

STRETCH = 10**5
DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"


def unpacked(text, width):
    need(isinstance(text, str), "a window is no text")
    digits = [DIGITS.find(digit) for digit in text.lstrip("=")]
    need(min(digits, default=-1) >= 0, "a value is no digit")
    wide = text[:1] == "="
    values = [64 * a + b for a, b in zip(digits[::2], digits[1::2])] if wide else digits
    need(len(digits) == width * (1 + wide) and max(values) < 256, "a window has another width")
    return bytes(values)


def window(file, piece):
    """Check the first window, the windows that show the period, and the first 10^5 heaps of
    a piece. A piece is the heaps between two consecutive windows of the certificate.
    """
    q, p, width, mask, turned, rare = (file.get(f) for f in "preperiod period width mask turned rare".split())
    whole = lambda n, least, most: type(n) is int and least <= n <= most
    need(whole(width, 2**11, 2**18) and width & (width - 1) == 0, "the width is no power of two")
    need(whole(mask, 1, 65535) and turned in ([0, 0], [0, 1], [1, 0], [1, 1]), "the class is none")
    need(whole(q, 1, 2**53) and whole(p, 1, 2**53), "the period is none")
    takes = takes_of(file["game"])
    splits = [taken for taken, digit in takes if digit & 4]
    need(file["game"].startswith("octal") and splits and reach_of(takes)[0] < 64, "it is no code for windows")
    need(turned == [0, 0] or all(turned == [c % 2, (c + 1) % 2] for c in splits), "the class of n is none")
    listed = file.get("windows")
    need(isinstance(listed, list) and len(listed) > 1, "there are no windows")
    ends = [end for end, _ in listed]
    need(all(whole(end, 1, 2**53) for end in ends) and ends == sorted(set(ends)), "windows are not in order")
    need(ends[0] == width and whole(piece, 0, len(ends) - 2), "there is no such piece")
    common = lambda n, v: (bin(v & mask).count("1") + turned[n % 2]) % 2 == 1
    head = unpacked(listed[0][1], width)
    need(isinstance(rare, list) and rare == [n for n in range(1, width) if not common(n, head[n])], "other heaps are rare")
    need(not rare or rare[-1] <= width - 128, "a rare heap is too large")
    for n in range(width):
        need(n > 2000 or head[n] == plain(takes, n, head), f"heap {n} has another value")
    game = takes, splits, rare, head, common, width
    need(stretch(game, 2001, bytes(head[:2001]), width) == head, "the first window is wrong")
    at = dict(listed)
    find = lambda end: unpacked(at.get(end), width)
    first, again = find(q + width - 1), find(q + width - 1 + p)
    need(first[1:] == again[1:] and first[0] != again[0], "the windows do not show the period")
    need(turned[0] == turned[1] or p % 2 == 0, "the period is odd")
    for r in primes(p):
        need(find(q + width - 1 + p // r)[1:] != first[1:], f"{p // r} is a period, too")
    start, end = ends[piece], min(ends[piece + 1], ends[piece] + STRETCH)
    values = stretch(game, start, unpacked(listed[piece][1], width), end)
    if end == ends[piece + 1]:
        need(values[-width:] == unpacked(listed[piece + 1][1], width), f"piece {piece} ends in another window")
    return f"Right as far as looked at: {file['game']}, the first window, the windows of the period {p} from heap {q} on, and of piece {piece} the heaps {start} to {end - 1}"


def plain(takes, n, g):
    seen = {(g[a] ^ (b and g[b]) ^ (c and g[c]) if a else 0) for a, b, c in options(takes, n)}
    return next(v for v in range(256) if v not in seen)


def stretch(game, start, last, end):
    """Compute the values of the heaps from `start` to `end` - 1. Return the values `last` of
    the heaps before `start`, followed by the computed values.
    """
    takes, splits, rare, head, common, width = game
    g, back = bytearray(last), start - len(last)
    singles = [taken for taken, digit in takes if digit & 2]
    for n in range(start, end):
        i = n - back
        seen = {g[i - k] for k in singles}
        seen.update(head[a] ^ g[i - k - a] for k in splits for a in rare if a + k < n)
        while True:
            v = next(v for v in range(257) if v not in seen)
            need(v < 256, f"heap {n} has a value above 255")
            if common(n, v):
                break
            most = lambda k: min(width - 1 - k, n - k - 1, len(head) - 1)
            found = any(head[a] ^ g[i - k - a] == v for k in splits for a in range(1, most(k) + 1))
            if not found and n < width:
                break  # all options of heap n were examined: n is rare
            need(found, f"the window does not decide heap {n}")
            seen.add(v)
        g.append(v)
    return bytes(g)


def primes(n):
    r, found = 2, []
    while n > 1:
        r = n if r * r > n else r
        if n % r == 0:
            found.append(r)
            while n % r == 0:
                n //= r
        r += 1
    return found
