"""The time of a table, as `cargo bench --bench peers -- core CODE HEAP` measures it in Rust.

    python python/tests/bench.py 0.007 100000
"""

import json
import sys
import time

import mexplorer

code, heap = sys.argv[1], int(sys.argv[2])
least, begin = float("inf"), time.perf_counter()
while time.perf_counter() - begin < 2:
    start = time.perf_counter()
    mexplorer.table(f"octal {code}", heap, budget=2**53 - 1)
    least = min(least, time.perf_counter() - start)
print(json.dumps({"ms": 1000 * least}))
