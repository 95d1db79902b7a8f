/**
 * The part `npm run bench -- rules`: compare tables of user-written rules in WebAssembly with the C++
 * programs that a contestant would write (scripts/bench/plain/rules.cpp, `g++ -O2`). The bench fails if their
 * values differ.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TYPESCRIPT } from '../lib/paths.mjs';
import { capture, run } from '../lib/run.mjs';
import { code, table } from '../lib/tables.mjs';

const SOURCE = fileURLToPath(new URL('plain/rules.cpp', import.meta.url));

/** The number of measurements of each program, of which the shortest time counts. */
const TIMES = 3;

/** The headings of the columns for larger sizes, each of which is measured once. */
const GROWTH = ['2 times as far', '4 times', '8 times', '16 times'];

/** The maximum expected time of a program in C++, in seconds. Larger sizes are skipped. */
const LONGEST = 40;

/** The maximum side of a two-dimensional table. */
const MAX_SIDE = 4096;

/**
 * Each rule with the name of its C++ program, and the last heap, the side of a two-dimensional table, or the
 * number of nodes of a graph.
 * @type {[string, string, number, ('map' | 'graph')?][]}
 */
const RULES = [
  ['n -> n-k*k for k in 1..sqrt(n)', 'squares', 60_000],
  ['n -> n-k for k in 1..n if prime(k)', 'primes', 30_000],
  ['n -> n-k^3 for k in 1..n | n-2', 'cubes', 100_000],
  ['n -> n-2^k for k in 0..52', 'powers', 100_000],
  ['n -> n-d for d in 1..n if n % d == 0', 'divisors', 12_000],
  ['n -> n-1 | n/2 if n > 0', 'halve', 1_000_000],
  ['n -> n-k for k in 1..n/2', 'half', 60_000],
  ['n -> n-k for k in 1..sqrt(n)', 'root', 200_000],
  ['n -> n-k for k in 1..n-1 if gcd(k, n) == 1', 'coprime', 6_000],
  ['n -> (i, n-i) for i in 1..n-1 if i % 2 == 1 | n-1', 'odd-split', 6_000],
  ['(x, y) -> (x-1, y) | (x, y-1) | (x-1, y-1)', 'king', 1_000, 'map'],
  ['(x, y) -> (x-1, y-2) | (x-2, y-1) | (x-3, y-3)', 'leaper', 1_000, 'map'],
  ['(x, y) -> (x-1, y) | (x, y-2) | (x-1, y-1) if x % 3 == 1', 'near', 1_000, 'map'],
  [
    '(x, y) -> (x-k, y) for k in 1..x | (x, y-k) for k in 1..y | (x-k, y-k) for k in 1..min(x, y)',
    'queen',
    400,
    'map',
  ],
  ['graph of 5 edges a node, from an array', 'graph', 1_000_000, 'graph'],
];

/** Print the comparison as a table in Markdown. */
export async function rules() {
  const folder = mkdtempSync(join(tmpdir(), 'mex-rules-'));
  try {
    const program = join(folder, 'rules');
    await run('g++', ['-O2', '-std=c++17', '-o', program, SOURCE]);
    const head = ['rule', 'to', 'C++', 'WebAssembly', 'times C++', ...GROWTH];
    const rows = [];
    const ratios = [];
    for (const [rule, task, size, kind = 'heaps'] of RULES) {
      /** @param {number} upto @param {number} times */
      const measured = async (upto, times) => {
        const plain = await least(times, () => ofProgram(program, task, upto));
        const core = await least(times, () => ofCore(rule, upto, kind));
        if (plain.hash !== core.hash) throw new Error(`${rule} has other values in C++.`);
        return { plain, core, ratio: core.seconds / plain.seconds };
      };
      const { plain, core, ratio } = await measured(size, TIMES);
      ratios.push(ratio);
      /** @type {string[]} */
      const grown = [];
      for (let upto = 2 * size, before = plain.seconds; grown.length < GROWTH.length; upto *= 2) {
        // Stop if eight times the last time exceeds the limit, since a program may take that long for twice
        // the size.
        if (8 * before > LONGEST || (kind === 'map' && upto > MAX_SIDE)) break;
        const { plain, ratio } = await measured(upto, 1);
        grown.push(ratio.toFixed(2));
        before = plain.seconds;
      }
      const upto = kind === 'map' ? `${size} × ${size}` : String(size);
      const times = [plain.seconds, core.seconds].map((each) => `${each.toFixed(3)} s`);
      rows.push([
        kind === 'graph' ? rule : code(rule),
        upto,
        ...times,
        ratio.toFixed(2),
        ...GROWTH.map((_, i) => grown[i] ?? ''),
      ]);
    }
    const mean = Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length);
    rows.push(['geometric mean', '', '', '', mean.toFixed(2), ...GROWTH.map(() => '')]);
    console.log(`\n${table(head, rows, [0]).join('\n')}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @typedef {{ hash: number, seconds: number }} Measured */

/** @param {number} times @param {() => Promise<Measured>} measure @returns {Promise<Measured>} */
async function least(times, measure) {
  const all = [];
  for (let i = 0; i < times; i += 1) all.push(await measure());
  return all.reduce((a, b) => (b.seconds < a.seconds ? b : a));
}

/** @param {string} program @param {string} task @param {number} size @returns {Promise<Measured>} */
async function ofProgram(program, task, size) {
  const { code, stdout, stderr } = await capture(program, [task, String(size)]);
  if (code !== 0) throw new Error(`${task} ended with ${code}: ${stderr}`);
  const [hash, seconds] = stdout.split(' ').map(Number);
  return { hash, seconds };
}

/** Measure in a separate process, since tables are cached. @param {string} rule @param {number} size @param {string} kind @returns {Promise<Measured>} */
async function ofCore(rule, size, kind) {
  const script = fileURLToPath(new URL('rule-table.mjs', import.meta.url));
  const given = [rule, String(size), kind];
  const { code, stdout, stderr } = await capture(process.execPath, [
    ...TYPESCRIPT,
    script,
    ...given,
  ]);
  if (code !== 0) throw new Error(`${rule} ended with ${code}: ${stderr}`);
  return JSON.parse(stdout);
}
