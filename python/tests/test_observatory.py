"""The observatory: its list is of different open games, and its figures are those of plain play."""

import json

import numpy as np
import pytest

import mexplorer
from conftest import ROOT
from mexplorer import observatory
from mexplorer.rows import row

distributed = pytest.importorskip("distributed")


def plain(code, upto):
    """The values of an octal game by its rules alone."""
    whole, digits = code.removeprefix("octal ").split(".")
    moves = list(enumerate(int(digit) for digit in whole[-1] + digits))
    values = np.zeros(upto + 1, np.int64)
    for n in range(1, upto + 1):
        left = np.zeros(1 << 12, bool)
        for taken, digit in moves:
            rest = n - taken
            if rest == 0 and digit & 1:
                left[0] = True
            if rest > 0 and digit & 2:
                left[values[rest]] = True
            if rest > 1 and digit & 4:
                small = values[1 : rest // 2 + 1]
                left[small ^ values[rest - 1 : rest - 1 - len(small) : -1]] = True
        values[n] = left.argmin()
    return values


def test_the_list_is_of_different_games_with_the_values_of_plain_play():
    assert len(observatory.OPEN) == len(set(observatory.OPEN)) == 83
    seen = {}
    for code in observatory.OPEN[1:]:
        values = mexplorer.table(code, 700)["nimbers"]
        assert (values[:300] == plain(code, 299)).all(), code
        assert seen.setdefault(values.tobytes(), code) == code


def test_what_is_said_to_be_proven_is_so_by_plain_play():
    rows = json.loads((ROOT / "docs" / "unsolved.json").read_text())
    proven = {one["code"]: (one["preperiod"], one["length"]) for one in rows if one["proven"]}
    # 4.064 and 4.406 repeat too late for plain play.
    assert set(proven) == {"octal 4.064", "octal 4.344", "octal 4.364", "octal 4.406"}
    for code in ("octal 4.344", "octal 4.364"):
        preperiod, length = proven[code]
        # Guy and Smith 1956; each of these takes at most 3.
        values = plain(code, 2 * (preperiod + length) + 3)
        assert (values[preperiod:-length] == values[preperiod + length :]).all()
        assert values[preperiod - 1] != values[preperiod - 1 + length]
        for shorter in (n for n in range(1, length) if length % n == 0):
            assert (values[preperiod:-shorter] != values[preperiod + shorter :]).any()


def test_a_run_goes_further_where_rare_values_are_few_and_writes_the_table(tmp_path):
    local = distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None)
    codes = ["octal 0.06", "octal 0.6", "octal 0.16"]
    with local, distributed.Client(local):
        scheduler = ["--scheduler", local.scheduler_address]
        flags = ["--store", str(tmp_path / "store"), "--table", str(tmp_path / "unsolved.md")]
        bounds = ["--dense", "200000", "--sparse", "600000"]
        observatory.main([*scheduler, *flags, *bounds, *codes])
        kept = (tmp_path / "unsolved.json").read_text()
        # Again: nothing is computed, so not even the times differ.
        observatory.main([*scheduler, *flags, *bounds, *codes])
    assert (tmp_path / "unsolved.json").read_text() == kept
    found = {one["code"]: one for one in json.loads(kept)}
    assert list(found) == codes
    assert found["octal 0.06"]["upto"] == 200_000 and found["octal 0.6"]["upto"] == 600_000
    assert found["octal 0.6"]["last_rare"] == 20627
    # 0.16 has a proof (Gangolli and Plambeck 1989).
    assert (found["octal 0.16"]["length"], found["octal 0.16"]["proven"]) == (149459, True)
    lines = (tmp_path / "unsolved.md").read_text().splitlines()
    told = next(line for line in lines if "`octal 0.6`" in line)
    cells = [cell.strip() for cell in told.split("|")[1:-1]]
    assert cells[1] == "600,000" and cells[4:8] == ["1ee", "1,584", "20,627", "–"]
    assert "149,459 from 105,351, proven" in next(line for line in lines if "0.16" in line)


def test_a_sample_of_the_published_table_is_computed_again():
    rows = json.loads((ROOT / "docs" / "unsolved.json").read_text())
    assert [one["code"] for one in rows] == observatory.OPEN
    quick = sorted(rows, key=lambda one: one["seconds"])
    for one in quick[::9][:6]:
        again = row(one["code"], one["upto"], one["budget"])
        for name in set(one) - {"seconds", "machine", "version"}:
            assert again[name] == one[name], (one["code"], name)
