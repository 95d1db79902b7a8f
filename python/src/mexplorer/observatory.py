"""The observatory of octal games whose period is not known: ``python -m mexplorer.observatory``.

Each code is computed to 2^20 heaps; where rare values are at most one in a hundred by then, to 2^24. What
is there is not computed again, so that a run that was ended goes on. It writes a table and its data:

    python -m mexplorer.observatory --store observatory --table docs/unsolved.md
"""

from __future__ import annotations

import argparse
import json
import os
import pathlib
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, cast

from .progress import Progress
from .sweeps import sweep, workers

if TYPE_CHECKING:
    import pandas as pd

__all__ = ["OPEN", "main", "markdown", "observe"]

#: Grundy's game, and the octal games of at most three digits whose period was not known in the list of
#: tczajka/octal-games (UnsolvedGames.md), one of each class of games with the same values.
OPEN = ["grundy"] + [
    f"octal {code}"
    for code in """
    0.6 0.04 0.06 0.14 0.36 0.64 0.74 0.76 0.004 0.005 0.006 0.014 0.015 0.016 0.024 0.026 0.034 0.054
    0.064 0.104 0.106 0.114 0.125 0.126 0.135 0.136 0.142 0.143 0.146 0.161 0.162 0.163 0.164 0.166 0.167
    0.172 0.174 0.204 0.205 0.206 0.207 0.224 0.244 0.245 0.264 0.314 0.324 0.334 0.336 0.342 0.344 0.346
    0.362 0.364 0.366 0.371 0.374 0.404 0.414 0.416 0.444 0.454 0.564 0.604 0.606 0.744 0.764 0.774 0.776
    4.004 4.007 4.026 4.044 4.045 4.064 4.324 4.327 4.344 4.364 4.367 4.404 4.406
    """.split()
]

#: The heaps of every game, and of one whose rare values are few.
DENSE, SPARSE = 1 << 20, 1 << 24
#: Rare values are few where at most one heap in so many has one.
FEW = 100
#: As many steps as a budget may have: heaps bound the work.
STEPS = (1 << 53) - 1


def observe(
    codes: Sequence[str],
    store: str | os.PathLike[str],
    *,
    dense: int = DENSE,
    sparse: int = SPARSE,
    client: Any = None,
    progress: Progress | None = None,
) -> pd.DataFrame:
    """The row of each game, as far as it is to be computed."""
    near = sweep(codes, dense, client, store, budget=STEPS, progress=progress)
    # An error leaves these open, and a missing number is no small one.
    few = (near["rare"] * FEW <= near["reached"]).fillna(False).astype(bool)
    further = near[few & ~near["proven"]]["code"].tolist()
    if sparse <= dense or not further:
        return near
    far = sweep(further, sparse, client, store, budget=STEPS, progress=progress)
    import pandas as pd

    rows = pd.concat([near[~near["code"].isin(further)], far])
    return rows.set_index("code").loc[list(codes)].reset_index()


HEAD = """\
# Octal games whose period is not known

Written by `python -m mexplorer.observatory`; [sweeps.md](sweeps.md) says how it is run. The list is that of
[tczajka/octal-games](https://github.com/tczajka/octal-games): Grundy's game and the octal games of at most
three digits without a known period, one of each class of games with the same values. A row that the core has
proven since says so.

_Rare_ are the heaps whose nimber has an even number of bits in common with the mask; where the mask says _+ n_,
the heap n, and what each move takes that leaves two heaps, is added to that number. The mask is that with the
fewest rare heaps (of several, the smallest). If there is a last one, the values are periodic from some heap on
(Berlekamp, Conway and Guy 1982; Gangolli and Plambeck 1989). Heaps are counted from 0 to the one named.
"""

COLUMNS = ["game", "to heap", "largest nimber", "at heap", "mask", "rare heaps", "the last", "period", "time"]


def markdown(rows: pd.DataFrame) -> str:
    """The table as docs/unsolved.md has it."""
    head, *cells = [COLUMNS, *map(_cells, _records(rows))]
    widths = [max(map(len, column)) for column in zip(head, *cells, strict=True)]
    first, *others = widths
    rule = ["-" * first, *("-" * (width - 1) + ":" for width in others)]
    table = "\n".join(_line(line, widths) for line in (head, rule, *cells))
    machines = sorted({str(machine) for machine in rows["machine"]})
    hours = float(rows["seconds"].sum()) / 3600
    return f"{HEAD}\n{table}\n\n{hours:.2f} hours of one processor, on {'; '.join(machines)}.\n"


def _line(cells: Sequence[str], widths: Sequence[int]) -> str:
    """A line of the table, the first column to the left and the others to the right."""
    (first, *others), (width, *more) = cells, widths
    padded = [first.ljust(width), *(cell.rjust(w) for cell, w in zip(others, more, strict=True))]
    return f"| {' | '.join(padded)} |"


def _records(rows: pd.DataFrame) -> list[dict[str, Any]]:
    """The rows as plain objects, with None where nothing is known."""
    plain = rows.astype(object)
    return cast("list[dict[str, Any]]", plain.where(plain.notna(), None).to_dict("records"))


def _cells(row: dict[str, Any]) -> list[str]:
    def number(name: str) -> str:
        return "–" if row[name] is None else f"{row[name]:,}"

    seen = f"{number('length')} from {number('preperiod')}"
    if row["error"]:
        period = f"error: {row['error']}"
    else:
        period = f"{seen}, proven" if row["proven"] else seen if row["length"] else "–"
    return [
        f"`{row['code']}`",
        *map(number, ("reached", "largest", "largest_heap")),
        "–" if row["mask"] is None else f"{row['mask']:x}{' + n' if row['parity'] else ''}",
        *map(number, ("rare", "last_rare")),
        period,
        f"{row['seconds']:.2g} s" if row["seconds"] < 100 else f"{row['seconds']:,.0f} s",
    ]


def main(arguments: Sequence[str] | None = None) -> None:
    """The command."""
    parser = argparse.ArgumentParser(
        prog="python -m mexplorer.observatory", description=(__doc__ or "").split("\n\n")[1]
    )
    add = parser.add_argument
    add("--store", default="observatory", help="the folder that keeps the rows")
    add("--table", help="the Markdown file to write; the data go beside it, as JSON")
    add("--dense", type=int, default=DENSE, help="heaps of every game")
    add("--sparse", type=int, default=SPARSE, help="heaps of a game with few rare values")
    add("--scheduler", help="the address of a Dask cluster; without one, this machine's cores")
    add("games", nargs="*", help="games instead of the list")
    given = parser.parse_args(arguments)
    codes = given.games or OPEN
    with workers(given.scheduler) as client:
        rows = observe(
            codes,
            given.store,
            dense=given.dense,
            sparse=given.sparse,
            client=client,
            progress=_tell,
        )
    if not given.table:
        print(markdown(rows))
        return
    path = pathlib.Path(given.table)
    path.write_text(markdown(rows), encoding="utf-8")
    data = json.dumps(_records(rows), indent=2) + "\n"
    path.with_suffix(".json").write_text(data, encoding="utf-8")


def _tell(done: int, total: int) -> None:
    print(f"{done} of {total} games", flush=True)


if __name__ == "__main__":
    main()
