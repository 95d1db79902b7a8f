n = int(input())
value = {}
for d in sorted({n // x for x in range(1, n + 1)}):
    total, seen, multiple = 0, {0}, 2
    while multiple <= d:
        last = d // (d // multiple)
        v = value[d // multiple]
        seen.add(total ^ v)
        # An even number of equal values cancels.
        total ^= v
        multiple = last + 1
    value[d] = next(v for v in range(len(seen) + 1) if v not in seen)
for _ in range(int(input())):
    input()
    total = 0
    for x in map(int, input().split()):
        total ^= value[n // x]
    print("Yes" if total else "No")
