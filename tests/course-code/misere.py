n = int(input())
heaps = list(map(int, input().split()))[:n]
total = 0
for heap in heaps:
    total ^= heap
large = any(heap > 1 for heap in heaps)
print("Yes" if (total != 0 if large else total == 0) else "No")
