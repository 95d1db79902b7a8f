MOD = 1000000007
n, d = map(int, input().split())
ways = {(0, 0): 1}
total = 0
for heap in map(int, input().split()):
    total ^= heap
    following = dict(ways)
    for (thrown, x), count in ways.items():
        key = (thrown + 1) % d, x ^ heap
        following[key] = (following.get(key, 0) + count) % MOD
    ways = following
# Not all heaps may be thrown away.
print(ways.get((0, total), 0))
