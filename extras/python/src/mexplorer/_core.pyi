from collections.abc import Callable
from typing import Any

__all__ = ["call", "calls", "table"]

def call(
    name: str,
    arguments: tuple[Any, ...],
    options: dict[str, Any],
    listener: Callable[[int, int], object] | None,
) -> Any: ...
def calls() -> list[tuple[str, list[str], list[str]]]: ...
def table(
    arguments: tuple[str, object],
    chosen: dict[str, Any],
    listener: Callable[[int, int], object] | None,
    resume: object | None,
    part: Callable[[Any], object] | None,
) -> Any: ...
