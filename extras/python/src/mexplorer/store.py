"""Rows on disk: a folder of Parquet files. Files are added, and no file is changed."""

from __future__ import annotations

import os
import pathlib
import uuid
from collections.abc import Iterable
from typing import TYPE_CHECKING, cast

from .rows import Row, frame

if TYPE_CHECKING:
    import pandas as pd

__all__ = ["Key", "Store"]

#: The key of a row: the code, the last heap and the budget.
Key = tuple[str, int, int | None]


class Store:
    """The rows in a folder, each once."""

    def __init__(self, folder: str | os.PathLike[str]) -> None:
        self.folder = pathlib.Path(folder)
        self.folder.mkdir(parents=True, exist_ok=True)

    def add(self, rows: list[Row]) -> None:
        """Add a file with these rows. If the process is killed, the file is added
        completely or not at all.
        """
        if not rows:
            return
        name = f"rows-{uuid.uuid4().hex}.parquet"
        # Write under another file extension, which readers ignore, and rename the complete file.
        unfinished = self.folder / f".{name}.part"
        frame(rows).to_parquet(unfinished, index=False)
        with unfinished.open("rb") as written:
            os.fsync(written.fileno())
        os.replace(unfinished, self.folder / name)

    def rows(self) -> list[Row]:
        """Return all rows, one for each key, although two simultaneous sweeps may store two.

        Files whose columns differ from those of ``Row`` are omitted.
        """
        import pyarrow.parquet as parquet

        found: dict[Key, Row] = {}
        for path in sorted(self.folder.glob("rows-*.parquet")):
            table = parquet.read_table(path)
            if table.column_names != list(Row.__annotations__):
                continue
            for one in table.to_pylist():
                found[key(cast(Row, one))] = cast(Row, one)
        return list(found.values())

    def keys(self) -> set[Key]:
        """Return the keys of the stored rows."""
        return {key(one) for one in self.rows()}

    def frame(self, wanted: Iterable[Key]) -> pd.DataFrame:
        """Return the stored rows with these keys, in the order of the keys, as a frame."""
        found = {key(one): one for one in self.rows()}
        return frame([found[one] for one in wanted if one in found])


def key(one: Row) -> Key:
    """Return the key of a row."""
    return one["code"], one["upto"], one["budget"]
