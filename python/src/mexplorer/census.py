"""Which values the heaps have, counted as they come, and the sparse space that they leave.

In many octal games the values fall into two classes, by whether they have an even or an odd number of
bits in common with a mask: heaps of even ones are rare, and often there is a last one (Berlekamp, Conway
and Guy 1982, "sparse space"). The even values are closed under the nim-sum, and an even and an odd one
have an odd sum.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from .answers import Nimbers

__all__ = ["Census"]

#: Of values from here on no mask is looked for: it takes memory in proportion to the largest.
MOST = 1 << 20


class Census:
    """How many heaps have each value, and which are the first and the last."""

    def __init__(self) -> None:
        self.count = 0
        self._heaps: NDArray[np.int64] = np.zeros(0, np.int64)
        self._first: NDArray[np.int64] = np.zeros(0, np.int64)
        self._last: NDArray[np.int64] = np.zeros(0, np.int64)

    def add(self, values: Nimbers) -> None:
        """The values of the next heaps."""
        size = max(len(self._heaps), int(values.max()) + 1)
        if size > len(self._heaps):
            more = size - len(self._heaps)
            self._heaps = np.concatenate([self._heaps, np.zeros(more, np.int64)])
            self._first = np.concatenate([self._first, np.full(more, -1, np.int64)])
            self._last = np.concatenate([self._last, np.full(more, -1, np.int64)])
        self._heaps += np.bincount(values, minlength=size)
        heaps = np.arange(self.count, self.count + len(values))
        # Of equal places the one that is written last stays.
        self._last[values] = heaps
        first = np.full(size, -1, np.int64)
        first[values[::-1]] = heaps[::-1]
        self._first = np.where(self._first < 0, first, self._first)
        self.count += len(values)

    def largest(self) -> tuple[int, int]:
        """The largest value, and the first heap that has it."""
        value = len(self._heaps) - 1
        return value, int(self._first[value])

    def sparse_space(self) -> tuple[int, int, int] | None:
        """The mask by which the fewest heaps are rare, how many are, and the last of them.

        Of masks that are equally good the smallest. ``None`` where the values are too large.
        """
        if not 1 < len(self._heaps) <= MOST:
            return None
        size = 1 << (len(self._heaps) - 1).bit_length()
        differences = np.zeros(size, np.int64)
        differences[: len(self._heaps)] = self._heaps
        # The transform of Walsh and Hadamard: at m, the heaps that are even by m less those that are odd.
        half = 1
        while half < size:
            pairs = differences.reshape(-1, 2, half)
            differences = np.stack(
                [pairs[:, 0] + pairs[:, 1], pairs[:, 0] - pairs[:, 1]], axis=1
            ).ravel()
            half *= 2
        # By mask 0 all are even.
        mask = 1 + int(differences[1:].argmin())
        even = _even(np.arange(len(self._heaps)) & mask)
        return mask, int(self._heaps[even].sum()), int(self._last[even].max())


def _even(numbers: Any) -> Any:
    """Where the number of bits is even; numbers are below 2^32."""
    for shift in (16, 8, 4, 2, 1):
        numbers = numbers ^ (numbers >> shift)
    return numbers & 1 == 0
