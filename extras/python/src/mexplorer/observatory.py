"""The observatory of octal games with long or unknown periods: ``python -m mexplorer.observatory``.

Computes each code to 2^16 heaps, then to four times as many, up to 2^20; if rare values are at most one in a
hundred, up to 2^24. Stored rows are not computed again, so an interrupted run resumes. Writes a table and its
data:

    python -m mexplorer.observatory --store observatory --table docs/unsolved.md
"""

from __future__ import annotations

import argparse
import json
import os
import pathlib
from collections.abc import Sequence
from importlib import resources
from typing import TYPE_CHECKING, Any, cast

from .progress import Progress
from .rows import Row, frame
from .sweeps import sweep, workers

if TYPE_CHECKING:
    import pandas as pd

__all__ = ["OPEN", "main", "markdown", "observe"]

#: Grundy's game, and octal games of unknown period in UnsolvedGames.md of tczajka/octal-games.
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

#: Periods proven by longer runs (docs/benchmarks.md): the last computed heap, the preperiod, the period.
PROVEN_FURTHER = {
    "octal 0.054": (406_501_591, 193_235_616, 10_015_179),
    "octal 0.104": (419_079_761, 197_769_598, 11_770_282),
    "octal 0.106": (877_982_636_611, 465_384_263_797, 328_226_140_474),
    "octal 0.454": (443_139_469, 160_949_019, 60_620_715),
}

#: The published result about each game: heaps without a period, or a period, with its source.
PUBLISHED: dict[str, dict[str, Any]] = {
    one["game"]: one
    for one in json.loads(
        resources.files("mexplorer").joinpath("published.json").read_text(encoding="utf-8")
    )
}

#: The last heap for every game, and for games with few rare heaps.
DENSE, SPARSE = 1 << 20, 1 << 24
#: The successive last heaps of the computation of a game, up to ``DENSE`` or ``SPARSE``.
STAGES = [1 << bits for bits in range(16, 26, 2)]
#: A game has few rare heaps if at most one heap in this number is rare.
FEW = 100
#: The largest possible budget, so that only the last heap limits the computation.
STEPS = (1 << 53) - 1


def observe(
    codes: Sequence[str],
    store: str | os.PathLike[str],
    *,
    dense: int = DENSE,
    sparse: int = SPARSE,
    minutes: float | None = None,
    client: Any = None,
    progress: Progress | None = None,
) -> pd.DataFrame:
    """Compute each game stage by stage. Return the row of each game at its last stage.

    A game does not continue if its next stage is expected to take more than ``minutes``. ``progress`` counts
    the games of each stage, and begins again at the next stage.
    """
    sparse = max(dense, sparse)
    shown: dict[str, dict[str, Any]] = {}
    further = list(codes)
    for upto in sorted({dense, sparse, *(stage for stage in STAGES if stage < sparse)}):
        further = [
            code
            for code in further
            if code not in shown or _goes_on(shown[code], upto, dense, minutes)
        ]
        if not further:
            break
        found = sweep(further, upto, client, store, budget=STEPS, progress=progress)
        shown.update((one["code"], one) for one in _records(found))
    return frame(cast(Row, shown[code]) for code in codes)


def _goes_on(row: dict[str, Any], upto: int, dense: int, minutes: float | None) -> bool:
    """Return whether the game of a row is to be computed further, to heap ``upto``."""
    if row["proven"] or row["error"]:
        return False
    few = row["rare"] is not None and row["rare"] * FEW <= row["reached"]
    # The number of options grows in proportion to the heap, so the time grows at most with the
    # square of the last heap: 16 times the seconds for four times the heaps.
    expected = row["seconds"] * (upto / row["upto"]) ** 2
    return (few or upto <= dense) and (minutes is None or expected <= 60 * minutes)


HEAD = """\
# Octal games with long or unknown periods

Written by `python -m mexplorer.observatory`; [sweeps.md](sweeps.md) describes the command. The list is that of [tczajka/octal-games](https://github.com/tczajka/octal-games): Grundy's game and the octal games of at most three digits that had no known period there, one of each class of games with equal values. The period is that proven by this row's run, or by a longer run of the same core to the heap named ([benchmarks.md](benchmarks.md#long-periods)).

The last two columns are published results, not recomputed here but for the period of 0.106; their sources are below the table. A dash means that no source was read, not that there is none: A. Flammenkamp's tables of octal games, which cover all of these codes, were not read in full.

A heap is _rare_ if its nimber has an even number of one bits in common with the mask. For a mask with _+ n_, the heap n and the number taken by each move that leaves two heaps are added to that number. The mask is the one with the fewest rare heaps (of several, the smallest). If there is a last rare heap, the values are periodic from some heap on (Berlekamp, Conway and Guy 1982; Gangolli and Plambeck 1989). Heaps are counted from 1 to the one named.
"""  # noqa: E501

#: The paragraph that a run with ``--minutes`` adds above the table.
STAYED = """
A game is not continued if its next stage (four times the heaps) is expected to take longer than {minutes:g} minutes: 16 times the seconds of its last stage, an upper bound, because the time grows at most with the square of the heaps.
"""  # noqa: E501

