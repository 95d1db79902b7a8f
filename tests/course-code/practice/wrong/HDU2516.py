import sys

words = list(map(int, sys.stdin.read().split()))[::-1]

while n := words.pop():
    # The bound doubles with every take; it does not stay at 2.
    print("First win" if n % 3 else "Second win")
