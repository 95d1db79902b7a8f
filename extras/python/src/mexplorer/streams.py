"""Tables on disk. Values are stored in parts during the computation, so that a table that
takes hours continues after its process was killed.
"""

from __future__ import annotations

import json
import os
import pathlib
from collections.abc import Iterator
from typing import Any, cast

import numpy as np

from .answers import Nimbers, Period, Proof, TablePart
from .calls import table
from .errors import MexError
from .progress import Progress

__all__ = ["Stored", "stream"]

#: The number of values in one file.
PART = 1 << 22
#: The largest budget.
MOST_STEPS = (1 << 53) - 1


class Stored:
    """A table in a folder: numpy files with the values, and ``table.json`` with the other
    fields.

    Files are mapped into memory and not read, so that only the values in use take memory.
    """

    def __init__(self, folder: str | os.PathLike[str]) -> None:
        self.folder = pathlib.Path(folder)
        self._facts: dict[str, Any] = {}
        if (self.folder / "table.json").is_file():
            self._facts = json.loads((self.folder / "table.json").read_text(encoding="utf-8"))

    @property
    def game(self) -> str | None:
        """The game in canonical form; ``None`` before the first part."""
        return self._facts.get("game")

    @property
    def done(self) -> bool:
        """Whether the folder has all heaps of the last request."""
        return bool(self._facts.get("done"))

    @property
    def period(self) -> Period | None:
        """The period; ``None`` if none is known."""
        return cast("Period | None", self._facts.get("period"))

    @property
    def proof(self) -> Proof | None:
        """The proof of the period; ``None`` if it is not proven."""
        return cast("Proof | None", self._facts.get("proof"))

    def parts(self) -> Iterator[tuple[int, Nimbers]]:
        """Yield the values of the files in order, each with its first heap. Files after a
        gap are omitted.
        """
        heap = 0
        while (path := self._path(heap)).is_file():
            values: Nimbers = np.load(path, mmap_mode="r")
            yield heap, values
            heap += len(values)

    def __len__(self) -> int:
        """Return the number of stored values."""
        return sum(len(values) for _, values in self.parts())

    def nimbers(self, start: int = 0, stop: int | None = None) -> Nimbers:
        """Return the stored values of the heaps from ``start`` to ``stop`` - 1; by default of all heaps."""
        end = len(self) if stop is None else stop
        found = [
            values[max(start - heap, 0) : max(end - heap, 0)]
            for heap, values in self.parts()
            if heap < end and heap + len(values) > start
        ]
        return _joined(found) if found else np.zeros(0, np.uint8)

    def _path(self, heap: int) -> pathlib.Path:
        return self.folder / f"values-{heap:015d}.npy"

    def _write(self, heap: int, values: Nimbers) -> None:
        with _replaced(self._path(heap)) as file:
            np.save(file, values)

    def _tell(self, facts: dict[str, Any]) -> None:
        self._facts = {**self._facts, **facts}
        with _replaced(self.folder / "table.json") as file:
            file.write(json.dumps(self._facts, indent=2).encode())


def _joined(parts: list[Nimbers]) -> Nimbers:
    return cast(Nimbers, np.concatenate(parts))


class _replaced:
    """A context manager that writes a file under another name, and replaces the old file only if the
    block ends without an exception.
    """

    def __init__(self, path: pathlib.Path) -> None:
        self._path = path
        self._file = path.with_name(f".{path.name}.part").open("wb")

    def __enter__(self) -> Any:
        return self._file

    def __exit__(self, kind: object, *_: object) -> None:
        with self._file:
            self._file.flush()
            os.fsync(self._file.fileno())
        if kind is None:
            os.replace(self._file.name, self._path)


def stream(
    game: str,
    upto: int,
    folder: str | os.PathLike[str],
    *,
    budget: int | None = None,
    progress: Progress | None = None,
) -> Stored:
    """Compute the values of heaps 0 to ``upto`` into a folder, and continue where an
    earlier call ended.

    Without a ``budget``, the largest possible budget is used. If the computation of the
    game can continue after known values, as for take-and-break games, the values in the
    folder are reused; other games begin again, and their values are compared with the
    stored values. The core keeps the computed values in memory, in one byte per heap if all
    values are below 256; the values that follow from a proven period are only on disk.
    """
    stored = Stored(folder)
    stored.folder.mkdir(parents=True, exist_ok=True)
    known = stored.nimbers(stop=upto + 1)
    waiting: list[Nimbers] = []
    #: The first heap that is not on disk, and the first heap of the next part.
    first, next_heap = len(known), 0

    def write(part: TablePart) -> None:
        nonlocal first, waiting
        if waiting:
            stored._write(first, _joined(waiting))
            first += sum(len(values) for values in waiting)
            waiting = []
        facts = {"game": part["game"], "period": part["period"], "proof": part["proof"]}
        stored._tell({**facts, "done": part["done"]})

    def take(part: TablePart) -> None:
        nonlocal next_heap
        if stored.game not in (None, part["game"]):
            raise MexError("bad-option", f"the folder has the values of {stored.game}")
        values = part["nimbers"]
        if next_heap < len(known):
            if not np.array_equal(values[: len(known) - next_heap], known[next_heap:][: len(values)]):
                raise MexError("bad-option", "the folder has other values than this game")
        fresh = values[max(len(known) - next_heap, 0) :]
        next_heap += len(values)
        if len(fresh):
            waiting.append(fresh)
        if sum(len(some) for some in waiting) >= PART or part["done"]:
            write(part)

    table(
        game,
        upto,
        budget=MOST_STEPS if budget is None else budget,
        resume=known if len(known) else None,
        on_part=take,
        progress=progress,
        whole=False,
    )
    return stored
