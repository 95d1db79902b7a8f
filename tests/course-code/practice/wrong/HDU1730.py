import sys

words = list(map(int, sys.stdin.read().split()))[::-1]

while words:
    n, m = words.pop(), words.pop()
    x = 0
    for _ in range(n):
        # The squares between the pieces are one fewer.
        x ^= abs(words.pop() - words.pop())
    print("I WIN!" if x else "BAD LUCK!")
