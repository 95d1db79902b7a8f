"""Measure the time of sweeps, for docs/sweeps.md, with each of the given numbers of processes:

    python extras/python/tests/measure_sweep.py 1 2
"""

import sys
import tempfile
import time

import mexplorer
from distributed import Client, LocalCluster
from mexplorer.observatory import OPEN

SWEEPS = {
    "511 short rows": ([f"octal 0.{digits:03o}" for digits in range(1, 512)], 1000),
    "20 long rows": (OPEN[5:25], 50_000),
}


def main():
    for count in map(int, sys.argv[1:]):
        local = LocalCluster(n_workers=count, threads_per_worker=1, dashboard_address=None)
        with local, Client(local) as client:
            # Compute one row on each worker first, so that data loaded once per worker does not
            # count for the measured rows.
            client.run(mexplorer.periods, ["octal 0.77"], 10)
            for name, (codes, upto) in SWEEPS.items():
                with tempfile.TemporaryDirectory() as store:
                    start, used = time.perf_counter(), time.process_time()
                    rows = mexplorer.sweep(codes, upto, client, store, budget=2**53 - 1)
                    took, used = time.perf_counter() - start, time.process_time() - used
                    start = time.perf_counter()
                    mexplorer.sweep(codes, upto, client, store, budget=2**53 - 1)
                    again = time.perf_counter() - start
                core = rows["seconds"].sum()
                print(
                    f"{count} processes, {name}: {took:.2f} s, of which rows {core:.2f} s; "
                    f"{1000 * took / len(codes):.1f} ms a row, and {1000 * used / len(codes):.1f} ms of "
                    f"the processor for scheduler and store; a second run {again:.2f} s",
                    flush=True,
                )


if __name__ == "__main__":
    main()
