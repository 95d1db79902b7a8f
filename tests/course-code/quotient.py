# The class of each heap size: exponents of a, b, c, d.
early = [(0, 0, 0, 0), (1, 0, 0, 0), (0, 0, 0, 0), (0, 1, 0, 0), (0, 1, 0, 0)]
again = [(1, 0, 0, 0), (0, 0, 0, 2), (0, 0, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1)]
rules = [  # a²=1, c²=1, cd=bd, b²c=b³, b²d=d, d³=ad², b⁴=b²
    ((2, 0, 0, 0), (0, 0, 0, 0)), ((0, 0, 2, 0), (0, 0, 0, 0)),
    ((0, 0, 1, 1), (0, 1, 0, 1)), ((0, 2, 1, 0), (0, 3, 0, 0)),
    ((0, 2, 0, 1), (0, 0, 0, 1)), ((0, 0, 0, 3), (1, 0, 0, 2)),
    ((0, 4, 0, 0), (0, 2, 0, 0)),
]
lost = {(1, 0, 0, 0), (0, 2, 0, 0), (0, 0, 0, 2), (1, 0, 1, 0), (0, 1, 0, 1)}

def times(x, y):
    word = tuple(i + j for i, j in zip(x, y))
    for left, right in rules:
        if all(i >= j for i, j in zip(word, left)):
            rest = tuple(i - j for i, j in zip(word, left))
            return times(rest, right)
    return word

n = int(input())
product = (0, 0, 0, 0)
for heap in list(map(int, input().split()))[:n]:
    product = times(product, early[heap] if heap < 5 else again[heap % 5])
print("No" if product in lost else "Yes")
