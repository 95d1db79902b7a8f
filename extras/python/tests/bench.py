"""Print the least time of a table in Python, as `cargo bench --bench peers -- core CODE HEAP` measures it in
Rust, and the least processor time, both in milliseconds:

    python extras/python/tests/bench.py 0.007 100000
"""

import json
import sys
import time

import mexplorer

code, heap = sys.argv[1], int(sys.argv[2])
times, begin = [], time.perf_counter()
while time.perf_counter() - begin < 2:
    start, used = time.perf_counter(), time.process_time()
    mexplorer.table(f"octal {code}", heap, budget=2**53 - 1)
    times.append((time.perf_counter() - start, time.process_time() - used))
least = [1000 * min(column) for column in zip(*times, strict=True)]
print(json.dumps(dict(zip(["ms", "processor"], least, strict=True))))
