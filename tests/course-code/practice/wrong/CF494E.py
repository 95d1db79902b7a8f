n, m, k = map(int, input().split())
total = 0
for _ in range(m):
    a, b, c, d = map(int, input().split())
    # A cell that several rectangles cover is white once.
    total ^= (a - 1 ^ c) & (b - 1 ^ d)
print("Hamed" if total & ((1 << k.bit_length()) - 1) else "Malek")
