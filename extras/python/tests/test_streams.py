"""Test that values on disk equal those in memory, in whatever way the computation was interrupted.
"""

import signal
import subprocess
import sys

import numpy as np
import pytest

import mexplorer
from mexplorer import streams

#: A program that kills itself while writing the third file, as in a power failure.
SCRIPT = """
import os, signal, sys
import numpy as np
from mexplorer import streams

written, save = [], np.save

def torn(file, values):
    written.append(len(values))
    if len(written) == 3:
        file.write(b"\\x93NUMPY" + bytes(1000))
        file.flush()
        os.kill(os.getpid(), signal.SIGKILL)
    save(file, values)

np.save = torn
streams.PART = 1 << 16
streams.stream(sys.argv[1], int(sys.argv[2]), sys.argv[3])
"""


@pytest.mark.parametrize("game", ["octal 0.106", "octal 0.77", "subtract 2 3 1501 2001", "nim"])
def test_the_values_are_those_of_the_table(game, tmp_path, monkeypatch):
    monkeypatch.setattr(streams, "PART", 1 << 16)
    upto = 700_000
    stored = mexplorer.stream(game, upto, tmp_path)
    whole = mexplorer.table(game, upto)
    assert stored.done and stored.game == whole["game"] and len(stored) == upto + 1
    assert stored.period == whole["period"] and stored.proof == whole["proof"]
    assert (stored.nimbers() == whole["nimbers"]).all()
    assert (stored.nimbers(65_000, 66_000) == whole["nimbers"][65_000:66_000]).all()
    assert len(list(tmp_path.glob("values-*.npy"))) > 1
    # Continue after the values stored by the first call.
    more = mexplorer.stream(game, upto + 1000, tmp_path)
    assert (more.nimbers() == mexplorer.table(game, upto + 1000)["nimbers"]).all()


def test_a_killed_process_is_gone_on_from(tmp_path):
    game, upto = "octal 0.6", 400_000
    arguments = [sys.executable, "-c", SCRIPT, game, str(upto), str(tmp_path)]
    assert subprocess.run(arguments).returncode == -signal.SIGKILL
    files = sorted(tmp_path.glob("values-*.npy"))
    assert len(files) == 2 and len(list(tmp_path.glob(".values-*.part"))) == 1
    known = len(streams.Stored(tmp_path))
    assert 2 << 16 <= known < upto and not streams.Stored(tmp_path).done
    times = [path.stat().st_mtime_ns for path in files]
    whole = mexplorer.table(game, upto)["nimbers"]
    assert (streams.Stored(tmp_path).nimbers() == whole[:known]).all()
    # The core continues from the stored values, and the complete files stay unchanged.
    parts = []
    mexplorer.table(game, upto, resume=whole[:known], on_part=parts.append, whole=False)
    assert parts[0]["resumed"] == known
    stored = mexplorer.stream(game, upto, tmp_path)
    assert [path.stat().st_mtime_ns for path in files] == times
    assert stored.done and (stored.nimbers() == whole).all()


#: A program that prints the growth of its process in megabytes from part 2 to part 40 of a table.
GROWTH = """
import resource
import mexplorer

most = []

def take(part):
    most.append(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
    if len(most) == 40:
        raise LookupError

try:
    mexplorer.table("octal 0.106", 10**9, budget=2**53 - 1, on_part=take, whole=False)
except LookupError:
    print((most[-1] - most[1]) // 1024)
"""


def test_what_is_computed_is_handed_out_before_much_more_is():
    # 0.106 has few rare heaps, so its values are computed far faster than the parts are returned.
    # Values that are only in memory would be lost with the process.
    done = subprocess.run([sys.executable, "-c", GROWTH], capture_output=True, text=True, check=True)
    handed_out = 38 * (1 << 18) >> 20
    assert int(done.stdout) < 4 * handed_out


def test_values_of_another_game_are_refused(tmp_path):
    mexplorer.stream("octal 0.106", 1000, tmp_path)
    with pytest.raises(mexplorer.MexError, match="octal 0.106"):
        mexplorer.stream("octal 0.6", 2000, tmp_path)
    path = next(tmp_path.glob("values-*.npy"))
    values = np.load(path)
    values[100] += 1
    np.save(path, values)
    with pytest.raises(mexplorer.MexError, match="other values"):
        mexplorer.stream("octal 0.106", 1000, tmp_path)
