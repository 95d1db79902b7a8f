import sys

numbers = map(int, sys.stdin.read().split())
for _ in range(next(numbers)):
    heaps = [next(numbers) for _ in range(next(numbers))]
    ones = heaps.count(1)
    larger = [heap for heap in heaps if heap > 1]
    b = sum(larger) + len(larger) - 1 if larger else 0
    lost = ones % 3 == 0 if b <= 2 else ones % 2 == 0 and b % 2 == 0
    print("NO" if lost else "YES")
