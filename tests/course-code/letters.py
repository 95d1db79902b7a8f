word = input().strip()
total = 0
for letter in set(word):
    total ^= (word.count(letter) - 1) % 3 + 1
print("Alice" if total else "Bob")
