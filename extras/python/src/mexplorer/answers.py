"""The types of the answers. Answers are plain ``dict`` with the field names of the API in JavaScript.

Counts and values above 2^53 − 1, which JavaScript cannot hold exactly, are decimal texts in both languages.
In Python, the numbers of a period and the remoteness are always whole numbers.
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
    """A period: from heap ``preperiod`` on, each value recurs ``length`` heaps later, increased by ``saltus``
    if that field is present.
    """

    saltus: int


class Proof(TypedDict, total=False):
    """The proof of a period. ``kind`` is ``window``, ``guy-smith``, ``saltus`` or ``theorem``."""

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
    """A move as text and as data, with the position after the move."""

    to: str
    text: str
    move: dict[str, Any]


class AnalyzedMove(Played):
    """A move, the value of the position after the move, and whether the move wins."""

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
    """The outcome of a position, its winning moves, and the explanation."""

    infinite: list[Count] | None


class GameLine(TypedDict):
    """The facts in a line of a game. ``card`` is the name of the game in the list of games."""

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
    """A position as data, with its legal moves. ``loops``: positions may repeat during play."""

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
    """The result of a search for a period, with the ``state`` from which a later call continues."""

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
    """The proof of a period or of a misère quotient. docs/certificates.md defines the claim of each field."""

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
    """The number of moves left, of both players, if the winner hurries and the loser delays.

    If ``remoteness`` is ``None``, ``reason`` is ``draw`` or ``budget``.
    """

    reason: str


#: The field ``from``: the position before a move.
_Before = TypedDict("_Before", {"from": str})


class ReportStep(Played, _Before):
    """A move of a played game, the outcomes before and after the move, and a better move if there is one."""

    before: Outcome
    after: Outcome
    lost: bool
    better: Played | None
    refuted: dict[str, Any] | None


class Report(TypedDict):
    """The moves of a played game; ``lost`` marks the moves that gave a win away."""

    steps: list[ReportStep]


class Program(TypedDict):
    """A program that decides who wins, and the period on which the program relies."""

    game: str
    language: str
    form: str
    period: Period | None
    proof: dict[str, Any] | None
    code: str


class GameGraph(TypedDict):
    """The graph of the positions that can follow a position; ``truncated`` if the limit omits some of them."""

    game: str
    nodes: list[dict[str, Any]]
    edges: list[list[int]]
    truncated: bool


class _ReplyFields(Played):
    wins: bool


class Reply(_ReplyFields, total=False):
    """The computer's move; ``described`` is present if the call asked for it."""

    described: Description


class Place(TypedDict):
    """A game and a position."""

    game: str
    position: str


class WrongClaim(TypedDict):
    """A wrong claim: its name, its subject, the game on which it fails, and the lesson that corrects it."""

    id: str
    group: str
    game: str
    lesson: str


class ClaimVerdict(TypedDict):
    """The outcome, value and winning moves (``moves``) of a position, either by a claim or in truth."""

    outcome: str | None
    nimber: int | None
    moves: list[str]


class Counterexample(TypedDict):
    """The smallest position on which a claim fails. ``right`` is the number of smaller positions, on all of
    which the claim is right.
    """

    claim: str
    group: str
    lesson: str
    game: str
    position: str
    right: int
    says: ClaimVerdict
    truth: ClaimVerdict


class Theorem(TypedDict):
    """The theorem that proves a formula, with its author and year; ``None`` if there is none."""

    id: str
    author: str | None
    year: int | None


class Pattern(TypedDict):
    """A formula for values or for lost positions, compared up to ``checked``, with programs for it."""

    text: str
    family: str
    checked: int
    proven: bool
    theorem: Theorem | None
    code: dict[str, str]


class Patterns(TypedDict):
    """The formulas for the values of a game and for its lost positions."""

    game: str
    checked: int
    values: list[Pattern]
    lost: list[Pattern]


class Failure(TypedDict):
    """The first position on which a claim is wrong."""

    position: str
    says: int
    truth: int
    options: list[dict[str, Any]]


class Conjecture(TypedDict):
    """The result of testing a claim about the values of a game."""

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
    """A graph read from a text. ``edges`` and ``tokens`` have indices into ``nodes``.

    ``directed`` is None if neither the text nor the option ``game`` decides it. ``position`` is empty if the
    graph belongs to the game and has no tokens. ``places`` has all games that can be played on the graph.
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
    """The values of the nodes of a graph, and the outcome of the position with the given tokens.

    ``nimbers[node]`` is 2**32 - 1 for a node without a nimber, from which play may continue indefinitely;
    ``nimber`` is None if a token stands on such a node.
    """

    nimbers: Nimbers
    loopy: bool
    outcome: Outcome | Literal["D"]
    nimber: int | None
    winning: list[EdgeMove]
    winningCount: int


class ViewFields(TypedDict):
    """A view of the page: its name in links, and the values of its fields."""

    name: str
    fields: dict[str, str]


class Absent(TypedDict):
    """A well-known game that this program does not have, and the reason."""

    name: str
    reason: Literal["partizan", "missing", "not-combinatorial"]


class Reading(TypedDict):
    """A possible meaning of a text: a game, with or without a position, a problem, a view or an absent game.

    The meaning is ``certain`` if it is the only one and accounts for each character of the text. ``rest`` has
    the spans without a meaning, in UTF-16 units. ``heaps`` is the number of heaps whose sizes are not given.
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
    """The values of positions of two heaps: ``nimbers[y, x]`` is the value of the position ``y x``.

    The array has the shape (height, width). In a rule ``(a, b) -> …`` y and x are the values of the two
    numbers, whose names are in ``names``. In Chomp, x and y are the lengths of the rows.
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
    """The count of the numbers from 1 to n that at least one divisor divides, with the terms of the sum."""

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
    """The sizes of the Venn regions and of the union; ``solved`` has the sizes that were asked for."""

    solved: dict[str, Any]
