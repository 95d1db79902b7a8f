import sys

words = list(map(int, sys.stdin.read().split()))[::-1]

amounts = [1, 2]
while amounts[-1] < 1000:
    amounts.append(amounts[-1] + amounts[-2])
value, seen = [0] * 1001, set()
for heap in range(1, 1001):
    # The values seen should be forgotten for each heap.
    seen |= {value[heap - a] for a in amounts if a <= heap}
    while value[heap] in seen:
        value[heap] += 1
while len(words) > 3:
    x = value[words.pop()] ^ value[words.pop()] ^ value[words.pop()]
    print("Fibo" if x else "Nacci")
