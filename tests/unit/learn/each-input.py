"""Runs a program on many inputs in one process: starting Python takes longer than any of the programs.

Reads {"source": a file, "function": one of it or null, "inputs": [...]} and prints a list with the output and the
error of each run.
"""

import contextlib
import io
import json
import os
import sys
import traceback

task = json.load(sys.stdin)
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(task["source"]))
with open(task["source"], encoding="utf-8") as file:
    program = compile(file.read(), task["source"], "exec")

runs = []
for text in task["inputs"]:
    sys.stdin, out, error = io.StringIO(text), io.StringIO(), ""
    with contextlib.redirect_stdout(out):
        try:
            # Forget the module `reading`, which has read the input of the previous run.
            sys.modules.pop("reading", None)
            scope = {"__name__": "__main__"}
            exec(program, scope)
            if task["function"]:
                scope[task["function"]]()
        except SystemExit:
            pass
        except BaseException:
            error = traceback.format_exc()
    runs.append({"stdout": out.getvalue(), "stderr": error})
json.dump(runs, sys.stdout)
