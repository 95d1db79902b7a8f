"""The calls of the API, as in JavaScript. docs/api.md describes each call.

Other threads run during a call, and Ctrl-C ends the call. ``progress`` is a function
that receives the amount of work done and the total amount, or a bar of tqdm; an
exception in the function ends the call. A call that fails raises ``MexError``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from importlib.metadata import version as _version
from typing import Any, Literal, cast

import numpy as np

from . import _core
from .answers import (
    Analysis,
    Certificate,
    Conjecture,
    Counterexample,
    Description,
    EdgeGraph,
    GameGraph,
    GameLine,
    GraphGame,
    Grid,
    JudgeLimits,
    Nimbers,
    Pasted,
    Patterns,
    Place,
    Program,
    ProofRun,
    Quotient,
    Reading,
    Remoteness,
    Reply,
    Report,
    RuleOf,
    SetCount,
    Table,
    TablePart,
    Transition,
    UnionCount,
    WrongClaim,
)
from .errors import bad_option
from .progress import Progress, listener

__all__ = [
    "analyze",
    "certificate",
    "claims",
    "conjecture",
    "count_sets",
    "describe",
    "explore",
    "games",
    "graph_from_edges",
    "grid",
    "highlight",
    "judge",
    "judge_limits",
    "judge_position",
    "patterns",
    "play",
    "program",
    "prove",
    "quotient",
    "random",
    "random_test",
    "read_game",
    "read_graph",
    "readings",
    "refute",
    "remoteness",
    "report",
    "respond",
    "rules_of",
    "small_tests",
    "smaller_tests",
    "suggest",
    "table",
    "union",
    "version",
]


def _call(
    name: str, *arguments: object, progress: Progress | None = None, **options: object
) -> Any:
    """Return the answer of the core to the call with this name in JavaScript."""
    return _core.call(name, arguments, _given(options), listener(progress))


def _given(options: dict[str, object]) -> dict[str, object]:
    """Return the options that are given. The core has the defaults of the others."""
    return {name: value for name, value in options.items() if value is not None}


_PERIOD = ("preperiod", "length", "saltus")


def _whole(found: Any, *names: str) -> None:
    """Convert the named fields from texts to numbers. The core returns numbers above
    2^53 - 1 as texts, since JavaScript cannot hold them exactly.
    """
    for name in names:
        if found and isinstance(found.get(name), str):
            found[name] = int(found[name])


def _text(name: str, value: object) -> str:
    if not isinstance(value, str):
        raise bad_option(name, value, "a text")
    try:
        value.encode()
    except UnicodeEncodeError:
        # Replace an unpaired surrogate by the replacement character U+FFFD, as browsers do.
        return value.encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")
    return value


def _digits(name: str, value: object) -> str:
    """Return the digits of a whole number of any size, given as a number or as digits."""
    if isinstance(value, bool) or not isinstance(value, (int, str, np.integer)):
        raise bad_option(name, value, "a whole number, or its digits as text")
    return str(value)


def _problem(value: object) -> str:
    """Return the id of a problem as text. A number is accepted, since most ids are numbers."""
    return str(value) if type(value) is int else _text("id", value)


def table(
    game: str,
    upto: int,
    *,
    budget: int | None = None,
    resume: Nimbers | None = None,
    on_part: Callable[[TablePart], object] | None = None,
    progress: Progress | None = None,
    whole: bool = True,
) -> Table:
    """Return the nimbers of the heaps 0 to ``upto``, and their period with its proof.

    >>> table("octal 0.77", 100)["period"]
    {'preperiod': 71, 'length': 12, 'proven': True}

    ``nimbers`` is an array of numpy that takes over the memory of the core. Beyond heap 50,000,000 a ``budget``
    is required, since memory may run out first. ``on_part`` is called with each part of the values during the
    computation. ``resume`` takes the values of an earlier call, after which the computation continues if the
    game allows it. With ``whole=False`` only ``on_part`` receives the values, and ``nimbers`` is empty.
    """
    parts: list[Nimbers] = []

    def take(part: TablePart) -> None:
        _whole(part["period"], *_PERIOD)
        if whole:
            parts.append(part["nimbers"])
        if on_part:
            on_part(part)

    found = _core.table(
        (_text("game", game), upto),
        _given({"budget": budget}),
        listener(progress),
        resume,
        take if on_part or not whole else None,
    )
    _whole(found["period"], *_PERIOD)
    if parts:
        found["nimbers"] = np.concatenate(parts)
    return cast(Table, found)


def analyze(
    game: str,
    position: str,
    *,
    limit: int | None = None,
    budget: int | None = None,
    progress: Progress | None = None,
) -> Analysis:
    """Return who wins a position, by which moves, and why.

    >>> found = analyze("subtract 1 3 4", "5 7")
    >>> found["outcome"], found["nimber"], found["moves"][0]["to"]
    ('N', 3, '2 7')
    """
    texts = _text("game", game), _text("position", position)
    found = _call("analyze", *texts, limit=limit, budget=budget, progress=progress)
    return cast(Analysis, found)


def describe(game: str, position: str) -> Description:
    """Return a position as data, with its legal moves."""
    found = _call("describe", _text("game", game), _text("position", position))
    return cast(Description, found)


def read_game(game: str) -> GameLine:
    """Parse the line of a game, without a position.

    >>> read_game("subtract 4，3,1 MISERE")["canonical"]
    'subtract 1 3 4 misere'
    """
    return cast(GameLine, _call("readGame", _text("game", game)))


def read_graph(text: str, *, game: GraphGame | None = None) -> Pasted:
    """Read a graph from a pasted text. Return the graph and the games that can be played on it.

    The text may have edges with signs, pairs, CSV, lists of neighbours, JSON, a matrix, the input of a judge,
    DOT, or names of graphs. A text with nodes but without edges raises ``expected-edge``.

    >>> read_graph("1: 2 3; 2: 3")["game"]
    'graph 1>2 1>3 2>3'
    >>> read_graph("P3 + K2", game="node-kayles")["position"]
    '1-2 2-3 4-5'
    """
    return cast(Pasted, _call("readGraph", _text("text", text), game=game))


def graph_from_edges(
    edges: Iterable[int],
    tokens: Iterable[int] = (),
    *,
    nodes: int | None = None,
    limit: int | None = None,
) -> EdgeGraph:
    """Return the values of a directed graph with numbered nodes, and who wins with tokens on these nodes.

    ``edges`` has the two nodes of each edge, one after the other; an array of shape (edges, 2) is flattened
    with ``ravel()``.

    >>> found = graph_from_edges([0, 1, 0, 2, 1, 2], [0])
    >>> found["nimbers"].tolist(), found["outcome"]
    ([2, 1, 0], 'N')
    """
    ends, stand = [int(node) for node in edges], [int(node) for node in tokens]
    return cast(EdgeGraph, _call("graphFromEdges", ends, stand, nodes=nodes, limit=limit))


def readings(text: str) -> list[Reading]:
    """Return the possible meanings of a text, at most five: games, positions and problems, the best first.

    >>> [reading["game"] for reading in readings("取1,3,4")]
    ['subtract 1 3 4']
    """
    return cast("list[Reading]", _call("readings", _text("text", text)))


def play(game: str, position: str, move: str) -> Transition:
    """Make a move, and return the position after the move with its description.

    ``move`` is a text such as ``2-3``, or the position after the move.
    """
    texts = _text("game", game), _text("position", position), _text("move", move)
    return cast(Transition, _call("play", *texts))


def respond(
    game: str,
    position: str,
    *,
    skill: float | None = None,
    seed: float | None = None,
    style: Literal["trap", "prolong"] = "trap",
    believes: str = "",
    describe: bool | None = None,
    budget: int | None = None,
    progress: Progress | None = None,
) -> Reply:
    """Return the computer's move. ``style`` is its strategy in a lost position. ``believes`` is the name of a
    wrong claim: the computer plays a move that the claim calls winning, and perfectly if there is no such
    move. With ``describe`` the answer has a description of the position after the move.

    >>> respond("nim", "3 5 7", skill=1, seed=7)["wins"]
    True
    """
    texts = _text("game", game), _text("position", position)
    asked: dict[str, object] = {
        "skill": skill,
        "seed": seed,
        "style": style,
        "believes": believes,
        "describe": describe,
        "budget": budget,
    }
    options = _given(asked)
    return cast(Reply, _core.call("respond", texts, options, listener(progress)))


def quotient(
    game: str,
    *,
    upto: int | None = None,
    budget: int | None = None,
    progress: Progress | None = None,
) -> Quotient:
    """Return the misère quotient: of all heaps if its period is proven, otherwise of the heaps to ``reached``.

    >>> quotient("octal 0.77")["order"]
    40
    """
    found = _call("quotient", _text("game", game), upto=upto, budget=budget, progress=progress)
    _whole(found["period"], *_PERIOD)
    return cast(Quotient, found)


def certificate(
    game: str,
    *,
    upto: int | None = None,
    budget: int | None = None,
    progress: Progress | None = None,
) -> Certificate:
    """Return the proof of a period, or of a misère quotient, that other programs can check.

    >>> found = certificate("octal 0.77")
    >>> found["kind"], found["preperiod"], found["period"], found["bound"]
    ('octal-period', 71, 12, 166)

    Save the proof with ``json.dump``; docs/certificates.md defines the format. The search ends when a period
    is proven, ``upto`` (50,000,000 by default) is reached or the budget is spent. Without a proof, the code of
    the error is ``no-certificate`` (set a larger ``upto``) or ``budget`` (set a larger ``budget``).
    """
    found = _call("certificate", _text("game", game), upto=upto, budget=budget, progress=progress)
    return cast(Certificate, found)


def prove(
    game: str,
    *,
    upto: int | None = None,
    budget: int | None = None,
    state: str | None = None,
    progress: Progress | None = None,
) -> ProofRun:
    """Search for the period of a game and for its proof. A long search can be divided into several calls.

    >>> first = prove("octal 0.106", upto=200_000)
    >>> first["period"], first["reached"]
    (None, 200000)
    >>> prove("octal 0.106", upto=300_000, state=first["state"])["reached"]
    300000

    The result's ``state`` is a text from which a later call continues; it is ``None`` if the search used a
    table of all values, and a later call then starts again. A spent budget is no error.
    """
    options = {"upto": upto, "budget": budget, "state": state}
    return cast(ProofRun, _call("prove", _text("game", game), **options, progress=progress))


def grid(
    game: str,
    width: int,
    height: int,
    *,
    third: int | None = None,
    budget: int | None = None,
    progress: Progress | None = None,
) -> Grid:
    """Return the nimbers of positions of two heaps, as an array of shape (height, width).

    ``nimbers[y, x]`` is the nimber of the position ``y x``. In a rule ``(a, b) -> …`` y is the number a and x
    the number b. In Chomp, ``third`` is the length of the third row.

    >>> grid("wythoff", 4, 2)["nimbers"].tolist()
    [[0, 1, 2, 3], [1, 2, 0, 4]]
    """
    arguments = _text("game", game), width, height
    found = _call("grid", *arguments, third=third, budget=budget, progress=progress)
    found["nimbers"] = found["nimbers"].reshape(found["height"], found["width"])
    return cast(Grid, found)


def remoteness(
    game: str,
    position: str,
    *,
    moves: int | bool | None = None,
    budget: int | None = None,
    progress: Progress | None = None,
) -> Remoteness:
    """Count the moves that are left if the winner hurries and the loser delays (Steinhaus 1925).

    With ``moves``, the answer also lists moves, each with the remoteness of the position after it: at most
    that number of moves, and at most 200 for ``True``.
    """
    texts = _text("game", game), _text("position", position)
    found = _call("remoteness", *texts, moves=moves, budget=budget, progress=progress)
    for one in (found, *found.get("moves", [])):
        _whole(one, "remoteness")
    return cast(Remoteness, found)


def report(
    game: str,
    positions: Iterable[str],
    *,
    budget: int | None = None,
    progress: Progress | None = None,
) -> Report:
    """Find the moves of a played game that gave a win away, and moves that would have kept the win.

    ``positions`` has all positions of the game, from the start to the end.
    """
    texts = [_text("positions", position) for position in positions]
    found = _call("report", _text("game", game), texts, budget=budget, progress=progress)
    return cast(Report, found)


def program(
    game: str,
    *,
    language: str | None = None,
    form: str | None = None,
    moves: bool | None = None,
    budget: int | None = None,
    progress: Progress | None = None,
) -> Program:
    """Write a program that decides who wins, in C++17, Python, Java, Rust or JavaScript.

    ``language`` is ``cpp`` (the default), ``python``, ``java``, ``rust`` or ``javascript``; ``form`` is ``rule``
    (the default) or ``period``. With ``moves`` the program also prints the winning moves.
    """
    found = _call(
        "program",
        _text("game", game),
        language=language,
        form=form,
        moves=moves,
        budget=budget,
        progress=progress,
    )
    return cast(Program, found)


def explore(
    game: str,
    position: str,
    *,
    limit: int | None = None,
    budget: int | None = None,
    progress: Progress | None = None,
) -> GameGraph:
    """Return the graph of the positions that can follow a position, at most ``limit`` (120 by default)."""
    texts = _text("game", game), _text("position", position)
    found = _call("explore", *texts, limit=limit, budget=budget, progress=progress)
    return cast(GameGraph, found)


def random(game: str, *, seed: float | None = None, level: int | None = None) -> Place:
    """Return a random position to play. In most of the positions the player to move can win."""
    return cast(Place, _call("random", _text("game", game), seed=seed, level=level))


def union(
    n: int | str,
    divisors: Iterable[int | str],
    *,
    limit: int | None = None,
    budget: int | None = None,
    progress: Progress | None = None,
) -> UnionCount:
    """Count the numbers from 1 to n that at least one divisor divides, by inclusion–exclusion.

    >>> union(10, [2, 5, 7])["union"]
    '7'
    """
    texts = [_digits("divisors", divisor) for divisor in divisors]
    arguments = _digits("n", n), texts
    found = _call("countUnion", *arguments, limit=limit, budget=budget, progress=progress)
    return cast(UnionCount, found)


def count_sets(sizes: Mapping[str, int | str | None]) -> SetCount:
    """Compute the sizes of the Venn regions and of the union, from the sizes of intersections and unions.

    The size None or "?" asks for a size, which is then in ``solved``.

    >>> count_sets({"A": 5, "B": 4, "A&B": 2})["union"]
    7
    >>> count_sets({"union": 7, "A": 5, "B": None, "A∩B": 2})["solved"]
    {'B': 4}
    """
    pairs = [(str(name), "?" if size is None else str(size)) for name, size in sizes.items()]
    return cast(SetCount, _call("countSets", pairs))


def judge(
    id: int | str,
    input: str,
    *,
    output: str | None = None,
    budget: int | None = None,
    progress: Progress | None = None,
) -> str:
    """Return the expected output for an input of a practice problem. If the judge accepts several outputs,
    return one of them: ``output``, if that is accepted.

    >>> judge(893, "2\\n2 5\\n3\\n2 4 7\\n")
    'Yes'
    >>> judge("ABC278G", "5 1 2", output="First\\n3 1")
    'First\\n3 1'
    """
    texts = _problem(id), _text("input", input)
    return cast(str, _call("judge", *texts, output=output, budget=budget, progress=progress))


def judge_position(id: int | str, input: str) -> Any:
    """Return the position that an input of a practice problem describes, or the positions of its cases."""
    return _call("judgePosition", _problem(id), _text("input", input))


def random_test(
    id: int | str,
    seed: int = 0,
    *,
    size: Literal["small", "large"] = "small",
    most: int | None = None,
) -> str:
    """Return a valid input of a practice problem. The same seed gives the same input.

    A ``large`` input is as large as the judge allows, in numbers, in counts or in both, with at most about
    ``most`` numbers (1,000,000 by default).
    """
    return cast(str, _call("randomTest", _problem(id), seed, size=size, most=most))


def small_tests(id: int | str, *, limit: int | None = None) -> list[str]:
    """Return the smallest inputs of a practice problem, of one case each, the smallest first.

    At most ``limit`` inputs are returned (100 by default).

    >>> small_tests("HDU1847", limit=3)
    ['1\\n', '2\\n', '3\\n']
    """
    return cast("list[str]", _call("smallTests", _problem(id), limit=limit))


def smaller_tests(id: int | str, input: str, *, limit: int | None = None) -> list[str]:
    """Return inputs that are one step smaller: without a case, a heap or a node, or with lower numbers.

    If a program fails on the given input and is right on all returned inputs, the given input is minimal.
    """
    texts = _problem(id), _text("input", input)
    return cast("list[str]", _call("smallerTests", *texts, limit=limit))


def judge_limits(id: int | str) -> JudgeLimits:
    """Return the limits of a practice problem at its judge; 0 for numbers that its inputs do not have.

    >>> judge_limits(891)["count"]
    100000
    """
    return cast(JudgeLimits, _call("judgeLimits", _problem(id)))


def highlight(game: str) -> list[dict[str, Any]]:
    """Return the tokens of a user-written rule or of the rules in a sum; an empty list without a rule."""
    return cast(list[dict[str, Any]], _call("highlight", _text("game", game)))


def games() -> list[dict[str, Any]]:
    """Return the list of games, each with the properties that a page needs."""
    return cast(list[dict[str, Any]], _call("games"))


def suggest() -> list[Place]:
    """Return one example position for each of the games."""
    return cast(list[Place], _call("suggest"))


def claims() -> list[WrongClaim]:
    """Return common wrong claims, each of which ``refute`` refutes."""
    return cast(list[WrongClaim], _call("claims"))


def refute(claim: str) -> Counterexample:
    """Find the smallest position on which a wrong claim fails. Return the claim's verdict and the true one."""
    return cast(Counterexample, _call("refute", _text("claim", claim)))


