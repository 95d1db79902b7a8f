import sys

words = list(map(int, sys.stdin.read().split()))[::-1]


def numbers():
    return [words.pop() for _ in range(words.pop())]


x = 0
for heap in numbers():
    # Meant as (x ^ heap) != 0.
    x = x ^ (heap != 0)
print("Yes" if x else "No")
