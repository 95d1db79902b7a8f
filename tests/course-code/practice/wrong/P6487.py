n = int(input())
a, b = 1, 2
while b <= n:
    a, b = b, a + b
# What is left may need to be divided further.
print(n - a or n)
