/**
 * The part `npm run bench -- peers`: compare octal games in ogsolve (the best public solver), in the
 * textbook's mex algorithm, in the native core and in the WebAssembly build in Node, one after another on
 * this machine.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LOGS, ROOT, SHELL, TOOLS, TOOLS_BIN, TYPESCRIPT } from '../lib/paths.mjs';
import { capture, run, slow } from '../lib/run.mjs';
import { table } from '../lib/tables.mjs';

const OGSOLVE = '0.0.7';
const CODES = '0.77 0.07 0.007 0.45 4.3 0.106 0.16 0.56 0.127 0.36 0.6 0.165'.split(' ');
const HEAPS = [100_000, 1_000_000];
export const METHODS = ['rc', 'rcs', 'rc2', 'rc2s'];
/** The time limit of ogsolve for one table, in seconds. */
export const PATIENCE = 90;
/** The last heap for which the textbook's algorithm is measured, since it takes n² / 4 steps or more. */
const TEXTBOOK = 100_000;

/**
 * @typedef {{ ms: number, hash?: number, proven?: number | null, late?: boolean, method?: string }} Figure
 */

/** Print the comparison as a table in Markdown. */
export async function peers() {
  const solver = await ogsolve();
  const native = await bench();
  console.log('\nThe peers: ogsolve with its four methods, the textbook, the core; 10 to 30 min');
  const rows = [];
  for (const code of CODES) {
    /** The methods of ogsolve, fastest first. @type {string[]} */
    let methods = METHODS;
    for (const heap of HEAPS) {
      const core = await json(native, ['core', code, String(heap)]);
      const wasm = await wasmBench(code, String(heap));
      const textbook =
        heap <= TEXTBOOK ? await json(native, ['textbook', code, String(heap)]) : undefined;
      const tried = await attempts(solver, methods, code, heap);
      // For the larger heap, try only the two fastest methods.
      methods = tried.map(({ method }) => String(method)).slice(0, 2);
      const row = { code, heap, core, wasm, textbook, peer: tried[0] };
      agree(row);
      console.log(`  ${cells(row).join(' | ')}`);
      rows.push(row);
    }
  }
  console.log(`\n${markdown(rows)}`);
}

/** @returns {Promise<string>} the path of ogsolve */
export async function ogsolve() {
  const file = join(TOOLS_BIN, 'ogsolve');
  if (!existsSync(file)) {
    const args = ['install', '--root', TOOLS, 'ogsolve', '--version', `=${OGSOLVE}`];
    await slow(`ogsolve ${OGSOLVE}, compiled into .tools`, '20 to 60 s', () =>
      run('cargo', args, {
        log: join(LOGS, 'ogsolve.log'),
        env: { CARGO_TARGET_DIR: join(TOOLS, 'target'), RUSTFLAGS: undefined },
      }),
    );
  }
  return file;
}

/** @returns {Promise<string>} the path of the native bench */
export async function bench() {
  let file = '';
  await slow('cargo: the native bench', '1 to 2 min', async () => {
    const args = ['bench', '--quiet', '--bench', 'peers', '--no-run', '--message-format=json'];
    const { code, stdout, stderr } = await capture('cargo', args, { cwd: SHELL });
    const built = stdout
      .split('\n')
      .filter((text) => text.includes('"executable":"'))
      .map((text) => JSON.parse(text));
    file = built.find(({ target }) => target.name === 'peers')?.executable ?? '';
    if (code !== 0 || !file) throw new Error(`the native bench does not build: ${stderr}`);
  });
  return file;
}

