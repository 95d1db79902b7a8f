import sys

words = list(map(int, sys.stdin.read().split()))[::-1]

for _ in range(words.pop()):
    # With 1 and the primes alone 4 would be lost; but 4 is a power of 2.
    print("October wins!" if words.pop() % 4 else "Roy wins!")
