"""Test that the types of answers have exactly the fields of the answers."""

import re

import pytest

import mexplorer
from mexplorer import answers

#: For each call by its name in JavaScript: the type of its answer, and a function that calls it.
TYPED = {
    "analyze": (answers.Analysis, lambda: mexplorer.analyze("nim", "3 5 7")),
    "certificate(closed-form)": (
        answers.Certificate,
        lambda: mexplorer.certificate("n -> n-1 | n-3 if n % 2 == 0"),
    ),
    "certificate(misere-quotient)": (
        answers.Certificate,
        lambda: mexplorer.certificate("octal 0.77 misere"),
    ),
    "certificate(octal-period)": (answers.Certificate, lambda: mexplorer.certificate("octal 0.77")),
    "countSets": (answers.SetCount, lambda: mexplorer.count_sets({"A": 5})),
    "countUnion": (answers.UnionCount, lambda: mexplorer.union(10, [2, 5])),
    "describe": (answers.Description, lambda: mexplorer.describe("nim", "3 5 7")),
    "graphFromEdges": (answers.EdgeGraph, lambda: mexplorer.graph_from_edges([0, 1], [0])),
    "explore": (answers.GameGraph, lambda: mexplorer.explore("nim", "1 2")),
    "grid": (answers.Grid, lambda: mexplorer.grid("wythoff", 3, 3)),
    "judgeLimits": (answers.JudgeLimits, lambda: mexplorer.judge_limits("891")),
    "play": (answers.Transition, lambda: mexplorer.play("nim", "3 5 7", "2-3")),
    "program": (answers.Program, lambda: mexplorer.program("nim")),
    "quotient": (answers.Quotient, lambda: mexplorer.quotient("octal 0.77")),
    "random": (answers.Place, lambda: mexplorer.random("nim")),
    "readGraph": (answers.Pasted, lambda: mexplorer.read_graph("3 2 1\n1 2\n2 3\n1")),
    "readGame": (answers.GameLine, lambda: mexplorer.read_game("nim misere")),
    "readings": (answers.Reading, lambda: mexplorer.readings("1 3 4")[0]),
    "refute": (answers.Counterexample, lambda: mexplorer.refute("xor-sizes")),
    "remoteness": (answers.Remoteness, lambda: mexplorer.remoteness("nim", "3 5 7", moves=True)),
    "report": (answers.Report, lambda: mexplorer.report("nim", ["3 5 7", "3 5 6"])),
    "respond": (answers.Reply, lambda: mexplorer.respond("nim", "3 5 7")),
    "table": (answers.Table, lambda: mexplorer.table("octal 0.77", 100)),
}


@pytest.mark.parametrize("name", TYPED)
def test_the_fields_of_an_answer_are_those_of_its_type(name, golden):
    kind, call = TYPED[name]
    found, typed = set(call()), set(kind.__annotations__)
    assert found <= typed, found - typed
    assert kind.__required_keys__ <= found, kind.__required_keys__ - found
    # The Python type has all fields of the answer in the released JavaScript API.
    lines = (re.match(rf"answer {re.escape(name)}\.(\w+)[\[( ]", line) for line in golden("api"))
    assert {line[1] for line in lines if line} <= typed


def test_a_reply_has_a_description_where_that_is_asked_for():
    plain = mexplorer.respond("nim", "3 5 7", seed=4)
    described = mexplorer.respond("nim", "3 5 7", seed=4, describe=True)
    assert described == plain | {"described": mexplorer.describe("nim", plain["to"])}


def test_parts_and_moves_have_their_types():
    parts = []
    mexplorer.table("octal 0.106", 1000, on_part=parts.append)
    assert set(parts[0]) == set(answers.TablePart.__annotations__)
    found = mexplorer.analyze("nim", "3 5 7")
    assert set(found["moves"][0]) == set(answers.AnalyzedMove.__annotations__)
    assert set(found["parts"][0]) == set(answers.PartValue.__annotations__)
    assert set(mexplorer.claims()[0]) == set(answers.WrongClaim.__annotations__)
    truth = mexplorer.refute("xor-sizes")["truth"]
    assert set(truth) == set(answers.ClaimVerdict.__annotations__)
    union = mexplorer.union(10, [2, 5])
    assert set(union["terms"][0]) == set(answers.UnionTerm.__annotations__)
    step = mexplorer.report("nim", ["3 5 7", "3 5 6"])["steps"][0]
    assert set(step) == set(answers.ReportStep.__annotations__)
