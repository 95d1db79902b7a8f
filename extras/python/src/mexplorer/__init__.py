"""Impartial games: nimbers, periods and proofs by a native core, and boards in notebooks.

>>> import mexplorer
>>> found = mexplorer.table("octal 0.77", 1000)
>>> found["nimbers"][:8].tolist(), found["period"]
([0, 1, 2, 3, 1, 4, 3, 2], {'preperiod': 71, 'length': 12, 'proven': True})

``Game``, ``Table``, ``Graph``, ``Union`` and ``Why`` are widgets: ``mexplorer.Game("nim", "3 5 7")`` is a
board to play on. They are imported on first use, since they need the package anywidget.
"""

from __future__ import annotations

import os
from importlib import import_module
from typing import TYPE_CHECKING, Any

from . import calls as _calls
from .calls import *
from .errors import MexError

if TYPE_CHECKING:
    from .rows import periods
    from .streams import Stored, stream
    from .sweeps import SweepError, sweep
    from .widget import Game, Graph, Table, Union, Why, Widget

__all__ = [
    "Game",
    "Graph",
    "MexError",
    "Stored",
    "SweepError",
    "Table",
    "Union",
    "Why",
    "Widget",
    "page",
    "periods",
    "stream",
    "sweep",
]
__all__ += _calls.__all__

#: The address of the page that static forms of widgets link to; empty for no link.
page = os.environ.get("MEXPLORER_PAGE", "")

#: Modules of the names imported on first use, since these modules need further packages.
_LATER = {
    **dict.fromkeys(["Game", "Graph", "Table", "Union", "Why", "Widget"], "widget"),
    **dict.fromkeys(["Stored", "stream"], "streams"),
    **dict.fromkeys(["SweepError", "sweep"], "sweeps"),
    "periods": "rows",
}


def __getattr__(name: str) -> Any:
    if name == "widget":
        return import_module(".widget", __name__)
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = getattr(import_module(f".{_LATER[name]}", __name__), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *_LATER, "widget"})
