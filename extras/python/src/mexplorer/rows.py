"""One row for each game, about its values up to a heap. Games may be given as a DataFrame."""

from __future__ import annotations

import os
import platform
import re
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, TypeAlias, TypedDict, cast

from .answers import TablePart
from .calls import table, version
from .census import Census
from .errors import MexError, bad_option, whole_number
from .progress import Progress, listener

if TYPE_CHECKING:
    import pandas as pd

__all__ = ["Row", "codes_of", "frame", "periods", "row"]

#: Octal codes or other games: a list, a column, or a frame with a column ``code``.
Codes: TypeAlias = "Iterable[str] | pd.Series[str] | pd.DataFrame"


class Row(TypedDict):
    """The facts about a game's values up to heap ``upto``; ``None`` for unknown facts."""

    #: The code as the caller wrote it.
    code: str
    upto: int
    #: The maximum number of steps; ``None`` for the default.
    budget: int | None
    #: The game in canonical form; ``None`` if ``code`` is not valid.
    game: str | None
    #: The largest heap with a known value; ``None`` if there is none.
    reached: int | None
    #: The largest value of the heaps up to ``reached``, and the first heap with it.
    largest: int | None
    largest_heap: int | None
    #: The choice and count of rare heaps, as in ``SparseSpace``, and the last rare heap.
    mask: int | None
    parity: bool | None
    rare: int | None
    last_rare: int | None
    preperiod: int | None
    length: int | None
    saltus: int | None
    proven: bool
    #: The kind of proof of the period.
    proof: str | None
    #: The code of the error that ended the computation, and its message.
    error: str | None
    message: str | None
    seconds: float
    #: The machine and the version that computed the row.
    machine: str
    version: str


def row(code: str, upto: int, budget: int | None = None, progress: Progress | None = None) -> Row:
    """Return the row of one game. A ``MexError`` is stored in the row, so that a sweep continues."""
    found = Row(
        code=code,
        upto=upto,
        budget=budget,
        game=None,
        reached=None,
        largest=None,
        largest_heap=None,
        mask=None,
        parity=None,
        rare=None,
        last_rare=None,
        preperiod=None,
        length=None,
        saltus=None,
        proven=False,
        proof=None,
        error=None,
        message=None,
        seconds=0.0,
        machine=f"{platform.system()} {platform.machine()}, {os.cpu_count()} processors",
        version=version(),
    )
    census = Census()

    def take(part: TablePart) -> None:
        found["game"] = part["game"]
        if len(part["nimbers"]):
            found["reached"] = part["reached"]
            census.add(part["nimbers"])
        if period := part["period"]:
            found["preperiod"], found["length"] = int(period["preperiod"]), int(period["length"])
            found["saltus"], found["proven"] = int(period.get("saltus", 0)), period["proven"]
        if proof := part["proof"]:
            found["proof"] = proof["kind"]

    start = time.perf_counter()
    try:
        table(code, upto, budget=budget, on_part=take, progress=progress, whole=False)
    except MexError as error:
        found["error"], found["message"] = error.code, error.message
    found["seconds"] = time.perf_counter() - start
    if census.count:
        found["largest"], found["largest_heap"] = census.largest()
        if space := census.sparse_space(_taken(found["game"] or "")):
            found["mask"], found["parity"], found["rare"], found["last_rare"] = space
    return found


def _taken(game: str) -> int | None:
    """Return 0 if all moves of a game that leave two heaps take even amounts, 1 if they take odd amounts, and
    ``None`` if there are both or no such moves, and for games other than Grundy's game and octal codes.
    """
    if game == "grundy":
        return 0
    if not (code := re.fullmatch(r"octal (\d*)\.([0-7]*)", game)):
        return None
    digits = [int(code[1] or 0), *map(int, code[2])]
    parities = {taken % 2 for taken, digit in enumerate(digits) if digit & 4}
    return parities.pop() if len(parities) == 1 else None


def codes_of(codes: Codes) -> list[str]:
    """Return the codes of a list, a column or a frame, each once, in order; a text is one code.

    Raise ``bad-option`` for other values, and for a frame with a column, except ``code``, named as in ``Row``.
    """
    given: Any = codes
    if isinstance(given, str):
        return [given]
    if hasattr(given, "columns"):
        names = list(given.columns)
        if "code" not in names:
            raise bad_option("codes", names, 'a frame with a column "code"')
        if taken := [name for name in Row.__annotations__ if name != "code" and name in names]:
            raise bad_option("codes", taken, "a frame without columns that are named as those of rows")
        given = given["code"]
    if not isinstance(given, Iterable):
        raise bad_option("codes", codes, "codes: a list, a column or a frame")
    listed = list(given)
    for code in listed:
        if not isinstance(code, str):
            raise bad_option("codes", code, "texts such as 'octal 0.77'")
    return list(dict.fromkeys(listed))


def periods(
    codes: Codes, upto: int, *, budget: int | None = None, progress: Progress | None = None
) -> pd.DataFrame:
    """Compute a row for each code, and return the rows as a frame. If ``codes`` is a frame with a column
    ``code``, the result also has its other columns.

    The rows are computed one after the other in this process; ``sweep`` uses many cores and stores the rows.
    docs/sweeps.md explains the columns. Missing values are NA.
    """
    listed, hear = codes_of(codes), listener(progress)
    upto = whole_number("upto", upto)
    budget = None if budget is None else whole_number("budget", budget)
    rows = []
    for code in listed:
        rows.append(row(code, upto, budget))
        if hear:
            hear(len(rows), len(listed))
    return joined(codes, frame(rows))


def joined(codes: Codes, found: pd.DataFrame) -> pd.DataFrame:
    """Return the rows; if ``codes`` is a frame, join them to its columns."""
    if not hasattr(codes, "columns"):
        return found
    kept: Any = codes
    return cast("pd.DataFrame", kept.merge(found, on="code", how="left"))


def frame(rows: Iterable[Row]) -> pd.DataFrame:
    """Return rows as a frame. A missing value is NA in every column, of numbers and of texts.
    """
    import pandas as pd

    whole = {
        name: "Int64"
        for name in (
            *("upto", "budget", "reached", "largest", "largest_heap"),
            *("mask", "rare", "last_rare", "preperiod", "length", "saltus"),
        )
    }
    texts = dict.fromkeys(["code", "game", "proof", "error", "message", "machine", "version"], "string")
    found = pd.DataFrame(list(rows), columns=list(Row.__annotations__))
    return found.astype({**whole, **texts, "parity": "boolean", "proven": "bool", "seconds": "float64"})
