/**
 * Run `node peers-wasm.mjs CODE HEAP` to measure one table of the WebAssembly build, as
 * crate/shell/benches/peers.rs does natively. With a further argument `proof`, print the times at which heaps
 * were reached until the period is proven. With `window`, print the time of a search by the window engine.
 */
import { loadCore } from '../../www/engine/core.ts';
import { besideModules } from '../../www/engine/core-source.ts';

const core = await loadCore(besideModules());
const [code, heap, who] = process.argv.slice(2);
if (who === 'proof') {
  proof();
  process.exit();
}
if (who === 'window') {
  const begin = performance.now();
  const options = { upto: Number(heap), budget: Number.MAX_SAFE_INTEGER };
  const { reached } = /** @type {any} */ (core).call('prove', [`octal ${code}`], options);
  console.log(JSON.stringify({ ms: performance.now() - begin, reached }));
  process.exit();
}
const begin = performance.now();
let least = Infinity;
/** @type {{ nimbers: Uint16Array, proof: any }} */
let found;
do {
  const start = performance.now();
  found = /** @type {any} */ (core).call('table', [`octal ${code}`, Number(heap)], {
    budget: Number.MAX_SAFE_INTEGER,
  });
  least = Math.min(least, performance.now() - start);
} while (performance.now() - begin < 2000);
let hash = 0x811c9dc5;
for (const value of found.nimbers) hash = Math.imul(hash ^ value, 0x01000193) >>> 0;
console.log(JSON.stringify({ ms: least, hash, proven: found.proof?.upto ?? null }));

function proof() {
  const begin = performance.now();
  const options = { budget: Number.MAX_SAFE_INTEGER };
  const { TableJob } = /** @type {any} */ (core);
  const job = new TableJob(`octal ${code}`, Number(heap), options);
  /** @type {[number, number][]} */
  const points = [];
  let next = 250_000;
  for (;;) {
    const { reached, done, period, nimbers } = job.advance(2 ** 17);
    const proven = period?.proven ? period : null;
    if (reached >= next || proven || done) {
      points.push([reached, performance.now() - begin]);
      next *= 2;
    }
    if (!proven && !done) continue;
    const bytes = nimbers.BYTES_PER_ELEMENT;
    const { preperiod, length } = proven ?? {};
    console.log(JSON.stringify({ points, proven: proven && { preperiod, length }, bytes }));
    return;
  }
}
