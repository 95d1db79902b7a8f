"""The exception of the core."""

from __future__ import annotations

from typing import Any

import numpy as np

__all__ = ["MexError"]

#: The largest whole number that arguments and options accept as a number. Options that also accept
#: digits as text have no such limit.
MOST = 2**53 - 1


class MexError(Exception):
    """The error of a call that the core refuses, or of a search that ended without a result.

    Branch on ``code``, which is stable. docs/errors.md has the cause and the remedy of each code.
    """

    #: The code of the error, such as ``"unknown-game"``.
    code: str
    #: The description of the error and of the expected value, in English.
    message: str
    #: The start and exclusive end of the wrong text, in characters, or ``None``.
    span: tuple[int, int] | None
    #: The facts that the message states, keyed by name.
    details: dict[str, Any]

    def __init__(
        self,
        code: str,
        message: str,
        span: tuple[int, int] | None = None,
        details: dict[str, Any] | None = None,
    ) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.span = span
        self.details = details or {}

    # Support pickling, since worker processes send the error to the main process.
    def __reduce__(self) -> tuple[type[MexError], tuple[Any, ...]]:
        return MexError, (self.code, self.message, self.span, self.details)


def bad_option(option: str, found: object, expected: str) -> MexError:
    """Return the error for a wrong argument or option."""
    message = f"expected {option} to be {expected}, found {found!r}"
    details = {"option": option, "found": repr(found), "expected": expected}
    return MexError("bad-option", message, None, details)


def whole_number(option: str, value: object) -> int:
    """Return a number of any numeric type as a whole number; raise ``MexError`` for other values."""
    if isinstance(value, (int, float, np.integer, np.floating)) and not isinstance(value, bool):
        if 0 <= value <= MOST and value == int(value):
            return int(value)
    raise bad_option(option, value, f"a whole number from 0 to {MOST}")
