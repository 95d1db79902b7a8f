import sys

for n in map(int, sys.stdin.read().split()):
    wins = [False]
    for heap in range(1, n + 1):
        # 1 is a power of 2, too.
        wins.append(any(not wins[heap - a] for a in (2, 4, 8, 16, 32, 64) if a <= heap))
    print("Kiki" if wins[n] else "Cici")
