"""Test sweeps on processes of this machine: no row is lost or stored twice, whichever process dies.
"""

import os
import pathlib
import signal
import subprocess
import sys

import pytest

import mexplorer
from mexplorer.rows import row
from mexplorer.store import Store

dask = pytest.importorskip("dask")
distributed = pytest.importorskip("distributed")

CODES = [f"octal 0.{digits:03o}" for digits in range(0o100, 0o130)]
UPTO = 30_000


@pytest.fixture
def client():
    local = distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None)
    with local, distributed.Client(local) as client:
        yield client


def same(found, upto=UPTO):
    """Return whether the rows equal those that this process computes, each once and in order.
    """
    given = found.drop(columns="seconds").astype(object)
    rows = mexplorer.periods(list(found["code"]), upto).drop(columns="seconds").astype(object)
    return given.where(given.notna(), None).equals(rows.where(rows.notna(), None))


def keys(store):
    """Return the codes of the rows in the files, including duplicates."""
    import pyarrow.parquet as parquet

    tables = [parquet.read_table(path) for path in pathlib.Path(store).glob("*.parquet")]
    return sorted(code for one in tables for code in one["code"].to_pylist())


def test_a_killed_worker_loses_nothing_and_doubles_nothing(client, tmp_path):
    pids = client.run(os.getpid)
    victim = next(iter(pids.values()))
    killed = []

    def kill(done, total):
        if done >= 3 and not killed:
            os.kill(victim, signal.SIGKILL)
            killed.append(done)

    found = mexplorer.sweep(CODES, UPTO, client, tmp_path, progress=kill)
    assert killed and killed[0] < len(CODES)
    client.wait_for_workers(2)
    assert victim not in client.run(os.getpid).values()
    assert list(found["code"]) == CODES and same(found)
    assert keys(tmp_path) == sorted(CODES)


def test_what_cannot_be_computed_is_named_when_all_else_is_kept(tmp_path):
    # Do not retry a row whose worker has died.
    with dask.config.set({"distributed.scheduler.allowed-failures": 0}):
        local = distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None)
        with local, distributed.Client(local) as client:
            victim = next(iter(client.run(os.getpid).values()))

            def kill(done, total):
                if done == 1:
                    os.kill(victim, signal.SIGKILL)

            with pytest.raises(mexplorer.SweepError) as raised:
                mexplorer.sweep(CODES, 100_000, client, tmp_path, progress=kill)
            failed = raised.value.failed
            assert failed and all("died" in str(error) for error in failed.values())
            assert keys(tmp_path) == sorted(set(CODES) - set(failed))
            client.wait_for_workers(2)
            assert list(mexplorer.sweep(CODES, 100_000, client, tmp_path)["code"]) == CODES
    assert keys(tmp_path) == sorted(CODES)


def test_a_second_run_computes_only_what_is_missing(client, tmp_path):
    first = CODES[:8]
    before = mexplorer.sweep(first, UPTO, client, tmp_path)
    files = {path: path.stat().st_mtime_ns for path in tmp_path.glob("*.parquet")}
    reported = []
    found = mexplorer.sweep(
        CODES[:12], UPTO, client, tmp_path, progress=lambda done, total: reported.append((done, total))
    )
    assert reported[0] == (8, 12) and reported[-1] == (12, 12) and len(reported) == 5
    assert keys(tmp_path) == sorted(CODES[:12])
    assert {path: path.stat().st_mtime_ns for path in files} == files
    # The first eight rows are read from the store, since their times equal those of the first run.
    assert found["seconds"].tolist()[:8] == before["seconds"].tolist()
    # A sweep to another heap computes further rows.
    assert same(mexplorer.sweep(first, 1000, client, tmp_path), 1000)
    assert len(keys(tmp_path)) == 20


def test_what_is_interrupted_goes_on(client, tmp_path):
    def stop(done, total):
        if done == 5:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        mexplorer.sweep(CODES[:12], UPTO, client, tmp_path, progress=stop)
    kept = keys(tmp_path)
    assert 5 <= len(kept) < 12 and len(set(kept)) == len(kept)
    assert same(mexplorer.sweep(CODES[:12], UPTO, client, tmp_path))
    assert keys(tmp_path) == sorted(CODES[:12])


def test_without_a_client_the_cores_of_this_machine_work(tmp_path):
    found = mexplorer.sweep(["octal 0.77", "octal 0.9"], 1000, store=tmp_path)
    assert found["length"].tolist()[0] == 12
    assert found["error"].tolist()[1] == row("octal 0.9", 1000)["error"] is not None


def test_a_file_that_was_not_finished_is_no_part_of_the_store(tmp_path):
    store = Store(tmp_path)
    store.add([row("octal 0.77", 100)])
    (tmp_path / ".rows-0.parquet.part").write_bytes(b"PAR1")
    assert [one["code"] for one in store.rows()] == ["octal 0.77"]
    with pytest.raises(TypeError, match="store="):
        mexplorer.sweep(["octal 0.77"], 100)


def test_a_sweep_at_the_top_level_of_a_script_says_what_to_do(tmp_path):
    script = tmp_path / "script.py"
    call = "mexplorer.sweep(['nim'], 20, store='rows')"
    script.write_text(f"import mexplorer\n{call}\n")
    run = [sys.executable, str(script)]
    done = subprocess.run(run, cwd=tmp_path, capture_output=True, text=True, timeout=120)
    assert done.returncode == 1 and "below  if __name__" in done.stderr
    assert len(done.stderr.splitlines()) < 20, done.stderr
    # The same call works under `if __name__ == "__main__"`.
    script.write_text(f"import mexplorer\nif __name__ == '__main__':\n    print(len({call}))\n")
    done = subprocess.run(run, cwd=tmp_path, capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stdout) == (0, "1\n"), done.stderr
