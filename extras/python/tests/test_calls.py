"""Arguments, errors, progress, and the sharing of the process with other threads."""

import _thread
import inspect
import json
import pickle
import re
import subprocess
import sys
import threading
import time

import numpy as np
import pytest
from tqdm import tqdm

import mexplorer
from conftest import ROOT
from mexplorer import _core, calls

#: Computations that take longer than any test can wait.
LONG = {"game": "octal 0.007", "upto": 10_000_000, "budget": 2**53 - 1}
ENDLESS = {"game": "cram", "position": "9x9", "budget": 2**53 - 1}


def test_a_table_has_its_values_period_and_proof():
    found = mexplorer.table("octal 0.77", 10**6)
    assert found["game"] == "octal 0.77"
    assert found["period"] == {"preperiod": 71, "length": 12, "proven": True}
    assert found["proof"]["kind"] == "guy-smith"
    assert found["reached"] == 10**6 == len(found["nimbers"]) - 1
    # Compute Kayles by its rules: the value is the mex of the values after one or two neighbouring
    # pins are removed from a row.
    values = [0]
    for n in range(1, 200):
        left = {values[a] ^ values[n - t - a] for t in (1, 2) for a in range(n - t + 1)}
        values.append(next(v for v in range(n + 1) if v not in left))
    assert found["nimbers"][:200].tolist() == values
    assert (found["nimbers"][71:-12] == found["nimbers"][83:]).all()


def test_the_array_takes_over_the_memory_of_the_core():
    nimbers = mexplorer.table("octal 0.106", 10**6)["nimbers"]
    assert isinstance(nimbers, np.ndarray) and nimbers.dtype.itemsize <= 2
    # numpy does not own the memory, and writing to the array does not change later answers.
    assert not nimbers.flags.owndata and nimbers.flags.writeable
    nimbers[0] = 7
    assert mexplorer.table("octal 0.106", 10)["nimbers"][0] == 0


def test_parts_join_to_the_whole_and_a_call_goes_on_after_them():
    parts = []
    whole = mexplorer.table("octal 0.106", 600_000, on_part=parts.append)["nimbers"]
    assert len(parts) > 1 and [part["done"] for part in parts][-1]
    joined = np.concatenate([part["nimbers"] for part in parts])
    assert (joined == whole).all() and len(whole) == 600_001
    again = []
    resumed = mexplorer.table("octal 0.106", 600_000, resume=whole[:500_000], on_part=again.append)
    assert again[0]["resumed"] == 500_000
    assert (resumed["nimbers"] == whole).all()
    alone = mexplorer.table("octal 0.106", 600_000, on_part=again.append, whole=False)
    assert len(alone["nimbers"]) == 0


def test_an_error_has_a_code_a_span_and_details():
    with pytest.raises(mexplorer.MexError) as raised:
        mexplorer.analyze("nim", "3 x 5")
    error = raised.value
    assert (error.code, error.span) == ("expected-number", (2, 3))
    assert error.details["field"] == "position" and str(error) == error.message
    back = pickle.loads(pickle.dumps(error))
    assert (back.code, back.message, back.span, back.details) == (
        *(error.code, error.message, error.span, error.details),
    )


def test_a_span_counts_characters():
    for before in ("３", "𝟑𝟑"):
        with pytest.raises(mexplorer.MexError) as raised:
            mexplorer.analyze("nim", f"{before} 5 ?")
        start, end = raised.value.span
        assert f"{before} 5 ?"[start:end] in ("?", before)


def test_half_a_character_is_a_mark_that_is_not_read():
    with pytest.raises(mexplorer.MexError) as raised:
        mexplorer.analyze("nim", "3 \ud835")
    assert raised.value.span == (2, 3)


def test_a_table_beyond_the_browsers_needs_its_budget():
    upto = 50_000_001
    with pytest.raises(mexplorer.MexError) as raised:
        mexplorer.table("kayles", upto)
    assert raised.value.code == "too-many"
    nimbers = mexplorer.table("kayles", upto, budget=10**9)["nimbers"]
    assert len(nimbers) == upto + 1 and nimbers[-1] == nimbers[72 + (upto - 72) % 12]


@pytest.mark.parametrize(
    ("call", "option"),
    [
        (lambda: mexplorer.table("nim", -1), "upto"),
        (lambda: mexplorer.table("nim", "9"), "upto"),
        (lambda: mexplorer.table("nim", 9.5), "upto"),
        (lambda: mexplorer.table(7, 9), "game"),
        (lambda: mexplorer.table("nim", 9, budget=-1), "budget"),
        (lambda: mexplorer.table("nim", 9, budget=2**60), "budget"),
        (lambda: mexplorer.table("nim", 9, budget="many"), "budget"),
        (lambda: mexplorer.table("octal 0.6", 9, resume=[0, 1]), "resume"),
        (lambda: mexplorer.certificate("octal 0.77", upto=-1), "upto"),
        (lambda: mexplorer.analyze("nim", "1", limit=0.5), "limit"),
        (lambda: mexplorer.respond("nim", "1", skill=1.5), "skill"),
        (lambda: mexplorer.respond("nim", "1", style="idle"), "style"),
        (lambda: mexplorer.union(10.5, [2]), "n"),
        (lambda: mexplorer.union(10, [True]), "divisors"),
        (lambda: mexplorer.random_test("891", -2), "seed"),
    ],
)
def test_a_wrong_argument_is_named(call, option):
    with pytest.raises(mexplorer.MexError) as raised:
        call()
    assert raised.value.code == "bad-option"
    assert raised.value.details["option"] == option


