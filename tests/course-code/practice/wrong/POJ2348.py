import sys

words = list(map(int, sys.stdin.read().split()))[::-1]

while len(words) > 2:
    a, b = sorted((words.pop(), words.pop()))
    turns = 0
    while a:
        # Where twice the smaller number fits, the player has a choice.
        a, b = b % a, a
        turns += 1
    print("Stan wins" if turns % 2 else "Ollie wins")
