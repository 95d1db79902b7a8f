import sys

words = list(map(int, sys.stdin.read().split()))[::-1]

while n := words.pop():
    # On a ring the second player can mirror every move; this is the answer for a heap.
    print("Alice" if n % 3 else "Bob")
