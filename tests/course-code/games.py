n = int(input())
wins = [True]  # with 0 stones the other has just taken the last one, and has lost
for heap in range(1, n + 1):
    wins.append(any(take <= heap and not wins[heap - take] for take in (1, 5, 13)))
print(1 if wins[n] else 2)
