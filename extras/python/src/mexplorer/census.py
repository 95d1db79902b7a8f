"""A running count of the values of heaps, and the search for a sparse space.

In many octal games the values fall into two classes, by whether they have an even or
an odd number of bits in common with a mask: heaps with even values are rare, and
often there is a last one (Berlekamp, Conway and Guy 1982, "sparse space"). The even
values are closed under the nim-sum, and the nim-sum of an even and an odd value is
odd. If all moves that leave two heaps take amounts c of one parity, the same holds for
the number of common bits plus n + c, for a heap of n (Gangolli and Plambeck 1989).
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from .answers import Nimbers

__all__ = ["Census", "SparseSpace"]

#: The maximum length of the arrays of a ``Census``, twice the number of possible values, for which
#: a mask is searched. It limits the memory of the search.
MOST = 1 << 20


class Census:
    """The number of heaps with each value, and the first and the last heap with each
    value, separately for even and odd heaps.
    """

    def __init__(self) -> None:
        self.count = 0
        # The index is 2v for value v of an even heap, and 2v + 1 for value v of an odd heap.
        self._heaps: NDArray[np.int64] = np.zeros(0, np.int64)
        self._first: NDArray[np.int64] = np.zeros(0, np.int64)
        self._last: NDArray[np.int64] = np.zeros(0, np.int64)

    def add(self, values: Nimbers) -> None:
        """Add the values of the next heaps, at least one."""
        heaps = np.arange(self.count, self.count + len(values))
        places = 2 * values.astype(np.int64) + heaps % 2
        size = max(len(self._heaps), 2 * (int(values.max()) + 1))
        if size > len(self._heaps):
            more = size - len(self._heaps)
            self._heaps = np.concatenate([self._heaps, np.zeros(more, np.int64)])
            self._first = np.concatenate([self._first, np.full(more, -1, np.int64)])
            self._last = np.concatenate([self._last, np.full(more, -1, np.int64)])
        self._heaps += np.bincount(places, minlength=size)
        # numpy keeps the last item written to an index, so this stores the last heap of each value.
        self._last[places] = heaps
        first = np.full(size, -1, np.int64)
        first[places[::-1]] = heaps[::-1]
        self._first = np.where(self._first < 0, first, self._first)
        self.count += len(values)

    def largest(self) -> tuple[int, int]:
        """Return the largest value, and the first heap that has it."""
        value = len(self._heaps) // 2 - 1
        return value, min(int(first) for first in self._first[2 * value :] if first >= 0)

    def sparse_space(self, taken: int | None = None) -> SparseSpace | None:
        """Return the mask and the parity that make the fewest heaps from 1 on rare;
        ``None`` if all values are 0, or are too large for the search.

        ``taken`` is 0 if all moves that leave two heaps take even amounts, 1 if they take
        odd amounts, else ``None``. Of equally good choices, a choice without the parity of
        the heap is preferred, then the smallest mask.
        """
        if not 2 < len(self._heaps) <= MOST:
            return None
        size = 1 << (len(self._heaps) - 1).bit_length()
        differences = np.zeros(size, np.int64)
        differences[: len(self._heaps)] = self._heaps
        # Exclude heap 0, whose value is 0.
        differences[0] -= 1
        heaps = differences[: len(self._heaps)].copy()
        # Apply the Walsh–Hadamard transform. Its entry m is the number of heaps whose index has an
        # even number of bits in common with m, minus the number of the other heaps.
        half = 1
        while half < size:
            pairs = differences.reshape(-1, 2, half)
            differences = np.stack(
                [pairs[:, 0] + pairs[:, 1], pairs[:, 0] - pairs[:, 1]], axis=1
            ).ravel()
            half *= 2
        # Skip mask 0, which makes every value even. Odd indices are masks with the parity of n.
        alone, sized = differences[2::2], differences[3::2] * (-1 if taken else 1)
        mask, parity = 1 + int(alone.argmin()), False
        if taken is not None and sized.min() < alone.min():
            mask, parity = 1 + int(sized.argmin()), True
        places = np.arange(len(self._heaps))
        even = _even(places & (2 * mask + parity)) != bool(parity and taken)
        rare, last = int(heaps[even].sum()), int(self._last[even].max())
        return SparseSpace(mask, parity, rare, last if rare else None)


class SparseSpace(NamedTuple):
    """A definition of rare heaps: a heap is rare if its value has an even number of bits
    in common with the mask.
    """

    mask: int
    #: Whether n + c is added to the count of common bits, for a heap n and moves that take amounts
    #: c of one parity, given as ``taken`` to ``Census.sparse_space``.
    parity: bool
    #: The number of rare heaps, and the last rare heap, or ``None`` if there is none.
    rare: int
    last: int | None


def _even(numbers: Any) -> Any:
    """Return whether the number of one bits is even, for numbers below 2^32."""
    for shift in (16, 8, 4, 2, 1):
        numbers = numbers ^ (numbers >> shift)
    return numbers & 1 == 0