def patterns(
    game: str,
    *,
    upto: int | None = None,
    budget: int | None = None,
    progress: Progress | None = None,
) -> Patterns:
    """Find formulas for the values of heaps and for the lost heaps, with programs for them.

    >>> patterns("n -> n-k for k in 1..n/2")["values"][0]["text"]
    'g(2*m) = m | g(2*m+1) = g(m)'
    """
    options = {"upto": upto, "budget": budget}
    return cast(Patterns, _call("patterns", _text("game", game), progress=progress, **options))


def conjecture(
    game: str,
    claim: str,
    *,
    upto: int | None = None,
    budget: int | None = None,
    progress: Progress | None = None,
) -> Conjecture:
    """Test a claim about the values of a game, and find the first position on which the claim fails.

    >>> conjecture("octal 0.07", "period 34 from 53")["proven"]
    True
    """
    texts = _text("game", game), _text("claim", claim)
    options = {"upto": upto, "budget": budget}
    return cast(Conjecture, _call("conjecture", *texts, progress=progress, **options))


def rules_of(values: Iterable[int]) -> list[RuleOf]:
    """Find games whose consecutive heaps have the given values: by name, by octal code, by a set of amounts.

    >>> rules_of([0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6])[0]["game"]
    'kayles'
    """
    return cast(list[RuleOf], _call("rulesOf", [int(value) for value in values]))


def version() -> str:
    """Return the version of the package, which equals the version of the core."""
    return _version("mexplorer")
