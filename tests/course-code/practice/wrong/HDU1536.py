import sys

words = list(map(int, sys.stdin.read().split()))[::-1]


def numbers():
    return [words.pop() for _ in range(words.pop())]


while True:
    amounts = numbers()
    if not amounts:
        break
    value = [0] * 200
    for heap in range(200):
        seen = set()
        for a in amounts:
            # Right only where the set is sorted.
            if a > heap:
                break
            seen.add(value[heap - a])
        while value[heap] in seen:
            value[heap] += 1
    line = ""
    for _ in range(words.pop()):
        x = 0
        for heap in numbers():
            x ^= value[heap]
        line += "W" if x else "L"
    print(line)
