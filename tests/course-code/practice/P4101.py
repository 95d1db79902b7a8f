for _ in range(int(input())):
    n, m = map(int, input().split())
    # One heap after the other is filled.
    moves = n // m * (m - 1) + max(n % m - 1, 0)
    print(0 if moves % 2 else 1)
