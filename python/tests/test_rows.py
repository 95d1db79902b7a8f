"""Rows: what the census says is what a plain count says, and what others have published."""

import numpy as np
import pandas as pd

import mexplorer
from mexplorer.census import Census
from mexplorer.rows import row


def plain(values, mask):
    """Heaps whose value has an even number of bits in common with the mask."""
    return [heap for heap, value in enumerate(values) if bin(value & mask).count("1") % 2 == 0]


def test_the_census_is_a_plain_count():
    values = mexplorer.table("octal 0.106", 4000)["nimbers"].tolist()
    best = min(range(1, 1 << max(values).bit_length()), key=lambda mask: len(plain(values, mask)))
    rare = plain(values, best)
    for cuts in ([4001], [1, 2, 1998, 2000]):
        census, start = Census(), 0
        for size in cuts:
            census.add(np.array(values[start : start + size], np.uint16))
            start += size
        assert census.sparse_space() == (best, len(rare), rare[-1])
        assert census.largest() == (max(values), values.index(max(values)))


def test_a_row_agrees_with_the_published_table():
    """tczajka/octal-games, UnsolvedGames.md: the rare heaps of 0.6 and of Grundy's game die out early."""
    six = row("octal 0.6", 30_000)
    assert (six["mask"], six["rare"], six["last_rare"]) == (0x1EE, 1584, 20627)
    grundy = row("grundy", 90_000)
    assert (grundy["mask"], grundy["rare"], grundy["last_rare"]) == (0xFE, 1274, 82860)


def test_a_list_of_codes_becomes_a_frame():
    found = mexplorer.periods(["octal 0.77", "octal 0.007", "octal 0.9"], 5000)
    assert list(found["code"]) == ["octal 0.77", "octal 0.007", "octal 0.9"]
    assert found["proven"].tolist() == [True, False, False]
    assert found.loc[0, ["preperiod", "length", "proof"]].tolist() == [71, 12, "guy-smith"]
    assert found["reached"].tolist()[:2] == [5000, 5000] and pd.isna(found["reached"][2])
    assert found["error"].tolist()[2] is not None


def test_a_frame_keeps_its_columns_and_order():
    codes = pd.DataFrame({"code": ["octal 0.07", "octal 0.77"], "name": ["Dawson", "Kayles"]})
    told = []
    found = mexplorer.periods(codes, 1000, progress=lambda done, total: told.append((done, total)))
    assert found["name"].tolist() == ["Dawson", "Kayles"]
    assert found["length"].tolist() == [34, 12] and told == [(1, 2), (2, 2)]
    again = mexplorer.periods(found, 500)
    assert list(again.columns).count("length") == 1 and again["upto"].tolist() == [500, 500]


def test_the_end_of_the_budget_is_part_of_the_row():
    found = row("octal 0.007", 10**6, budget=10**6)
    assert found["error"] == "budget" and 100 < found["reached"] < 10**6
    values = mexplorer.table("octal 0.007", found["reached"])["nimbers"]
    assert found["largest"] == values.max()
