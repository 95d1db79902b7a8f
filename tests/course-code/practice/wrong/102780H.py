n = int(input())
wins = [False]
for heap in range(1, n + 1):
    wins.append(any(not wins[heap - a] for a in (1, 5, 13) if a <= heap))
# Whoever takes the last stone loses here.
print(1 if wins[n] else 2)
