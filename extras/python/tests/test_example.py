"""Test that the notebook of extras/python/examples runs from top to bottom, and that its
outputs are up to date.
"""

import base64

import distributed
import nbformat
from conftest import ROOT
from nbclient import NotebookClient

NOTEBOOK = ROOT / "extras" / "python" / "examples" / "octal-games.ipynb"


def test_the_notebook_shows_values_proof_and_picture_beside_the_board(tmp_path):
    notebook = nbformat.read(NOTEBOOK, as_version=4)
    assert not any(cell.get("outputs") for cell in notebook.cells), "kept without its outputs"
    values, row, frame, printed, last = (cell for cell in notebook.cells if cell.cell_type == "code")
    # Replace the first line of the last cell, so that the cell runs on the cluster of the test.
    line, *lines = last.source.splitlines()
    assert line.startswith("client = None")
    local = distributed.LocalCluster(n_workers=1, threads_per_worker=1, dashboard_address=None)
    with local:
        named = f"import distributed\nclient = distributed.Client({local.scheduler_address!r})"
        last.source = "\n".join([named, *lines])
        at = {"metadata": {"path": str(tmp_path)}}
        NotebookClient(notebook, timeout=240, resources=at).execute()
    table, picture = (output.data for output in last.outputs[-2:])
    assert "guy-smith" in table["text/plain"] and "True" in table["text/plain"]
    assert "application/vnd.jupyter.widget-view+json" in picture
    assert list((tmp_path / "octal-rows").glob("*.parquet"))
    said = values.outputs[0].data["text/plain"]
    assert "'preperiod': 71, 'length': 12, 'proven': True" in said and "'guy-smith'" in said
    # The output of the second cell contains the picture and the board.
    models = notebook.metadata["widgets"]["application/vnd.jupyter.widget-state+json"]["state"]
    shown = row.outputs[-1].data["application/vnd.jupyter.widget-view+json"]["model_id"]
    children = [
        models[child.removeprefix("IPY_MODEL_")] for child in models[shown]["state"]["children"]
    ]
    assert [child["model_module"] for child in children] == ["@jupyter-widgets/controls", "anywidget"]
    buffer = children[0]["buffers"][0]
    assert base64.b64decode(buffer["data"]).startswith(b"\x89PNG")
    assert children[1]["state"]["game"] == "octal 0.007"
    assert "0.77" not in printed.outputs[0].text and "0.07" not in printed.outputs[0].text
    assert "octal 0.04" in printed.outputs[0].text
    assert "0.07" in frame.outputs[0].data["text/plain"]
