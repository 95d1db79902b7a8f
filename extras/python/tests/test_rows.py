"""Test rows: the census equals a plain count, and rows agree with published results."""

import numpy as np
import pandas as pd
import pytest

import mexplorer
from mexplorer.census import Census
from mexplorer.rows import row


def plain(values, mask, added=None):
    """Return the heaps n from 1 on for which an even number results: the number of bits that the value has in
    common with the mask, plus n + ``added`` if ``added`` is given.
    """
    return [
        heap
        for heap, value in enumerate(values)
        if heap and (bin(value & mask).count("1") + (0 if added is None else heap + added)) % 2 == 0
    ]


def test_the_census_is_a_plain_count():
    for code, taken, parity in [
        *(("octal 0.106", 1, True), ("octal 0.104", 1, True), ("octal 0.6", 1, False)),
        *(("octal 0.36", 0, False), ("octal 0.04", 0, False), ("octal 4.406", None, False)),
    ]:
        values = mexplorer.table(code, 2000)["nimbers"].tolist()
        masks = range(1, 1 << max(values).bit_length())
        alone = min(masks, key=lambda mask: len(plain(values, mask)))
        sized = min(masks, key=lambda mask: len(plain(values, mask, taken)))
        best = plain(values, sized, taken) if parity else plain(values, alone)
        for cuts in ([2001], [1, 2, 998, 1000]):
            census, start = Census(), 0
            for size in cuts:
                census.add(np.array(values[start : start + size], np.uint16))
                start += size
            mask = sized if parity else alone
            found = (mask, parity, len(best), best[-1])
            assert census.sparse_space(taken) == found, code
            assert census.sparse_space() == (
                *(alone, False, len(plain(values, alone))),
                plain(values, alone)[-1],
            )
            assert census.largest() == (max(values), values.index(max(values)))
        found_row = row(code, 2000)
        assert (found_row["mask"], found_row["parity"], found_row["rare"], found_row["last_rare"]) == found


def test_a_row_agrees_with_the_published_table():
    """tczajka/octal-games, UnsolvedGames.md: the rare heaps of 0.6 and of Grundy's game die out early.

    The published counts include heap 0.
    """
    six = row("octal 0.6", 30_000)
    assert (six["mask"], six["rare"], six["last_rare"]) == (0x1EE, 1584 - 1, 20627)
    grundy = row("grundy", 90_000)
    assert (grundy["mask"], grundy["rare"], grundy["last_rare"]) == (0xFE, 1274 - 1, 82860)


def test_the_rare_heaps_are_those_of_a_certificate():
    proven = mexplorer.certificate("octal 0.16", upto=600_000)
    found = row("octal 0.16", proven["bound"])
    told = found["mask"], found["rare"], found["last_rare"]
    assert told == (proven["mask"], len(proven["rare"]), proven["rare"][-1])


def test_what_does_not_exist_is_missing():
    found = mexplorer.periods(["octal 0.77", "nim", "what"], 50)
    unread = found.loc[2, ["game", "reached", "mask", "parity", "rare", "last_rare", "length"]]
    assert unread.isna().all()
    # Missing values are `pd.NA` in columns of texts and in columns of numbers.
    assert all(found.loc[2, name] is pd.NA for name in ("game", "proof", "reached", "parity"))
    assert not (found.select_dtypes("number") < 0).any(axis=None)
    none = Census()
    none.add(np.array([0, 1, 1, 1], np.uint8))
    assert none.sparse_space() == (1, False, 0, None)


@pytest.mark.parametrize(
    ("codes", "upto", "option", "named"),
    [
        (["octal 0.77"], "100", "upto", "whole number"),
        (["octal 0.77"], 9.5, "upto", "whole number"),
        (["octal 0.77"], True, "upto", "whole number"),
        (["octal 0.77"], -1, "upto", "whole number"),
        (["octal 0.77", 7], 100, "codes", "7"),
        (["octal 0.77", None], 100, "codes", "None"),
        (77, 100, "codes", "a list"),
        (pd.DataFrame({"game": ["octal 0.77"]}), 100, "codes", '"code"'),
        (pd.DataFrame({"code": ["octal 0.77"], "length": [3]}), 100, "codes", "length"),
    ],
)
def test_what_is_asked_for_is_checked_before_anything_is_computed(codes, upto, option, named, tmp_path):
    for ask in (mexplorer.periods, lambda *asked: mexplorer.sweep(*asked, store=tmp_path / "rows")):
        with pytest.raises(mexplorer.MexError, match=named) as raised:
            ask(codes, upto)
        assert (raised.value.code, raised.value.details["option"]) == ("bad-option", option)
    assert not (tmp_path / "rows").exists()


def test_a_text_is_one_code():
    assert mexplorer.periods("octal 0.77", 1000)["code"].tolist() == ["octal 0.77"]


def test_a_list_of_codes_becomes_a_frame():
    found = mexplorer.periods(["octal 0.77", "octal 0.007", "octal 0.9"], 5000)
    assert list(found["code"]) == ["octal 0.77", "octal 0.007", "octal 0.9"]
    assert found["proven"].tolist() == [True, False, False]
    assert found.loc[0, ["preperiod", "length", "proof"]].tolist() == [71, 12, "guy-smith"]
    assert found["reached"].tolist()[:2] == [5000, 5000] and pd.isna(found["reached"][2])
    assert found["error"].tolist()[2] is not None


def test_a_frame_keeps_its_columns_and_order():
    codes = pd.DataFrame({"code": ["octal 0.07", "octal 0.77"], "name": ["Dawson", "Kayles"]})
    reported = []
    found = mexplorer.periods(codes, 1000, progress=lambda done, total: reported.append((done, total)))
    assert found["name"].tolist() == ["Dawson", "Kayles"]
    assert found["length"].tolist() == [34, 12] and reported == [(1, 2), (2, 2)]
    again = mexplorer.periods(found[["code", "name"]], 500)
    assert again["name"].tolist() == ["Dawson", "Kayles"] and again["upto"].tolist() == [500, 500]


def test_the_end_of_the_budget_is_part_of_the_row():
    found = row("octal 0.007", 10**6, budget=10**6)
    assert found["error"] == "budget" and 100 < found["reached"] < 10**6
    values = mexplorer.table("octal 0.007", found["reached"])["nimbers"]
    assert found["largest"] == values.max()
