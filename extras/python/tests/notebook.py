"""Run a notebook with the widgets and convert it, as a lecturer does.

Write the page into the given folder, for the test that opens it in a browser.
"""

import json
import pathlib
import sys

import nbformat
from nbclient import NotebookClient
from nbconvert import HTMLExporter, LatexExporter, MarkdownExporter
from traitlets import TraitError

import mexplorer

out = pathlib.Path(sys.argv[1])

# Test without a kernel: traits, links and the static form.
mexplorer.page = "https://example.org/"
game = mexplorer.Game("subtract 1 3", "5 3", moves="5-2;3-3")
assert game.link == "https://example.org/#v1/play?game=subtract+1+3&position=5+3&moves=5-2%3B3-3"
data, _ = game._repr_mimebundle_()
assert data["text/plain"].startswith("Mexplorer game · subtract 1 3 · 5 3"), data["text/plain"]
assert r"\href{https://example.org/\#v1/play?game=" in data["text/latex"]
game.state = {"position": "2 3"}
assert game.current == "2 3"
assert mexplorer.Union(30, [2, 3]).divisors == "2 3"
for wrong_game in (("nimm", "3"), ("nim", "3 x")):
    try:
        mexplorer.Game(*wrong_game)
    except mexplorer.MexError as error:
        assert error.code in ("unknown-game", "expected-number"), error.code
        continue
    raise AssertionError(f"{wrong_game} was taken")
for wrong in ({"players": 3}, {"skill": 2.0}, {"hints": "never"}):
    try:
        mexplorer.Game("nim", "1", **wrong)
    except TraitError:
        continue
    raise AssertionError(f"{wrong} was taken")

notebook = nbformat.v4.new_notebook(
    cells=[
        nbformat.v4.new_code_cell(
            "import mexplorer\n"
            "from mexplorer import Game\n"
            "mexplorer.page = 'https://example.org/'\n"
            "Game('nim', '3 5 7', players=2)"
        ),
        nbformat.v4.new_code_cell("from mexplorer import Table\nTable('subtract 1 3 4', upto=12)"),
    ],
    metadata={"kernelspec": {"name": "python3", "display_name": "Python 3", "language": "python"}},
)
NotebookClient(notebook, timeout=120).execute()
kinds = set(notebook.cells[0].outputs[0].data)
assert "application/vnd.jupyter.widget-view+json" in kinds, kinds
models = notebook.metadata["widgets"]["application/vnd.jupyter.widget-state+json"]["state"]
assert sum(one["model_module"] == "anywidget" for one in models.values()) == 2
# The widgets share one script of three million characters, so the notebook contains a single large
# model.
large = [one for one in models.values() if len(json.dumps(one["state"])) > 100_000]
assert len(large) == 1, [one["model_name"] for one in large]

page, _ = HTMLExporter().from_notebook_node(notebook)
(out / "notebook.html").write_text(page, encoding="utf-8")
tex, _ = LatexExporter().from_notebook_node(notebook)
assert r"\texttt{Mexplorer game" in tex, tex[-2000:]
markdown, _ = MarkdownExporter().from_notebook_node(notebook)
assert "Mexplorer game · nim · 3 5 7" in markdown
(out / "models.json").write_text(json.dumps(sorted(kinds)), encoding="utf-8")
print("ok")
