#!/usr/bin/env python3
"""Check a certificate: `check.py FILE` exits with status 0 if the certificate proves its
claim, else with status 1. The last line of output states the result. Files of more than
16 MiB or 2^29 heaps are refused, and also files that need more than 2^33 pairs of heaps,
or 2^39 pairs of a heap and a rare heap. A check may take hours (0.376: some minutes;
check.mjs is faster) and needs 2 bytes of memory per heap. It needs only Python 3.8;
docs/certificates.md describes the format."""
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
    return int(text[:20])  # 20 digits exceed every limit; Python refuses 5000 digits


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
    except Exception as error:  # any error that a malformed file causes
        print(f"Refused: {error or type(error).__name__}")
        sys.exit(1)
