"""Sweeps: compute the rows of many games on this machine or on a cluster, and store each
row soon after it is computed.
"""

from __future__ import annotations

import os
import sys
import types
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from typing import TYPE_CHECKING, Any, TypeAlias, overload

from .errors import whole_number
from .progress import Progress, listener
from .rows import Codes, Row, codes_of, joined, row
from .store import Key, Store

if TYPE_CHECKING:
    import pandas as pd

__all__ = ["SweepError", "sweep", "workers"]

#: The number of retries of a row whose worker raised an error without dying.
RETRIES = 3
#: Rows are written to the store once this many are waiting, or once the waiting rows took this many
#: seconds to compute.
WAITING_ROWS = 256
WAITING_SECONDS = 5.0


class SweepError(RuntimeError):
    """The error of a sweep some of whose rows could not be computed. All other rows are in
    the store.

    ``failed`` has the exception of each code; most often, workers died repeatedly.
    """

    def __init__(self, failed: dict[str, BaseException]) -> None:
        shown = ", ".join(list(failed)[:5])
        super().__init__(f"{len(failed)} rows could not be computed: {shown}")
        self.failed = failed


#: The path of the folder that stores the rows.
Folder: TypeAlias = "str | os.PathLike[str]"


@overload
def sweep(
    codes: Codes,
    upto: int,
    client: Any,
    store: Folder,
    *,
    budget: int | None = None,
    progress: Progress | None = None,
) -> pd.DataFrame: ...
@overload
def sweep(
    codes: Codes,
    upto: int,
    client: Any = None,
    *,
    store: Folder,
    budget: int | None = None,
    progress: Progress | None = None,
) -> pd.DataFrame: ...
def sweep(
    codes: Codes,
    upto: int,
    client: Any = None,
    store: str | os.PathLike[str] | None = None,
    *,
    budget: int | None = None,
    progress: Progress | None = None,
) -> pd.DataFrame:
    """Compute a row for each code by the workers of a Dask cluster. Return the same frame
    as ``periods``.

    ``client`` is a ``distributed.Client``; without one, a process for each core of this
    machine computes rows. ``store`` is the folder in which rows are stored during the
    sweep: a second call computes only the missing rows. If a worker dies, another worker
    computes its row.
    """
    if store is None:
        raise TypeError("sweep() needs store=, the folder that keeps its rows")
    listed, upto = codes_of(codes), whole_number("upto", upto)
    budget = None if budget is None else whole_number("budget", budget)
    kept = Store(store)
    wanted: list[Key] = [(code, upto, budget) for code in listed]
    there = kept.keys()
    missing = [code for code, *rest in wanted if (code, *rest) not in there]
    hear = listener(progress) or (lambda done, total: None)
    hear(len(listed) - len(missing), len(listed))
    failed: dict[str, BaseException] = {}
    if missing:
        if not client:
            _refuse_at_top_level()
        with nullcontext(client) if client else workers() as client:
            done = len(listed) - len(missing)
            for found in _compute(client, missing, upto, budget, kept, failed):
                done += found
                hear(done, len(listed))
    if failed:
        raise SweepError(failed)
    return joined(codes, kept.frame(wanted))


def _compute(
    client: Any,
    codes: list[str],
    upto: int,
    budget: int | None,
    store: Store,
    failed: dict[str, BaseException],
) -> Iterator[int]:
    """Compute the rows of these codes into the store. Yield 1 after each row."""
    from distributed import as_completed

    futures = client.map(
        row, codes, upto=upto, budget=budget, retries=RETRIES, pure=False, key="mexplorer-row"
    )
    names = dict(zip((future.key for future in futures), codes, strict=True))
    waiting: list[Row] = []
    try:
        for batch in as_completed(futures).batches():
            waiting += _gather(client, batch, names, failed)
            if len(waiting) >= WAITING_ROWS or _seconds(waiting) >= WAITING_SECONDS:
                store.add(waiting)
                waiting = []
            for future in batch:
                # Release the row, so that the cluster frees its memory.
                future.release()
                yield 1
    finally:
        # Store the rows that have arrived, also after an error, and cancel the other rows.
        store.add(waiting)
        client.cancel([future for future in futures if not future.done()])


def _gather(
    client: Any, batch: list[Any], names: dict[str, str], failed: dict[str, BaseException]
) -> list[Row]:
    """Return the rows of these futures, and add the errors of the others to ``failed``. If a
    row was lost with its worker, wait until another worker has computed it.
    """
    try:
        return list(client.gather(batch))
    except Exception:
        found = []
        for future in batch:
            try:
                found.append(future.result())
            except Exception as error:
                failed[names[future.key]] = error
        return found


def _seconds(rows: list[Row]) -> float:
    return sum(one["seconds"] for one in rows)


def _refuse_at_top_level() -> None:
    """Raise an error if each started process would begin the sweep again, because it
    imports a script that calls ``sweep`` at its top level.
    """
    main = sys.modules.get("__main__")
    # Allow notebooks and prompts, since started processes do not import them.
    if not getattr(main, "__file__", None) or hasattr(sys, "ps1"):
        return
    frame: types.FrameType | None = sys._getframe()
    while frame:
        code = frame.f_code
        is_script = frame.f_globals is vars(main) and code.co_name == "<module>"
        if is_script and "__name__" not in code.co_names:
            raise RuntimeError(
                "sweep() starts processes, each of which imports this script and would begin the sweep again. "
                'Put what the script does below  if __name__ == "__main__":'
            )
        frame = frame.f_back


@contextmanager
def workers(scheduler: str | None = None) -> Iterator[Any]:
    """Provide a client of the cluster with the given address, or of a new cluster with a process for each
    core of this machine.
    """
    try:
        from distributed import Client, LocalCluster
    except ImportError as error:
        raise ImportError('a sweep needs Dask: pip install "mexplorer[sweep]"') from error
    if scheduler:
        with Client(scheduler) as client:
            yield client
        return
    local = LocalCluster(
        n_workers=os.cpu_count() or 1, threads_per_worker=1, dashboard_address=None
    )
    with local, Client(local) as client:
        yield client
