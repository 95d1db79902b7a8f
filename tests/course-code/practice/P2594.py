for _ in range(int(input())):
    n, m = map(int, input().split())
    total = 0
    for i in range(1, n + 1):
        for j, coin in enumerate(input(), 1):
            if coin == "T":
                k = i + j - 1
                total ^= k & -k if i == 1 or j == 1 else 1 << (i + j - 2)
    print("-_-" if total else "=_=")
