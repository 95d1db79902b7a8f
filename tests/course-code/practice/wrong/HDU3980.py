import sys

words = list(map(int, sys.stdin.read().split()))[::-1]

for case in range(1, words.pop() + 1):
    n, m = words.pop(), words.pop()
    value = [0] * (n + 1)
    for row in range(m, n + 1):
        seen = {value[i] ^ value[row - m - i] for i in range(row - m + 1)}
        while value[row] in seen:
            value[row] += 1
    # The first move opens the ring into a row of n - m beads.
    print(f"Case #{case}: {'aekdycoin' if value[n] else 'abcdxyzk'}")