COLUMNS = [
    *("game", "to heap", "largest nimber", "at heap", "mask", "rare heaps", "last rare heap"),
    *("period", "time", "furthest known elsewhere", "by"),
]

#: The entry for a period that neither this project nor a source has found.
UNKNOWN = "not known"


def markdown(rows: pd.DataFrame, minutes: float | None = None) -> str:
    """Return the page docs/unsolved.md with the table; ``minutes`` is the argument of ``observe``."""
    rule = ["---", *["--:"] * (len(COLUMNS) - 3), "---", "---"]
    table = "\n".join(
        f"| {' | '.join(line)} |" for line in (COLUMNS, rule, *map(_cells, _records(rows)))
    )
    cited = [PUBLISHED[code] for code in rows["code"] if code in PUBLISHED]
    sources = "".join(f"- `{one['game']}`: {one['source']} ({one['status']}).\n" for one in cited)
    machines = sorted({str(machine) for machine in rows["machine"]})
    hours = float(rows["seconds"].sum()) / 3600
    intro = HEAD if minutes is None else HEAD + STAYED.format(minutes=minutes)
    cost = f"{hours:.2f} hours of one processor for these rows, without the stages before them"
    parts = [intro, table + "\n", sources, f"{cost}, on {'; '.join(machines)}.\n"]
    return "\n".join(part for part in parts if part)


def _records(rows: pd.DataFrame) -> list[dict[str, Any]]:
    """Return the rows as plain objects, with None for unknown values."""
    plain = rows.astype(object)
    return cast("list[dict[str, Any]]", plain.where(plain.notna(), None).to_dict("records"))


def _cells(row: dict[str, Any]) -> list[str]:
    def number(name: str) -> str:
        return "–" if row[name] is None else f"{row[name]:,}"

    return [
        f"`{row['code']}`",
        *map(number, ("reached", "largest", "largest_heap")),
        "–" if row["mask"] is None else f"{row['mask']:x}{' + n' if row['parity'] else ''}",
        *map(number, ("rare", "last_rare")),
        _period(row),
        f"{row['seconds']:.2g} s" if row["seconds"] < 100 else f"{row['seconds']:,.0f} s",
        *_elsewhere(row["code"]),
    ]


def _elsewhere(code: str) -> tuple[str, str]:
    """Return the furthest published result as text, and its author; dashes if none is known."""
    one = PUBLISHED.get(code)
    if one is None:
        return "–", "–"
    if "length" in one:
        return f"period {one['length']:,} from {one['preperiod']:,}", one["by"]
    return f"{one['heaps']:,} heaps, no period", one["by"]


def _period(row: dict[str, Any]) -> str:
    """Return the period as text, as found for this row or by a longer run, or the error of the row."""
    if row["error"]:
        return f"error: {row['error']}"
    none = "not proven here" if row["code"] in PUBLISHED else UNKNOWN
    seen = f"{row['length']:,} from {row['preperiod']:,}" if row["length"] else none
    if row["proven"]:
        return f"{seen}, proven"
    if further := PROVEN_FURTHER.get(row["code"]):
        heap, preperiod, length = further
        return f"{length:,} from {preperiod:,}, proven at heap {heap:,}"
    return seen


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(
        prog="python -m mexplorer.observatory", description=(__doc__ or "").split("\n\n")[1]
    )
    add = parser.add_argument
    add("--store", default="observatory", help="the folder that keeps the rows")
    add("--table", help="the Markdown file to write; the data go beside it, as JSON")
    add("--dense", type=int, default=DENSE, help="heaps of every game")
    add("--sparse", type=int, default=SPARSE, help="heaps of a game with few rare values")
    add("--minutes", type=float, help="a game stays where it is if its next stage may take longer")
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
            minutes=given.minutes,
            client=client,
            progress=_tell,
        )
    if not given.table:
        print(markdown(rows, given.minutes))
        return
    path = pathlib.Path(given.table)
    path.write_text(markdown(rows, given.minutes), encoding="utf-8")
    path.with_suffix(".json").write_text(data(rows), encoding="utf-8")


def data(rows: pd.DataFrame) -> str:
    """Return the rows as JSON, one on each line, with the results of longer runs and of
    other authors.
    """
    lines = [json.dumps(one | _more(one["code"]), ensure_ascii=False) for one in _records(rows)]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def _more(code: str) -> dict[str, Any]:
    """Return results about a game that are not in its row: of longer runs and of other authors."""
    more: dict[str, Any] = {}
    if code in PROVEN_FURTHER:
        heap, preperiod, length = PROVEN_FURTHER[code]
        more["further"] = {"heap": heap, "preperiod": preperiod, "length": length}
    if code in PUBLISHED:
        more["elsewhere"] = {name: v for name, v in PUBLISHED[code].items() if name != "game"}
    return more


def _tell(done: int, total: int) -> None:
    print(f"{done} of {total} games", flush=True)


if __name__ == "__main__":
    main()
