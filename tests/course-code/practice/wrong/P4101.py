for _ in range(int(input())):
    n, m = map(int, input().split())
    # The stones that fill no heap are a heap at the end, too.
    moves = n - n // m
    print(0 if moves % 2 else 1)
