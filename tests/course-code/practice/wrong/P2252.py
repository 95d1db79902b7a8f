a, b = map(int, input().split())
# The smaller heap should come first.
print(0 if a == int((b - a) * (1 + 5**0.5) / 2) else 1)
