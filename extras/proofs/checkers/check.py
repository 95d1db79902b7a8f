#!/usr/bin/env python3
"""Checks a certificate: `check.py FILE` ends with 0 if it proves what it claims, with 1
if not, and the last line says so. It refuses files of more than 16 MiB, of more than
2^29 heaps, and files that need more than 2^33 pairs of heaps, or 2^39 pairs of a
heap and a rare one. A check may take hours here (0.376: some minutes; check.mjs is
faster), and 2 bytes a heap. It needs Python 3.8 and nothing else;
docs/certificates.md has the format."""
import json
import os
import sys

from common import BYTES, HEAP, TEXT, is_whole, need
from quotient import quotient
from rule import rule
from values import values
from window import window

KINDS = {
    "octal-period": values,
    "subtraction-period": values,
    "closed-form": rule,
    "misere-quotient": quotient,
}


def whole(text):
    need(text.isdecimal(), "a number has a sign, a point or an exponent")
    return int(text[:20])  # beyond any limit; Python reads no number of 5000 digits


def main(name, piece="0"):
    need(os.path.getsize(name) <= BYTES, "the file has more than 16 MiB")
    with open(name, encoding="utf-8") as opened:
        file = json.load(opened, parse_int=whole, parse_float=whole, parse_constant=whole)
    need(isinstance(file, dict) and file.get("format") == "mexplorer-certificate", "it is no certificate")
    need(is_whole(file.get("version"), 1, 1) and isinstance(file.get("game"), str), "it is of another version")
    need(len(file["game"]) < TEXT, "the game is too long")
    if file.get("kind") == "octal-window":
        return window(file, int(piece))
    others = [field for field in ("saltus", "from", "window", "modulus") if field in file]
    for field in ["preperiod", "period", "bound"] + others:
        least = 1 if field in ("period", "modulus") else 0
        need(is_whole(file.get(field), least, HEAP), f"{field} is no number from {least} to 2^29")
    need(file.get("kind") in list(KINDS), "the kind is not known")
    KINDS[file["kind"]](file)
    return "Proven: {game} has the period {period} from heap {preperiod} on".format(**file)


if __name__ == "__main__":
    try:
        print(f"{main(*sys.argv[1:3])}.")
    except Exception as error:  # whatever a strange file meets
        print(f"Refused: {error or type(error).__name__}")
        sys.exit(1)
