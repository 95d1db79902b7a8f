import sys

n, *rows = map(int, sys.stdin.read().split())
sg = [0]
for pins in range(1, max(rows, default=0) + 1):
    reached = {
        sg[left] ^ sg[pins - hit - left]  # two rows: a sum
        for hit in (1, 2)
        for left in range(pins - hit + 1)
    }
    sg.append(next(mex for mex in range(pins + 1) if mex not in reached))
x = 0
for row in rows:
    x ^= sg[row]
print("Yes" if x != 0 else "No")
