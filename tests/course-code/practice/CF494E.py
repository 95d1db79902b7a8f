n, m, k = map(int, input().split())
rectangles = [tuple(map(int, input().split())) for _ in range(m)]
xs = sorted({x for a, _, c, _ in rectangles for x in (a - 1, c)})
# Bit t: whether the white cells in rows and columns that 2^t divides are odd in number.
total = 0
for x, following in zip(xs, xs[1:]):
    columns, end = 0, 0
    for b, d in sorted((b - 1, d) for a, b, c, d in rectangles if a - 1 <= x and following <= c):
        if d > end:
            columns ^= max(b, end) ^ d
            end = d
    total ^= (x ^ following) & columns
print("Hamed" if total & ((1 << k.bit_length()) - 1) else "Malek")
