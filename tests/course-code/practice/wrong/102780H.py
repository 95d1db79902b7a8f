n = int(input())
# A heap of 1 is lost, but one of 0 is won: whoever takes the last stone loses.
wins = [False, False]
for heap in range(2, n + 1):
    wins.append(any(not wins[heap - a] for a in (1, 5, 13) if a <= heap))
print(1 if wins[n] else 2)
