word = input().strip()
x = 0
for letter in set(word):
    # All copies of a letter may be taken at once: 3 of them are worth 3.
    x ^= word.count(letter) % 3
print("Alice" if x else "Bob")
