"""The widgets of notebooks: ``mexplorer.Game("nim", "3 5 7")`` is a board to play on."""

from __future__ import annotations

import html
import pathlib
from collections.abc import Iterable
from typing import Any
from urllib.parse import quote_plus

import anywidget
import ipywidgets
import traitlets

import mexplorer

__all__ = ["Game", "Graph", "Table", "Union", "Why", "Widget"]

_SCRIPT = pathlib.Path(__file__).parent / "static" / "mexplorer.anywidget.mjs"
_BUILT = pathlib.Path(__file__).parents[4] / "dist" / "mexplorer.anywidget.mjs"


def _script() -> pathlib.Path:
    """Return the path of the script of the widgets, in the package or in the build of the checkout."""
    for path in (_SCRIPT, _BUILT):
        if path.is_file():
            return path
    raise ImportError(
        "mexplorer's script is missing: run `npm run build` in the checkout, "
        "then install the package again with `pip install ./extras/python`"
    )


class Script(ipywidgets.Widget):  # type: ignore[misc]  # Its package has no types.
    """The script of the widgets, as one model in a notebook, to which every widget refers."""

    text = traitlets.Unicode().tag(sync=True)


_shared: Script | None = None


def _shared_script() -> Script:
    """Return the script of this notebook. It is created for the first widget, and again if its connection
    was closed.
    """
    global _shared
    if _shared is None or _shared.comm is None:
        _shared = Script(text=_script().read_text(encoding="utf-8"))
    return _shared


#: JavaScript that loads the shared script once per page. If the host has no model of the script, Python
#: sends the script in a message.
_LOADER = """
const loaded = (globalThis.mexplorerScripts ??= new Map());

async function textOf(model) {
  const id = String(model.get('_script')).replace(/^IPY_MODEL_/, '');
  try {
    return (await model.widget_manager.get_model(id)).get('text');
  } catch {
    return new Promise((done) => {
      model.on('msg:custom', (message) => message.script && done(message.script));
      model.send({ wants: 'script' });
    });
  }
}

async function moduleOf(model) {
  const url = URL.createObjectURL(new Blob([await textOf(model)], { type: 'text/javascript' }));
  try {
    return await import(/* webpackIgnore: true */ /* @vite-ignore */ url);
  } finally {
    URL.revokeObjectURL(url);
  }
}

export default {
  async render({ model, el }) {
    const id = model.get('_script_id');
    if (!loaded.has(id)) loaded.set(id, moduleOf(model));
    const { default: widget } = await loaded.get(id);
    return widget.render({ model, el });
  },
};
"""


class Widget(anywidget.AnyWidget):
    """One of Mexplorer's widgets. Its traits are the attributes of the element."""

    _esm = _LOADER

    _script = traitlets.Instance(Script).tag(sync=True, **ipywidgets.widget_serialization)
    #: The version of the script. A page loads each version once.
    _script_id = traitlets.Unicode().tag(sync=True)

    widget = traitlets.Unicode("game").tag(sync=True)
    lang = traitlets.Unicode(None, allow_none=True).tag(sync=True)
    theme = traitlets.Enum([None, "light", "dark"], default_value=None, allow_none=True).tag(sync=True)
    #: The last event of the widget, as in ``{"type": "mex-move", "detail": {...}}``.
    event = traitlets.Dict(allow_none=True, default_value=None).tag(sync=True)

    #: The view of the page that shows the widget's content, and the attributes in the link to it.
    _view: str = ""
    _named: tuple[str, ...] = ()

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(_script=_shared_script(), _script_id=mexplorer.version(), **kwargs)
        self.on_msg(self._answer)

    def _answer(self, _: object, content: dict[str, Any], buffers: object) -> None:
        if content.get("wants") == "script":
            self.send({"script": _shared_script().text})

    @property
    def link(self) -> str:
        """The link to the live widget; empty if no page is set."""
        page = mexplorer.page
        if not page or not self._view:
            return ""
        pairs = [(name, getattr(self, name, None)) for name in self._named]
        query = "&".join(f"{name}={quote_plus(str(value))}" for name, value in pairs if value)
        return f"{page}#v1/{self._view}?{query}"

    def _said(self) -> str:
        named = [str(value) for name in self._named if (value := getattr(self, name, None))]
        return " · ".join([f"Mexplorer {self.widget}", *named])

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """Return the live widget, with static forms of it for a PDF or a mail."""
        bundle = super()._repr_mimebundle_(**kwargs)
        if bundle is None:
            return None
        data, metadata = bundle if isinstance(bundle, tuple) else (bundle, {})
        said, link = self._said(), self.link
        data["text/plain"] = f"{said} {link}".strip()
        code = f"`{said}`"
        data["text/markdown"] = f"[{code}]({link})" if link else code
        shown = f"<code>{html.escape(said)}</code>"
        data["text/html"] = f'<a href="{html.escape(link)}">{shown}</a>' if link else shown
        plain = _tex(said)
        data["text/latex"] = (
            rf"\href{{{_tex(link)}}}{{\texttt{{{plain}}}}}" if link else rf"\texttt{{{plain}}}"
        )
        return data, metadata


