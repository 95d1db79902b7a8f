"""Widgets of Mexplorer in Sphinx: live in HTML, TikZ in LaTeX, a sentence elsewhere.

    .. mex:: nim
       :position: 3 5 7

    .. mex::
       :widget: table
       :game: subtract 1 3 4
       :upto: 30

In ``conf.py``::

    extensions = ["mexplorer_sphinx"]
    mexplorer_script = "mexplorer-standalone.js"   # a file beside conf.py, or an address;
                                                   # mexplorer-core.js lies in its folder
    mexplorer_command = ["npx", "--yes", "mexplorer"]   # draws the pictures
    mexplorer_print = ""   # or "question", or "answer"
"""

from __future__ import annotations

import subprocess
import tempfile
from html import escape
from pathlib import Path
from shutil import copyfile

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.errors import ExtensionError
from sphinx.util.docutils import SphinxDirective

WIDGETS = {"game", "table", "graph", "why", "union", "venn"}
CORE = "mexplorer-core.js"
TELLING = {"n": "union", "divisors": "union", "sets": "union", "upto": "table"}


class Widget(nodes.General, nodes.Element):
    """A widget, with its attributes in ``given``."""


class AnyOption(dict):
    """The options of the directive, which accepts every name: widgets reject unknown options."""

    def __bool__(self) -> bool:
        return True

    def __contains__(self, name: object) -> bool:
        return True

    def __getitem__(self, name: str):
        return lambda text: (text or "").strip()


class MexDirective(SphinxDirective):
    """``.. mex:: nim`` with the attributes of the widget as options."""

    optional_arguments = 1
    final_argument_whitespace = True
    option_spec = AnyOption()

    def run(self) -> list[nodes.Node]:
        given = {name: value for name, value in self.options.items() if value != "false"}
        if self.arguments:
            given.setdefault("game", self.arguments[0])
        widget = given.pop("widget", "").removeprefix("mex-")
        if not widget:
            widget = next((TELLING[name] for name in TELLING if name in given), "game")
        if widget not in WIDGETS:
            raise self.error(f"there is no widget {widget!r}; expected one of {sorted(WIDGETS)}")
        given.setdefault("lang", self.config.language or "en")
        node = Widget(tag=f"mex-{widget}", given=given)
        self.set_source_info(node)
        return [node]


def picture(app: Sphinx, node: Widget, ending: str) -> str:
    """Return the picture that the command draws, in the format of an ending such as ``.tex``."""
    words = [f"{name}={value}" for name, value in node["given"].items()]
    if app.config.mexplorer_print and "print" not in node["given"]:
        words.append(f"print={app.config.mexplorer_print}")
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, f"picture{ending}")
        command = [*app.config.mexplorer_command, "picture", f"widget={node['tag']}", *words, "-o", str(file)]
        done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8")
        if done.returncode:
            raise ExtensionError(f"{node.source}:{node.line}: {done.stderr.strip() or done.stdout}")
        return file.read_text("utf-8")


def visit_html(self, node: Widget) -> None:
    attributes = "".join(f' {name}="{escape(value)}"' for name, value in node["given"].items())
    self.body.append(f"<{node['tag']}{attributes}></{node['tag']}>\n")
    raise nodes.SkipNode


def visit_latex(self, node: Widget) -> None:
    self.body.append("\n\\par\n" + picture(self.builder.app, node, ".tex") + "\n\\par\n")
    raise nodes.SkipNode


def visit_text(self, node: Widget) -> None:
    self.new_state(0)
    self.add_text(picture(self.builder.app, node, ".txt").strip())
    self.end_state()
    raise nodes.SkipNode


def visit_other(self, node: Widget) -> None:
    self.body.append(picture(self.builder.app, node, ".txt").strip())
    raise nodes.SkipNode


def add_script(app: Sphinx) -> None:
    script = app.config.mexplorer_script
    if not script:
        return
    here = Path(app.confdir, script)
    if "://" not in script and here.exists():
        static = Path(app.outdir, "_static")
        static.mkdir(parents=True, exist_ok=True)
        # Copy the core beside the script, which loads the core from its own folder.
        for file in (here, here.with_name(CORE)):
            if file.exists():
                copyfile(file, static / file.name)
        script = here.name
    app.add_js_file(script, loading_method="defer")


def setup(app: Sphinx) -> dict:
    app.add_config_value("mexplorer_script", "mexplorer-standalone.js", "html")
    app.add_config_value("mexplorer_command", ["npx", "--yes", "mexplorer"], "env")
    app.add_config_value("mexplorer_print", "", "env")
    app.add_node(
        Widget,
        html=(visit_html, None),
        latex=(visit_latex, None),
        text=(visit_text, None),
        man=(visit_other, None),
        texinfo=(visit_other, None),
    )
    app.add_directive("mex", MexDirective)
    app.add_latex_package("tikz")
    app.add_latex_package("booktabs")
    app.connect("builder-inited", add_script)
    return {"version": "1.0.0", "parallel_read_safe": True, "parallel_write_safe": True}
