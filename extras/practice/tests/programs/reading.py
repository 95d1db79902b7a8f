"""The input as a list of words, the first one last; numbers as int. `sys.stdin` still has all of it."""

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
