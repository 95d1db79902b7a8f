/**
 * The command `npm run bench` prints the figures of docs/benchmarks.md. With `--write` it replaces the
 * figures in the file by the measured figures.
 *
 * Benches are the binaries of crate/shell/benches (native) and the .mjs files of tests/bench (the wasm build
 * in Node). Each prints, among other lines, lines of this form:
 *
 * - `MEX_BENCH {"name": "25 primes, n = 10^9", "who": "wasm", "ms": 0.12, "note": "…"}`
 *
 * Here `who` is one of textbook (the plain algorithm, native), native (the core) and wasm; lines with the
 * same name form one row. `npm run bench -- native|wasm|page|downstream` runs one part; `downstream` compares
 * profiles of Cargo. The following parts run only if named: `peers` compares octal games with ogsolve,
 * `proofs` compares proofs of long periods with ogsolve, `far` compares octal games up to 10^8 heaps, `rules`
 * compares user-written rules with programs in C++, and `budgets` measures how long default budgets last.
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { budgets } from './bench/budgets.mjs';
import { blocks, said, withSection } from './bench/report.mjs';
import { downstream } from './release/downstream.mjs';
import { far } from './bench/far.mjs';
import { audits } from './bench/lighthouse.mjs';
import { pageFigures } from './bench/page-figures.mjs';
import { ROOT, SHELL, TYPESCRIPT } from './lib/paths.mjs';
import { peers } from './bench/peers.mjs';
import { playFigures } from './bench/play-figures.mjs';
import { proofs } from './bench/proofs.mjs';
import { rules } from './bench/rules.mjs';
import { readArguments } from './lib/arguments.mjs';
import { main } from './lib/run.mjs';
import { setup } from './setup.mjs';
import { findShell } from './setup/browser.mjs';

const PARTS = [
  'native',
  'wasm',
  'page',
  'downstream',
  'peers',
  'proofs',
  'far',
  'rules',
  'budgets',
];
const MARK = 'MEX_BENCH ';
const REPORT = join(ROOT, 'docs', 'benchmarks.md');

/**
 * @typedef {{ name: string, who: 'textbook' | 'native' | 'wasm', ms: number, note?: string }} Figure
 */

await main(async () => {
  const { parts: asked, options } = readArguments({
    name: 'npm run bench',
    parts: PARTS,
    options: { write: { type: 'boolean', default: false } },
  });
  const write = options.write ?? false;
  const has = (/** @type {string} */ part) => !asked.length || asked.includes(part);
  const ready = await setup({ browser: has('page') });
  await build(ready);

  const report = (
    /** @type {string} */ section,
    /** @type {string} */ parts,
    /** @type {() => unknown} */ work,
  ) => recorded(write, section, `npm run bench -- ${parts}`, work);
  if (asked.includes('peers')) await report('peers', 'peers', peers);
  if (asked.includes('proofs')) await report('proofs', 'proofs', proofs);
  if (asked.includes('far')) await report('far', 'far', far);
  if (asked.includes('rules')) await report('rules', 'rules', rules);
  if (asked.includes('budgets')) await report('budgets', 'budgets', budgets);

  /** @type {Figure[]} */
  const figures = [];
  if (has('native') && existsSync(join(SHELL, 'benches'))) {
    console.log('\nNative benches (cargo bench; the first build takes 1 to 2 min)');
    figures.push(...(await collect('cargo', ['bench', '--quiet'])));
  }
  if (has('wasm')) {
    for (const file of benchFiles()) {
      console.log(`\n${file}`);
      figures.push(...(await collect(process.execPath, [...TYPESCRIPT, join(ROOT, file)])));
    }
  }
  if (figures.length) {
    const parts = ['native', 'wasm'].filter(has).join(' ');
    await report('core', parts, () => console.log(`\n${table(figures)}`));
  }
  if (has('downstream')) await downstream();
  if (has('page') && ready.browser) {
    const { chrome } = ready.browser;
    const shell = findShell();
    await report('page', 'page', async () => {
      printPage(await pageFigures(chrome, shell));
      for (const rate of [1, 4]) printPlay(rate, await playFigures(shell ?? chrome, rate));
      printAudits(await audits(chrome));
    });
  }
});

/**
 * Run `work`, and write its output into its section of docs/benchmarks.md if `write` is set.
 * @param {boolean} write
 * @param {string} section
 * @param {string} command
 * @param {() => unknown} work
 */
async function recorded(write, section, command, work) {
  const { log } = console;
  /** @type {string[]} */
  const lines = [];
  console.log = (...items) => {
    lines.push(...items.join(' ').split('\n'));
    log(...items);
  };
  try {
    await work();
  } finally {
    console.log = log;
  }
  if (!write) return;
  // Import Prettier only here, since the set-up step installs it.
  const { format } = await import('prettier');
  const text = withSection(readFileSync(REPORT, 'utf8'), section, [
    said(command),
    ...blocks(lines),
  ]);
  writeFileSync(REPORT, await format(text, { parser: 'markdown', printWidth: 100 }));
}

/** @returns {string[]} */
function benchFiles() {
  const folder = join('tests', 'bench');
  if (!existsSync(join(ROOT, folder))) return [];
  const names = readdirSync(join(ROOT, folder)).filter((name) => name.endsWith('.mjs'));
  return names.sort().map((name) => join(folder, name));
}

