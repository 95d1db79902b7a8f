"""Listeners for the progress of a long call."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeAlias

__all__ = ["Bar", "Listener", "Progress", "listener"]

#: A function that receives the amount of work done and the total amount.
Listener: TypeAlias = Callable[[int, int], object]


class Bar(Protocol):
    """A progress bar, such as the one of tqdm."""

    n: Any
    total: Any

    def update(self, n: int) -> object: ...


#: A listener function, or a progress bar.
Progress: TypeAlias = Listener | Bar


def listener(progress: Progress | None) -> Listener | None:
    """Return the function that the core calls. For a bar, the function sets the bar to the work done."""
    if progress is None or not hasattr(progress, "update"):
        return progress
    bar: Any = progress

    def move(done: int, total: int) -> None:
        bar.total = total
        bar.update(done - bar.n)

    return move
