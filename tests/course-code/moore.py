import sys

k, n, *heaps = map(int, sys.stdin.read().split())
touched = []
for column in reversed(range(max(heaps).bit_length())):
    bit = 1 << column
    # The untouched heaps with a 1 in this column.
    ones = [i for i in range(n) if i not in touched and heaps[i] & bit]
    s = len(ones) % (k + 1)
    wanted = -s % (k + 1)
    for i in touched:
        heaps[i] &= ~bit
    if wanted <= len(touched):  # that many of the touched heaps write 1
        for i in touched[:wanted]:
            heaps[i] |= bit
    else:  # s more heaps are touched, together at most k
        for i in ones[:s]:
            heaps[i] &= ~bit
            touched.append(i)
print(*heaps if touched else ["No"])