/**
 * Run a bench, show its output and return its figures.
 * @param {string} command
 * @param {string[]} args
 * @returns {Promise<Figure[]>}
 */
function collect(command, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.on('error', reject);
    child.on('close', (code) => {
      const lines = output.split('\n');
      const said = lines.filter((line) => line.trim() && !line.startsWith(MARK));
      if (said.length) console.log(said.join('\n'));
      if (code !== 0)
        return reject(new Error(`${[command, ...args].join(' ')} ended with ${code}`));
      const figures = lines.filter((line) => line.startsWith(MARK));
      resolve(figures.map((line) => JSON.parse(line.slice(MARK.length))));
    });
  });
}

/** @param {Figure[]} figures @returns {string} one table, in Markdown */
function table(figures) {
  const head = ['', 'textbook, native', 'core, native', 'core, wasm', 'textbook : wasm', ''];
  const names = [...new Set(figures.map(({ name }) => name))];
  const rows = names.map((name) => {
    const of = (/** @type {Figure['who']} */ who) =>
      figures.find((figure) => figure.name === name && figure.who === who);
    const [textbook, native, wasm] = [of('textbook'), of('native'), of('wasm')];
    const ratio = textbook && wasm ? `${significant(textbook.ms / wasm.ms)} : 1` : '';
    const notes = [textbook, native, wasm].map((figure) => figure?.note).filter(Boolean);
    return [name, time(textbook), time(native), time(wasm), ratio, notes.join('; ')];
  });
  const widths = head.map((title, i) =>
    Math.max(3, title.length, ...rows.map((row) => row[i].length)),
  );
  const line = (/** @type {string[]} */ cells) =>
    `| ${cells.map((cell, i) => (i ? cell.padStart(widths[i]) : cell.padEnd(widths[i]))).join(' | ')} |`;
  const rule = widths.map((width, i) => (i ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width)));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

/** @param {Figure | undefined} figure */
function time(figure) {
  if (!figure) return '';
  if (figure.ms >= 1000) return `${significant(figure.ms / 1000)} s`;
  if (figure.ms >= 1) return `${significant(figure.ms)} ms`;
  return `${significant(figure.ms * 1000)} µs`;
}

/** @param {number} value */
function significant(value) {
  return value >= 100 ? Math.round(value).toLocaleString('en') : String(+value.toPrecision(3));
}

/** @param {import('./bench/page-figures.mjs').PageFigures} figures */
function printPage({ files, js, wasm, rest, ready, moved, bare }) {
  const kb = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;
  console.log('\nThe built page, until its board can be played (gzip over the wire)');
  for (const { name, bytes } of files) console.log(`  ${kb(bytes).padStart(9)}  ${name}`);
  console.log(`  wasm ${kb(wasm)}, JavaScript ${kb(js)}, the rest ${kb(rest)}`);
  const alone = bare ? `, ${Math.round(bare)} ms in the headless shell` : '';
  console.log(
    `  from navigation to a playable board: ${Math.round(ready)} ms${alone} (medians, cold)`,
  );
  console.log(`  to the end of a move that is made on it at once: ${Math.round(moved)} ms`);
}

/** @param {import('./bench/lighthouse.mjs').Audit[]} audits */
function printAudits(audits) {
  const { performance, blocking, painted } = audits[audits.length >> 1];
  const most = (/** @type {'blocking' | 'shift'} */ name) =>
    Math.max(...audits.map((each) => each[name]));
  const least = Math.min(...audits.map(({ rest }) => rest));
  console.log(`\nLighthouse on the front page, mobile, ${audits.length} runs`);
  console.log(`  performance ${performance} in the median, at least ${audits[0].performance}`);
  console.log(
    `  blocking ${Math.round(blocking)} ms, at most ${Math.round(most('blocking'))}; largest paint after ${Math.round(painted)} ms`,
  );
  console.log(`  layout shift at most ${most('shift')}; other scores at least ${least}`);
}

/** @param {number} rate @param {import('./bench/play-figures.mjs').PlayFigures} figures */
function printPlay(rate, { replies, beyond, nim, loading, playing }) {
  const said = (/** @type {number[]} */ tasks) =>
    tasks.length ? `${tasks.length}, the longest of ${Math.round(tasks.at(-1) ?? 0)} ms` : 'none';
  const middle = (/** @type {number[]} */ times) => {
    const [median, most] = [times[times.length >> 1], times.at(-1) ?? NaN].map(Math.round);
    return `${median} ms (median of ${times.length}, at most ${most})`;
  };
  const how = rate > 1 ? `throttled ${rate} times` : 'at its full speed';
  console.log(`\nFour games on a processor ${how}, each without motion and with it`);
  console.log(`  from a click to the reply drawn, without motion: ${middle(replies)}`);
  console.log(`  beyond the wanted pause, with motion: ${middle(beyond)}`);
  console.log(`  the same on Nim 3 5 7: ${middle(nim)}`);
  console.log(
    `  tasks above 50 ms: ${said(playing)} while playing, ${said(loading)} while loading`,
  );
}
