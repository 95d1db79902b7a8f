import sys

words = sys.stdin.read().split()[::-1]


def number():
    return int(words.pop())


def main():
    for _ in range(number()):
        x = 0
        for _ in range(number()):
            taken = {number() for _ in range(number())}
            run = step = 0
            for i in range(20, -1, -1):
                if i in taken:
                    run += 1
                else:
                    x ^= run if step % 2 else 0
                    step, run = step + 1, 0
        print("YES" if x else "NO")


main()