/** @param {string} command @param {string[]} args @returns {Promise<Figure>} */
export async function json(command, args) {
  const { code, stdout, stderr } = await capture(command, args);
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}: ${stderr}`);
  return JSON.parse(stdout);
}

/** Run a bench in the WebAssembly build in Node. @param {string[]} args @returns {Promise<Figure>} */
export const wasmBench = (...args) =>
  json(process.execPath, [
    ...TYPESCRIPT,
    join(ROOT, 'scripts', 'bench', 'peers-wasm.mjs'),
    ...args,
  ]);

/**
 * Measure ogsolve with several methods and return the results, fastest first. After a method that exceeds the
 * time limit, the later methods are skipped, since they were slower for smaller heaps.
 * @param {string} solver
 * @param {string[]} methods
 * @param {string} code
 * @param {number} heap
 */
async function attempts(solver, methods, code, heap) {
  /** @type {Figure[]} */
  const tried = [];
  for (const method of methods) {
    const begin = performance.now();
    let best = await attempt(solver, method, code, heap);
    while (!best.late && performance.now() - begin < 1000) {
      const again = await attempt(solver, method, code, heap);
      if (again.ms < best.ms) best = again;
    }
    tried.push(best);
    if (best.late) break;
  }
  return tried.sort((a, b) => a.ms - b.ms);
}

/**
 * @param {string} solver
 * @param {string} method
 * @param {string} code
 * @param {number} heap
 * @returns {Promise<Figure>}
 */
export async function attempt(solver, method, code, heap) {
  const args = [String(PATIENCE), solver, '-m', method, '-n', String(heap), '-p', code];
  const { stdout } = await capture('timeout', args);
  const time = stdout.match(/calculation time: ([\d.]+)(ns|µs|ms|s)/);
  if (!time) return { method, ms: PATIENCE * 1000, late: true };
  const units = { ns: 1e-6, µs: 1e-3, ms: 1, s: 1000 };
  const unit = /** @type {keyof typeof units} */ (time[2]);
  let hash = 0x811c9dc5;
  for (const value of stdout
    .match(/nimbers: ([\d ]+)/)?.[1]
    .trim()
    .split(' ') ?? []) {
    hash = Math.imul(hash ^ Number(value), 0x01000193) >>> 0;
  }
  return { method, ms: Number(time[1]) * units[unit], hash };
}

/**
 * @typedef {{ code: string, heap: number, core: Figure, wasm: Figure, textbook?: Figure, peer: Figure }} Row
 */

/** @param {Row} row */
function agree({ code, heap, core, wasm, textbook, peer }) {
  const hashes = [core, wasm, textbook, peer].map((figure) => figure?.hash);
  if (new Set(hashes.filter((hash) => hash !== undefined)).size > 1) {
    throw new Error(`${code} to heap ${heap}: the values differ (hashes ${hashes.join(', ')})`);
  }
}

const HEAD = ['code', 'heaps', 'textbook', 'ogsolve', 'by', 'core, native', 'core, wasm'];
const RATIOS = ['ogsolve : native', 'ogsolve : wasm', 'period proven at heap'];

/** @param {Row} row */
function cells({ code, heap, core, wasm, textbook, peer }) {
  const ratio = (/** @type {Figure} */ own) =>
    `${peer.late ? '> ' : ''}${significant(peer.ms / own.ms)}`;
  return [
    code,
    `10^${Math.log10(heap)}`,
    textbook ? time(textbook.ms) : '–',
    peer.late ? `> ${PATIENCE} s` : time(peer.ms),
    peer.late ? '' : String(peer.method),
    time(core.ms),
    time(wasm.ms),
    ratio(core),
    ratio(wasm),
    core.proven ? significant(core.proven) : '–',
  ];
}

/** @param {Row[]} rows */
function markdown(rows) {
  const mean = (/** @type {Row[]} */ of, /** @type {'core' | 'wasm'} */ who) =>
    significant(
      Math.exp(of.reduce((sum, row) => sum + Math.log(row.peer.ms / row[who].ms), 0) / of.length),
    );
  const open = rows.filter(({ core }) => !core.proven);
  const means = (/** @type {string} */ name, /** @type {Row[]} */ of) => [
    ...[name, '', '', '', '', '', ''],
    ...[mean(of, 'core'), mean(of, 'wasm'), ''],
  ];
  const body = [
    ...rows.map(cells),
    means('geometric mean', rows),
    means('of those without a proof', open),
  ];
  return table([...HEAD, ...RATIOS], body, [0, 4]).join('\n');
}

/** @param {number} ms */
export function time(ms) {
  if (ms >= 1000) return `${significant(ms / 1000)} s`;
  return ms >= 1 ? `${significant(ms)} ms` : `${significant(ms * 1000)} µs`;
}

/** @param {number} value */
export function significant(value) {
  return value >= 100 ? Math.round(value).toLocaleString('en') : String(+value.toPrecision(3));
}