def _checked(game: str, position: str | None = None) -> None:
    """Raise ``MexError`` if ``game`` is no game, or ``position`` is no position of it.
    """
    if position is None:
        mexplorer.read_game(game)
    else:
        mexplorer.describe(game, position)


def _tex(text: str) -> str:
    names = {"\\": "textbackslash", "~": "textasciitilde", "^": "textasciicircum"}
    return "".join(
        rf"\{names[sign]}{{}}" if sign in names else f"\\{sign}" if sign in "&%$#_{}" else sign
        for sign in text
    )


class Game(Widget):
    """A board to play on: ``Game("nim", "3 5 7", players=2)``.

    Raises ``MexError`` for a wrong game or position, as the calls do.
    """

    game = traitlets.Unicode("nim").tag(sync=True)
    #: The starting position of the game.
    position = traitlets.Unicode(None, allow_none=True).tag(sync=True)
    #: The moves played from the starting position, separated by semicolons.
    moves = traitlets.Unicode(None, allow_none=True).tag(sync=True)
    first = traitlets.Enum(["you", "computer"], default_value="you").tag(sync=True)
    skill = traitlets.Float(1.0, min=0.0, max=1.0).tag(sync=True)
    players = traitlets.Enum([1, 2], default_value=1).tag(sync=True)
    hints = traitlets.Enum(["on-demand", "always", "off"], default_value="on-demand").tag(sync=True)
    #: The state as reported by ``mex-change``. Its ``position`` is the current position.
    state = traitlets.Dict(allow_none=True, default_value=None).tag(sync=True)

    _view = "play"
    _named = ("game", "position", "moves")

    def __init__(self, game: str = "nim", position: str | None = None, **kwargs: Any) -> None:
        _checked(game, position)
        super().__init__(widget="game", game=game, position=position, **kwargs)

    @property
    def current(self) -> str | None:
        """The current position of the board; the starting position before the first move."""
        return (self.state or {}).get("position", self.position)


class Table(Widget):
    """The nimbers of single heaps: ``Table("subtract 1 3 4", upto=40)``."""

    game = traitlets.Unicode("subtract 1 3 4").tag(sync=True)
    upto = traitlets.Int(30, min=0).tag(sync=True)

    _view = "tables"
    _named = ("game", "upto")

    def __init__(self, game: str = "subtract 1 3 4", upto: int = 30, **kwargs: Any) -> None:
        _checked(game)
        super().__init__(widget="table", game=game, upto=upto, **kwargs)


class Graph(Widget):
    """The game graph of a position."""

    game = traitlets.Unicode("nim").tag(sync=True)
    position = traitlets.Unicode("1 2").tag(sync=True)

    _view = "graph"
    _named = ("game", "position")

    def __init__(self, game: str = "nim", position: str = "1 2", **kwargs: Any) -> None:
        _checked(game, position)
        super().__init__(widget="graph", game=game, position=position, **kwargs)


class Why(Widget):
    """The explanation of a position: who wins it, and why."""

    game = traitlets.Unicode("nim").tag(sync=True)
    position = traitlets.Unicode("3 5 7").tag(sync=True)

    _view = "play"
    _named = ("game", "position")

    def __init__(self, game: str = "nim", position: str = "3 5 7", **kwargs: Any) -> None:
        _checked(game, position)
        super().__init__(widget="why", game=game, position=position, **kwargs)


class Union(Widget):
    """The count of the numbers from 1 to n that at least one of the divisors divides."""

    n = traitlets.Unicode("100").tag(sync=True)
    divisors = traitlets.Unicode("2 3 5").tag(sync=True)

    _view = "union"
    _named = ("n", "divisors")

    def __init__(self, n: object = "100", divisors: object = "2 3 5", **kwargs: Any) -> None:
        if isinstance(divisors, Iterable) and not isinstance(divisors, str):
            divisors = " ".join(str(one) for one in divisors)
        super().__init__(widget="union", n=str(n), divisors=str(divisors), **kwargs)
