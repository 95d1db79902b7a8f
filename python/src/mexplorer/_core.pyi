from collections.abc import Callable
from typing import Any

__all__ = [
    "table",
    "analyze",
    "describe",
    "read_game",
    "play",
    "respond",
    "prolong",
    "quotient",
    "certificate",
    "grid",
    "report",
    "explore",
    "remoteness",
    "random",
    "union",
    "count_sets",
    "judge",
    "judge_position",
    "random_test",
    "highlight",
    "suggest",
    "games",
]

def table(
    game: str,
    upto: object,
    given: dict[str, float],
    listener: Callable[[int, int], object] | None,
    resume: object | None,
    part: Callable[[Any], object] | None,
) -> Any: ...
def analyze(
    game: str,
    position: str,
    given: dict[str, float],
    listener: Callable[[int, int], object] | None,
) -> Any: ...
def describe(game: str, position: str) -> Any: ...
def read_game(game: str) -> Any: ...
def play(game: str, position: str, text: str) -> Any: ...
def respond(
    game: str,
    position: str,
    given: dict[str, float],
    listener: Callable[[int, int], object] | None,
) -> Any: ...
def prolong(
    game: str,
    position: str,
    given: dict[str, float],
    listener: Callable[[int, int], object] | None,
) -> Any: ...
def quotient(
    game: str, given: dict[str, float], listener: Callable[[int, int], object] | None
) -> Any: ...
def certificate(
    game: str, given: dict[str, float], listener: Callable[[int, int], object] | None
) -> Any: ...
def grid(
    game: str,
    width: object,
    height: object,
    given: dict[str, float],
    listener: Callable[[int, int], object] | None,
) -> Any: ...
def report(
    game: str,
    positions: list[str],
    given: dict[str, float],
    listener: Callable[[int, int], object] | None,
) -> Any: ...
def explore(
    game: str,
    position: str,
    given: dict[str, float],
    listener: Callable[[int, int], object] | None,
) -> Any: ...
def remoteness(
    game: str,
    position: str,
    given: dict[str, float],
    listener: Callable[[int, int], object] | None,
) -> Any: ...
def random(game: str, given: dict[str, float]) -> Any: ...
def union(
    n: str,
    divisors: list[str],
    given: dict[str, float],
    listener: Callable[[int, int], object] | None,
) -> Any: ...
def count_sets(sizes: list[tuple[str, str]]) -> Any: ...
def judge(
    id: str, input: str, given: dict[str, float], listener: Callable[[int, int], object] | None
) -> Any: ...
def judge_position(id: str, input: str) -> Any: ...
def random_test(id: str, seed: object) -> Any: ...
def highlight(game: str) -> Any: ...
def suggest() -> Any: ...
def games() -> Any: ...
