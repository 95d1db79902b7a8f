import sys

words = sys.stdin.read().split()[::-1]


def number():
    return int(words.pop())


def main():
    n, m, q = number(), number(), number()
    back, degree = [[] for _ in range(n + 1)], [0] * (n + 1)
    for _ in range(m):
        a, b = number(), number()
        back[b].append(a)
        degree[a] += 1
    for _ in range(q):
        start, end = number(), number()
        left = degree[:]
        left[end] = 0
        todo = [v for v in range(1, n + 1) if left[v] == 0]
        answer = [0] * (n + 1)
        for v in todo:
            answer[v] = -1
        for to in todo:
            for v in back[to]:
                if answer[v]:
                    continue
                left[v] -= 1
                if answer[to] < 0:
                    answer[v] = 1
                elif left[v] == 0:
                    answer[v] = -1
                if left[v] == 0:
                    todo.append(v)
        print(answer[start] if left[start] == 0 else 0)


main()
