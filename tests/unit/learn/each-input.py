"""Runs a program on many inputs in one process: starting Python takes longer than any of the programs.

Reads {"source": a file, "inputs": [...]} and prints a list with the output and the error of each run.
"""

import contextlib
import io
import json
import sys
import traceback

task = json.load(sys.stdin)
with open(task["source"], encoding="utf-8") as file:
    program = compile(file.read(), task["source"], "exec")

runs = []
for text in task["inputs"]:
    sys.stdin, out, error = io.StringIO(text), io.StringIO(), ""
    with contextlib.redirect_stdout(out):
        try:
            exec(program, {"__name__": "__main__"})
        except SystemExit:
            pass
        except BaseException:
            error = traceback.format_exc()
    runs.append({"stdout": out.getvalue(), "stderr": error})
json.dump(runs, sys.stdout)
