"""Test the published values, lost positions, samples and quotients, as for the core for browsers."""

import itertools

import mexplorer


def test_values(golden):
    for entry in golden("values"):
        positions = entry.get("positions") or [str(n) for n in range(len(entry["values"]))]
        found = [mexplorer.analyze(entry["game"], one, limit=0)["nimber"] for one in positions]
        assert found == entry["values"], entry["game"]


def test_tables(golden):
    tabled = 0
    for entry in golden("values"):
        if "positions" in entry:
            continue
        values = entry["values"]
        found = mexplorer.table(entry["game"], len(values) - 1)["nimbers"]
        assert found.tolist() == values, entry["game"]
        tabled += 1
    assert tabled > 10


def test_lost_positions(golden):
    for entry in golden("lost"):
        lost, upto = entry["lost"], entry["upto"]
        # Test all lists of heaps up to a fifth of the bound (single heaps up to the bound), and all
        # lost positions.
        few = range(lost[0][0] if len(lost[0]) == 1 else 0, upto // (1 if len(lost[0]) == 1 else 5) + 1)
        lists = [list(one) for one in itertools.combinations_with_replacement(few, len(lost[0]))]
        for heaps in [one for one in lists if one[-1] >= lost[0][-1]] + lost:
            found = mexplorer.analyze(entry["game"], " ".join(map(str, heaps)), limit=0)
            assert found["outcome"] == ("P" if heaps in lost else "N"), (entry["game"], heaps)


def test_samples(golden):
    for entry in golden("judge"):
        assert mexplorer.judge(entry["id"], entry["input"]) == entry["output"], entry["id"]


def test_quotients(golden):
    lines = [line for line in golden("quotients.txt").splitlines() if not line.startswith("#")]
    assert len(lines) > 100
    for line in lines[::9]:
        code, order, lost, preperiod, length, *_ = line.split()
        found = mexplorer.quotient(f"octal {code}", upto=4000, budget=10_000_000)
        assert (found["order"], found["pOrder"]) == (int(order), int(lost)), code
        period = {"preperiod": int(preperiod), "length": int(length), "proven": True}
        assert found["period"] == period, code
