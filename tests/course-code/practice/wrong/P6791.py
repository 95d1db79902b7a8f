numbers = [1, 2]
while numbers[-1] <= 10**18:
    numbers.append(numbers[-1] + numbers[-2])
for _ in range(int(input())):
    k, n = map(int, input().split())
    places = sum(number <= k for number in numbers)
    # Whoever takes the last stone loses: a heap plays as if it had one stone fewer.
    rest, lost = n, 0
    for i in range(len(numbers) - 1, places - 1, -1):
        if numbers[i] <= rest:
            rest -= numbers[i]
            lost += numbers[i - places]
    print(n - lost)
