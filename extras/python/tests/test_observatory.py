"""Test the observatory: the games of its list differ and are open, and its figures equal
those of plain play.
"""

import json
import re

import numpy as np
import pytest

import mexplorer
from conftest import ROOT
from mexplorer import observatory
from mexplorer.rows import frame, row
from mexplorer.store import Store

distributed = pytest.importorskip("distributed")


def plain(code, upto):
    """Return the values of an octal game, computed by its rules alone."""
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
    # Exclude 4.064 and 4.406, whose periods begin too late for the slow check.
    assert set(proven) == {"octal 4.064", "octal 4.344", "octal 4.364", "octal 4.406"}
    for code in ("octal 4.344", "octal 4.364"):
        preperiod, length = proven[code]
        # By the theorem of Guy and Smith (1956), these values prove the period, since a move takes
        # at most 3.
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
        stages = [(one["code"], one["upto"]) for one in Store(tmp_path / "store").rows()]
        # A second run computes nothing, so not even the times in the file change.
        observatory.main([*scheduler, *flags, *bounds, *codes])
        assert (tmp_path / "unsolved.json").read_text() == kept
        lines = (tmp_path / "unsolved.md").read_text().splitlines()
        # With a limit of 0 minutes, each game stops after its first stage.
        observatory.main([*scheduler, *flags, *bounds, "--minutes", "0", *codes])
    short = json.loads((tmp_path / "unsolved.json").read_text())
    assert [(one["code"], one["upto"]) for one in short] == [(code, 65536) for code in codes]
    assert "longer than 0 minutes" in (tmp_path / "unsolved.md").read_text()
    assert not any("minutes" in line for line in lines)
    first, dense, sparse = 65536, 200_000, [262_144, 600_000]
    assert sorted(stages) == sorted(
        [
            *((code, upto) for code in codes for upto in (first, dense)),
            *((code, upto) for code in ("octal 0.6", "octal 0.16") for upto in sparse),
        ]
    )
    assert len(Store(tmp_path / "store").rows()) == len(stages)
    found = {one["code"]: one for one in json.loads(kept)}
    assert list(found) == codes
    assert found["octal 0.06"]["upto"] == 200_000 and found["octal 0.6"]["upto"] == 600_000
    assert found["octal 0.6"]["last_rare"] == 20627
    # The period of 0.16 is proven (Gangolli and Plambeck 1989).
    assert (found["octal 0.16"]["length"], found["octal 0.16"]["proven"]) == (149459, True)
    line = next(one for one in lines if "`octal 0.6`" in one)
    cells = [cell.strip() for cell in line.split("|")[1:-1]]
    assert cells[1] == "600,000" and cells[4:8] == ["1ee", "1,583", "20,627", "not proven here"]
    assert cells[9:] == ["140,000,000,000,000 heaps, no period", "J. P. Grossman"]
    assert "149,459 from 105,351, proven" in next(line for line in lines if "0.16" in line)


#: Invented seconds of each game for 2^16 heaps, and changes to the fields of its row.
INVENTED = {
    "dense": (3, {}),
    "sparse": (3, {"rare": 600}),
    "long": (40, {"rare": 600}),
    "over budget": (3, {"rare": 600, "error": "budget"}),
    "proven later": (3, {"rare": 600}),
    "unread": (0, {"rare": None, "reached": None, "error": "unknown-game"}),
}


@pytest.fixture
def swept(monkeypatch):
    """Replace ``sweep`` by a function that returns the figures of ``INVENTED``. Return the list of its calls."""
    calls = []

    def sweep(codes, upto, client, store, *, budget, progress):
        calls.append((upto, *codes))
        rows = []
        for code in codes:
            seconds, more = INVENTED[code]
            rows.append(
                {
                    **{"code": code, "upto": upto, "budget": budget, "reached": upto, "rare": upto},
                    **{"proven": code == "proven later" and upto > 1 << 19, "parity": False},
                    **{"seconds": seconds * (upto / 65536) ** 2, **more},
                }
            )
        return frame(rows)

    monkeypatch.setattr(observatory, "sweep", sweep)
    return calls


def reached(swept, **bounds):
    """Return the last stage of each game, as the binary logarithm of its last heap."""
    swept.clear()
    found = observatory.observe(list(INVENTED), "nowhere", **bounds)
    assert list(found["code"]) == list(INVENTED)
    ends = dict(zip(found["code"], found["upto"], strict=True))
    assert ends == {code: max(upto for upto, *codes in swept if code in codes) for code in INVENTED}
    return {code: int(upto).bit_length() - 1 for code, upto in ends.items()}


def test_games_go_from_stage_to_stage_as_far_as_their_bound(swept):
    ends = {"over budget": 16, "proven later": 20, "unread": 16}
    assert reached(swept) == {"dense": 20, "sparse": 24, "long": 24, **ends}
    assert [upto for upto, *_ in swept] == [1 << bits for bits in (16, 18, 20, 22, 24)]
    assert reached(swept, dense=1 << 16, sparse=1 << 18) == {
        **dict.fromkeys(INVENTED, 18),
        **{"dense": 16, "over budget": 16, "unread": 16},
    }
    # If `dense` exceeds `sparse`, the bound `dense` applies to all games.
    assert reached(swept, dense=1 << 18, sparse=1 << 16)["sparse"] == 18
    assert [upto for upto, *_ in swept] == [1 << 16, 1 << 18]


