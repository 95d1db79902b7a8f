for _ in range(int(input())):
    n, m = map(int, input().split())
    # The stones that fill no heap are merged, too.
    moves = n // m * (m - 1)
    print(0 if moves % 2 else 1)
