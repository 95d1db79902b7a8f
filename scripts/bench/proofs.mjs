/**
 * The part `npm run bench -- proofs`: measure the heaps per second for octal games with long proofs of their
 * periods, in the native core, in the WebAssembly build in Node, and in ogsolve, which has a time limit. For
 * 0.106, a second table compares the window engine with the engine that stores one byte per heap.
 */
import { table } from '../lib/tables.mjs';
import { METHODS, PATIENCE, attempt, bench, json, ogsolve, significant, time } from './peers.mjs';
import { wasmBench } from './peers.mjs';

/**
 * Each code with the last heap of its computation, within which the period is proven.
 * @type {[string, number][]}
 */
const CODES = [
  ['0.376', 5_000_000],
  ['0.354', 21_000_000],
];

/** @typedef {{ points: [number, number][], proven: { preperiod: number, length: number } | null, bytes: number }} Run */

/**
 * The code of the second table. `FARTHEST` has the last heaps for each engine, which are large enough for a
 * steady rate.
 */
const SPARSE = '0.106';
const FARTHEST = { window: [10 ** 8, 10 ** 9], bytes: 3 * 10 ** 7, peer: 10 ** 7 };

/** Print both tables, in Markdown. */
export async function proofs() {
  const solver = await ogsolve();
  const native = await bench();
  const head = [
    'code',
    'heap',
    'core, native',
    'core, wasm',
    'ogsolve',
    'heaps/s, native',
    'heaps/s, wasm',
    'heaps/s, ogsolve',
  ];
  const rows = [];
  for (const [code, last] of CODES) {
    const runs = /** @type {Run[]} */ (
      /** @type {unknown} */ ([
        await json(native, ['proof', code, String(last)]),
        await wasmBench(code, String(last), 'proof'),
      ])
    );
    const [core, wasm] = runs;
    if (JSON.stringify(core.proven) !== JSON.stringify(wasm.proven)) {
      throw new Error(`${code}: the builds do not prove the same`);
    }
    // After the first heap, measure only the method of ogsolve that was fastest.
    let methods = METHODS;
    for (const [i, [heap, ms]] of core.points.entries()) {
      const tried = [];
      for (const method of methods) tried.push(await attempt(solver, method, code, heap));
      const [best] = tried.filter(({ late }) => !late).sort((a, b) => a.ms - b.ms);
      methods = best ? [String(best.method)] : [];
      const all = [ms, wasm.points[i]?.[1], best?.ms];
      rows.push([
        ...[code, significant(heap)],
        ...all.map((ms) => (ms === undefined ? `> ${PATIENCE} s` : time(ms))),
        ...all.map((ms) => (ms === undefined ? '–' : significant((heap / ms) * 1000))),
      ]);
    }
    const { preperiod, length } = core.proven ?? { preperiod: NaN, length: NaN };
    const bytes = `${core.bytes} byte${core.bytes > 1 ? 's' : ''} a heap`;
    console.log(
      `  ${code}: preperiod ${significant(preperiod)}, period ${significant(length)}, ${bytes}`,
    );
  }
  print(head, rows);
  await windows(solver, native);
}

/** @param {string[]} head @param {string[][]} rows */
const print = (head, rows) => console.log(`\n${table(head, rows, [0]).join('\n')}`);

/**
 * Print the table that compares the engines for one code.
 * @param {string} solver
 * @param {string} native
 */
async function windows(solver, native) {
  const last = (/** @type {any} */ { points }) => ({ ms: points.at(-1)[1] });
  /** @type {[string, number, { ms: number, late?: boolean }][]} */
  const runs = [];
  const { bytes, peer } = FARTHEST;
  const all = String(bytes);
  for (const heap of FARTHEST.window) {
    runs.push(['window, native', heap, await json(native, ['window', SPARSE, String(heap)])]);
  }
  runs.push(['a byte a heap, native', bytes, last(await json(native, ['proof', SPARSE, all]))]);
  for (const heap of FARTHEST.window) {
    runs.push(['window, wasm', heap, await wasmBench(SPARSE, String(heap), 'window')]);
  }
  runs.push(['a byte a heap, wasm', bytes, last(await wasmBench(SPARSE, all, 'proof'))]);
  const tried = [];
  for (const method of METHODS) tried.push(await attempt(solver, method, SPARSE, peer));
  const [best] = tried.sort((a, b) => a.ms - b.ms);
  runs.push([`ogsolve, ${best.method}`, peer, best]);
  print(
    [`engine on ${SPARSE}`, 'heap', 'time', 'heaps/s'],
    runs.map(([name, heap, { ms, late }]) => [
      ...[name, heap.toLocaleString('en'), late ? `> ${PATIENCE} s` : time(ms)],
      late ? '–' : significant((heap / ms) * 1000),
    ]),
  );
}
