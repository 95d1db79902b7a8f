"""The answers, as types. They are plain ``dict`` with the names that the API has in JavaScript.

Counts and values that JavaScript cannot hold exactly (above 2^53 − 1) are decimal texts in both; the
numbers of a period and a remoteness are whole numbers always.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias, TypedDict

import numpy as np
from numpy.typing import NDArray

#: A number, given as its decimal digits if it exceeds 2^53 − 1.
Count: TypeAlias = int | str
#: ``N``: the player to move wins. ``P``: the player who has just moved wins.
Outcome: TypeAlias = Literal["N", "P"]
#: The values of heaps 0, 1, 2, and so on, with one, two or four bytes per value.
Nimbers: TypeAlias = NDArray[np.uint8] | NDArray[np.uint16] | NDArray[np.uint32]


class _PeriodFields(TypedDict):
    preperiod: int
    length: int
    proven: bool


class Period(_PeriodFields, total=False):
    """From heap ``preperiod`` on each value recurs ``length`` later, larger by ``saltus`` if it is there."""

    saltus: int


class Proof(TypedDict, total=False):
    """What proves a period. ``kind`` is ``window``, ``guy-smith``, ``saltus`` or ``theorem``."""

    kind: str
    window: Count
    modulus: Count
    first: Count
    again: Count
    taken: Count
    parts: int
    upto: Count
    id: str
    author: str
    year: int


class Table(TypedDict):
    """The values of heaps 0 to ``reached``."""

    game: str
    nimbers: Nimbers
    period: Period | None
    proof: Proof | None
    reached: int


#: The next values of a table that is being computed, from heap ``from`` on.
TablePart = TypedDict(
    "TablePart",
    {
        "game": str,
        "from": int,
        "nimbers": Nimbers,
        "reached": int,
        "total": int,
        "done": bool,
        "resumed": int,
        "resumes": bool,
        "period": Period | None,
        "proof": Proof | None,
    },
)


class PartValue(TypedDict):
    """A part of a position with its value."""

    text: str
    nimber: Count | None


class Played(TypedDict):
    """A move: the position after it, its text, and it as data."""

    to: str
    text: str
    move: dict[str, Any]


class AnalyzedMove(Played):
    """A move, the value of what it leaves, and whether it wins."""

    nimber: Count | None
    wins: bool


class _AnalysisFields(TypedDict):
    game: str
    position: str
    outcome: Outcome | Literal["draw"]
    nimber: Count | None
    parts: list[PartValue]
    partCount: int
    moves: list[AnalyzedMove]
    moveCount: Count
    winningCount: Count | None
    cut: bool
    why: list[dict[str, Any]]
    steps: int


class Analysis(_AnalysisFields, total=False):
    """Who wins a position, by which moves, and why."""

    infinite: list[Count] | None


class GameLine(TypedDict):
    """What a game line says. ``card`` is the name of its game on the list of games."""

    card: str
    misere: bool
    numbers: int
    canonical: str


class _DescriptionFields(GameLine):
    game: str
    position: str
    name: str
    over: bool
    draw: str
    board: dict[str, Any]
    legal: dict[str, Any]


class Description(_DescriptionFields, total=False):
    """A position as data, and the moves that can be made on it. ``loops``: play may go in circles."""

    loops: bool


class Transition(Played):
    """A move, and the description of the position after it."""

    described: Description


class Quotient(TypedDict):
    """The misère quotient of a game, of the heaps up to ``reached``."""

    game: str
    reached: int
    cut: bool
    order: int
    pOrder: int
    tame: bool
    tn: int | None
    generators: list[dict[str, Any]]
    relations: list[str]
    elements: list[str]
    products: list[list[int]] | None
    pPositions: list[str]
    phi: list[str]
    growth: list[dict[str, Any]]
    period: Period | None
    proof: dict[str, Any] | None


class ProofRun(TypedDict):
    """How far the search for a period has come, and from where it goes on."""

    game: str
    period: Period | None
    reached: int
    state: str | None


class _CertificateFields(TypedDict):
    format: Literal["mexplorer-certificate"]
    version: int
    kind: Literal["octal-period", "subtraction-period", "closed-form", "misere-quotient"]
    game: str
    preperiod: int
    period: int
    bound: int


#: The first heap from which on all options of a user-written rule have the same form.
_From = TypedDict("_From", {"from": int}, total=False)


class Certificate(_CertificateFields, _From, total=False):
    """The proof of a period or of a misère quotient: docs/certificates.md says what each field claims."""

    saltus: int
    values: list[int | tuple[int, int]]
    mask: int
    rare: list[int]
    window: int
    modulus: int
    table: list[list[int]]
    lost: list[int]


class _RemotenessFields(TypedDict):
    remoteness: int | None
    outcome: Outcome | None
    moves: list[dict[str, Any]]
    steps: int


class Remoteness(_RemotenessFields, total=False):
    """How many moves are left, of both players, if the winner hurries and the loser delays.

    ``reason`` is ``draw`` or ``budget``, where ``remoteness`` is ``None``.
    """

    reason: str


#: The field ``from``: the position before a move.
_Before = TypedDict("_Before", {"from": str})


class ReportStep(Played, _Before):
    """What a move of a played game did."""

    before: Outcome
    after: Outcome
    lost: bool
    better: Played | None
    refuted: dict[str, Any] | None


class Report(TypedDict):
    """Which moves of a played game threw a win away."""

    steps: list[ReportStep]


class Program(TypedDict):
    """A program that says who wins, and the period that it rests on."""

    game: str
    language: str
    form: str
    period: Period | None
    proof: dict[str, Any] | None
    code: str


class GameGraph(TypedDict):
    """The graph of all positions that can follow a position."""

    game: str
    nodes: list[dict[str, Any]]
    edges: list[list[int]]
    truncated: bool


class _ReplyFields(Played):
    wins: bool


class Reply(_ReplyFields, total=False):
    """The computer's move; ``described`` where that was asked for."""

    described: Description