def test_the_signatures_are_those_of_the_table_of_calls():
    def in_python(name):
        return {"countUnion": "union"}.get(name) or re.sub("([A-Z])", r"_\1", name).lower()

    table = _core.calls()
    assert {in_python(name) for name, _, _ in table} == set(calls.__all__)
    for name, arguments, options in table:
        function = getattr(calls, in_python(name))
        parameters = inspect.signature(function).parameters.values()
        named = ["sizes" if one == "sets" else one for one in arguments]
        assert [one.name for one in parameters if one.kind is one.POSITIONAL_OR_KEYWORD] == named
        assert set(options) <= {one.name for one in parameters if one.kind is one.KEYWORD_ONLY}
        assert "budget" not in options or "progress" in function.__annotations__


def test_an_unknown_call_is_an_error_of_python():
    with pytest.raises(AttributeError):
        _core.call("nothing", (), {}, None)


def test_an_unknown_keyword_is_an_error_of_python():
    with pytest.raises(TypeError):
        mexplorer.analyze("nim", "1", depth=3)


def test_numbers_of_any_kind_are_numbers():
    assert len(mexplorer.table("nim", np.int64(9), budget=np.uint32(1000))["nimbers"]) == 10
    assert mexplorer.union(np.int64(10), ["2", 5, 7])["union"] == "7"
    assert mexplorer.union(10**36, [10**36])["union"] == "1"


def checked(path):
    """Return the exit status of the checker, which shares no code with the core, and its last line."""
    script = ROOT / "extras" / "proofs" / "checkers" / "check.py"
    done = subprocess.run([sys.executable, script, path], capture_output=True, text=True)
    assert not done.stderr
    return done.returncode, done.stdout.splitlines()[-1]


@pytest.mark.parametrize(
    "game", ["octal 0.77", "subtract 2 5 6 30", "n -> i for i in 0..n-3", "octal 0.75 misere"]
)
def test_a_saved_certificate_is_accepted_by_the_checker_and_a_changed_one_refused(game, tmp_path):
    path, found = tmp_path / "saved.json", mexplorer.certificate(game)
    path.write_text(json.dumps(found))
    proven = f"{game} has the period {found['period']} from heap {found['preperiod']} on"
    assert checked(path) == (0, f"Proven: {proven}.")
    for name in ("preperiod", "period", "bound", "values"):
        changed = [*found[name], 0] if name == "values" else found[name] + 1
        path.write_text(json.dumps({**found, name: changed}))
        code, last = checked(path)
        assert code == 1 and last.startswith("Refused: "), name


def test_where_no_period_is_proven_there_is_no_certificate():
    with pytest.raises(mexplorer.MexError) as raised:
        mexplorer.certificate("octal 0.6", upto=100)
    assert raised.value.code == "no-certificate"
    details = raised.value.details
    assert details["reason"] == "unproven" and details["reached"] >= 100
    assert "larger `upto`" in str(raised.value)
    with pytest.raises(mexplorer.MexError, match="larger `budget`"):
        mexplorer.certificate("octal 0.356", budget=9000)
    assert mexplorer.certificate("octal 0.356")["bound"] == 14_915


def test_the_budget_is_kept():
    with pytest.raises(mexplorer.MexError) as raised:
        mexplorer.table("octal 0.007", 10**6, budget=10**6)
    assert raised.value.code == "budget" and "heap" in raised.value.details["reached"]


def test_progress_is_told_to_a_function_and_to_a_bar(capsys):
    reported = []
    mexplorer.table("octal 0.6", 20_000, progress=lambda done, total: reported.append((done, total)))
    assert reported[-1] == (20_000, 20_000) and reported == sorted(reported)
    with tqdm(disable=False) as bar:
        mexplorer.table("octal 0.6", 20_000, progress=bar)
        assert (bar.n, bar.total) == (20_000, 20_000)


def test_what_the_listener_raises_ends_the_call():
    def stop(done, total):
        raise LookupError("enough")

    for call in (
        lambda: mexplorer.table(**LONG, progress=stop),
        lambda: mexplorer.analyze(**ENDLESS, progress=stop),
    ):
        with pytest.raises(LookupError, match="enough"):
            call()


def test_control_c_ends_a_call():
    timer = threading.Timer(0.2, _thread.interrupt_main)
    timer.start()
    with pytest.raises(KeyboardInterrupt):
        mexplorer.table(**LONG)
    timer.join()


def test_other_threads_go_on():
    ended = threading.Event()

    def stop(done, total):
        if ended.is_set():
            raise LookupError

    def work():
        try:
            mexplorer.table(**LONG, progress=stop)
        except LookupError:
            pass

    thread = threading.Thread(target=work)
    thread.start()
    turns = 0
    while turns < 1000 and thread.is_alive():
        time.sleep(0)
        turns += 1
    assert turns == 1000 and thread.is_alive()
    ended.set()
    thread.join()


def test_the_package_needs_no_anywidget():
    """In a process that cannot import anywidget, everything works except the widgets."""
    script = """
import sys
sys.modules["anywidget"] = None
import mexplorer
assert mexplorer.table("nim", 3)["nimbers"].tolist() == [0, 1, 2, 3]
assert "Game" in dir(mexplorer) and mexplorer.page == ""
try:
    mexplorer.Game
except ImportError:
    print("as it should be")
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout == "as it should be\n"


def test_all_names_are_there():
    for name in mexplorer.__all__:
        assert getattr(mexplorer, name) is not None, name
    assert mexplorer.widget.Game is mexplorer.Game
    with pytest.raises(AttributeError):
        _ = mexplorer.nothing
