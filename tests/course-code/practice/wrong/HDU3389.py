import sys

words = list(map(int, sys.stdin.read().split()))[::-1]


def numbers():
    return [words.pop() for _ in range(words.pop())]


for case in range(1, words.pop() + 1):
    x = 0
    # Box 1 is an end, but so are boxes 3 and 4: the way there counts, not the number of the box.
    for cards in numbers()[1::2]:
        x ^= cards
    print(f"Case {case}: {'Alice' if x else 'Bob'}")