def test_a_game_stays_where_its_next_stage_is_expected_to_take_too_long(swept):
    failed = {"over budget": 16, "unread": 16}
    # At the next two stages, 3 s become 48 s and 768 s, and 40 s become 640 s.
    others = {"dense": 18, "sparse": 18, "proven later": 18}
    assert reached(swept, minutes=1) == {**others, "long": 16, **failed}
    assert reached(swept, minutes=0.8)["sparse"] == 18
    assert reached(swept, minutes=0.79)["sparse"] == 16
    others = {"dense": 20, "sparse": 20, "proven later": 20}
    assert reached(swept, minutes=13) == {**others, "long": 18, **failed}
    assert reached(swept, minutes=0) == dict.fromkeys(INVENTED, 16)
    assert [upto for upto, *_ in swept] == [1 << 16]


def test_what_a_longer_run_has_proven_is_in_the_table_and_not_in_its_data():
    # Match a row of the table: the code, the preperiod, the period, and the heap at which the
    # period was proven.
    line = re.compile(r"^\| (\d\.\d+) +\| +([\d,]+) \| +([\d,]+) \| +([\d,]+) \|$", re.MULTILINE)
    published = {}
    for code, *figures in line.findall((ROOT / "docs" / "benchmarks.md").read_text()):
        preperiod, length, heap = (int(figure.replace(",", "")) for figure in figures)
        published[f"octal {code}"] = heap, preperiod, length
    open_ones = {code: published[code] for code in published if code in observatory.OPEN}
    assert open_ones == observatory.PROVEN_FURTHER
    for code, (heap, preperiod, length) in open_ones.items():
        # By the theorem of Guy and Smith (1956), the period is proven at this heap, since a move
        # takes at most 3.
        last = 2 * (preperiod + length) + 3 - 2
        # A repeated window of values proves the period of 0.106 at an earlier heap.
        assert preperiod + length < heap < last if code == "octal 0.106" else heap == last
    rows = frame([row("octal 0.454", 1000), row("octal 4.344", 3000)])
    table = observatory.markdown(rows).splitlines()
    shown = {code: next(line for line in table if code in line) for code in rows["code"]}
    assert "| 60,620,715 from 160,949,019, proven at heap 443,139,469 |" in shown["octal 0.454"]
    assert "| 51 from 998, proven |" in " ".join(shown["octal 4.344"].split())
    assert not rows["proven"][0] and rows["length"].isna()[0]


def test_the_published_table_is_that_of_the_published_data():
    page = (ROOT / "docs" / "unsolved.md").read_text()
    text = (ROOT / "docs" / "unsolved.json").read_text()
    rows = [
        {name: value for name, value in one.items() if name not in ("further", "elsewhere")}
        for one in json.loads(text)
    ]
    written = observatory.markdown(frame(rows))
    # Compare only the tables, since a run with --minutes adds a paragraph above the table.
    assert page.startswith(observatory.HEAD)
    assert page[page.index("\n| game") :] == written[written.index("\n| game") :]
    assert text.count("\n") == len(rows) + 2
    for one in json.loads(text):
        assert one.get("elsewhere") == observatory._more(one["code"]).get("elsewhere")


def test_no_row_with_a_source_says_that_nothing_is_known():
    page = (ROOT / "docs" / "unsolved.md").read_text()
    assert set(observatory.PUBLISHED) <= set(observatory.OPEN)
    for code, one in observatory.PUBLISHED.items():
        again = observatory.PROVEN_FURTHER.get(code)
        assert again is None or again[1:] == (one["preperiod"], one["length"])
        status = "and proven here again" if again else "not recomputed here"
        assert one["by"] and one["source"] and one["status"] == f"published, {status}"
        assert ("heaps" in one) != ("length" in one)
        line = next(line for line in page.splitlines() if line.startswith(f"| `{code}` |"))
        assert observatory.UNKNOWN not in line and f"| {one['by']} |" in line
        assert f"- `{code}`: {one['source']} ({one['status']})." in page
    unknown = [line for line in page.splitlines() if f"| {observatory.UNKNOWN} |" in line]
    assert all(line.endswith("| – | – |") for line in unknown) and len(unknown) > 60


def test_a_sample_of_the_published_table_is_computed_again():
    rows = json.loads((ROOT / "docs" / "unsolved.json").read_text())
    assert [one["code"] for one in rows] == observatory.OPEN
    quick = sorted(rows, key=lambda one: one["seconds"])
    for one in quick[:24:4]:
        again = row(one["code"], one["upto"], one["budget"])
        for name in set(one) - {"seconds", "machine", "version", "further", "elsewhere"}:
            assert again[name] == one[name], (one["code"], name)
