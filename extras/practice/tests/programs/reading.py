"""Read the input as a list of words in reverse order, with numbers as int. `sys.stdin` can still be read."""

import io
import sys

text = sys.stdin.read()
sys.stdin = io.StringIO(text)
words = [int(word) if word.lstrip("-").isdecimal() else word for word in text.split()][::-1]


def number():
    return words.pop()


def numbers():
    return [words.pop() for _ in range(words.pop())]


def left():
    return bool(words)
