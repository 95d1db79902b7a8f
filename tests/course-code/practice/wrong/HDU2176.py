import sys

words = list(map(int, sys.stdin.read().split()))[::-1]


def numbers():
    return [words.pop() for _ in range(words.pop())]


while heaps := numbers():
    x = 0
    for heap in heaps:
        x ^= heap
    print("Yes" if x else "No")
    for heap in heaps:
        if (heap ^ x) < heap:
            print(heap, heap ^ x)
            # Other heaps may have a winning move as well.
            break