class Place(TypedDict):
    """A game and a position."""

    game: str
    position: str


class WrongClaim(TypedDict):
    """A wrong claim: its name, what it is about, the game on which it fails, and the lesson that corrects it."""

    id: str
    group: str
    game: str
    lesson: str


class ClaimVerdict(TypedDict):
    """What a claim says of a position, or what is true of it: ``moves`` win."""

    outcome: str | None
    nimber: int | None
    moves: list[str]


class Counterexample(TypedDict):
    """The smallest position on which a claim fails; it is right on the ``right`` smaller ones."""

    claim: str
    group: str
    lesson: str
    game: str
    position: str
    right: int
    says: ClaimVerdict
    truth: ClaimVerdict


class Theorem(TypedDict):
    """What proves a form: its name, and its author and year where there are any."""

    id: str
    author: str | None
    year: int | None


class Pattern(TypedDict):
    """A form of values or of lost positions, as far as it was compared, with programs."""

    text: str
    family: str
    checked: int
    proven: bool
    theorem: Theorem | None
    code: dict[str, str]


class Patterns(TypedDict):
    """What shows in the values of a game."""

    game: str
    checked: int
    values: list[Pattern]
    lost: list[Pattern]


class Failure(TypedDict):
    """The first position that a claim is wrong about."""

    position: str
    says: int
    truth: int
    options: list[dict[str, Any]]


class Conjecture(TypedDict):
    """A claim about the values of a game, judged."""

    claim: str
    kind: str
    checked: int
    holds: bool
    proven: bool
    theorem: Theorem | None
    failures: int
    holdsFrom: int | None
    silent: int
    fails: Failure | None


class RuleOf(TypedDict):
    """A game with given values; the first given value belongs to heap ``shift``."""

    game: str
    kind: str
    shift: int
    sequence: str | None
    compared: int


#: The name of a game that is played on a graph.
GraphGame: TypeAlias = Literal[
    "graph", "geography", "node-kayles", "arc-kayles", "hackenbush", "prune", "uproot"
]


class Pasted(TypedDict):
    """A graph out of a text. ``edges`` and ``tokens`` are places in ``nodes``.

    ``directed`` is None where the text does not say and no game was asked for; ``position`` is empty where
    the graph is the game and no tokens stand on it; ``places`` are all games that can be played on it.
    """

    game: str
    position: str
    directed: bool | None
    nodes: list[str]
    edges: list[tuple[int, int]]
    tokens: list[int]
    format: Literal["edges", "pairs", "lists", "matrix", "judge", "dot", "families"]
    places: list[Place]


#: A move of a token, given by its index in the list of tokens, from one node to another.
EdgeMove = TypedDict("EdgeMove", {"token": int, "from": int, "to": int})


class EdgeGraph(TypedDict):
    """The values of the nodes of a graph, and the winner from tokens on it.

    ``nimbers[node]`` is 2**32 - 1 of a node that has none, as play from it need not
    end; ``nimber`` is None where a token stands on such a node.
    """

    nimbers: Nimbers
    loopy: bool
    outcome: Outcome | Literal["D"]
    nimber: int | None
    winning: list[EdgeMove]
    winningCount: int


class ViewFields(TypedDict):
    """A view of the page by its name in links, and the values of its fields."""

    name: str
    fields: dict[str, str]


class Absent(TypedDict):
    """A game that people ask for and that is not here, and the reason."""

    name: str
    reason: Literal["partizan", "missing", "not-combinatorial"]


class Reading(TypedDict):
    """A game, with or without a position, a practice problem or a view that a text may mean.

    It is ``certain`` if each character of the text was accounted for, in one way alone. ``rest`` has the spots that
    this reading does not account for, in UTF-16 units, and ``heaps`` is the number of heaps whose sizes are not said.
    """

    game: str | None
    card: str | None
    position: str | None
    heaps: int | None
    problem: str | None
    view: ViewFields | None
    absent: Absent | None
    certain: bool
    rest: list[list[int]]


class JudgeLimits(TypedDict):
    """The limits of a practice problem at its judge."""

    #: The seconds that a program may take for an input.
    seconds: int
    #: The maximum number of cases of an input, or of questions about its game.
    cases: int
    #: The maximum number of heaps, nodes, letters or rows of a case.
    count: int
    #: The largest number in an input.
    largest: int
    #: The maximum number of further items: numbers of a set, edges or columns.
    more: int


class Grid(TypedDict):
    """The values of two heaps: ``nimbers[y, x]``, an array of shape (height, width), is that of the position ``y x``.

    The first axis, of ``height``, is the first number, and the second one, of ``width``, the second
    number: in a rule ``(a, b) -> …`` they are a and b, as ``names`` says. In Chomp x and y are the rows.
    """

    game: str
    width: int
    height: int
    third: int | None
    nimbers: NDArray[np.uint16]
    names: list[str]
    seen: str | None
    rays: list[list[int]]


class UnionTerm(TypedDict):
    """One term of inclusion–exclusion."""

    divisors: list[str]
    product: str
    count: str
    sign: int


class UnionCount(TypedDict):
    """How many of 1..n some divisor divides."""

    n: str
    divisors: list[str]
    union: str
    terms: list[UnionTerm]
    omitted: str


class _SetCountFields(TypedDict):
    names: list[str]
    regions: dict[str, Any]
    union: int


class SetCount(_SetCountFields, total=False):
    """Venn regions and the union, from the sizes of intersections and unions."""

    solved: dict[str, Any]
