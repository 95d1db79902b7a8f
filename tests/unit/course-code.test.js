/**
 * The programs that lessons show are compiled, run and judged on generated tests, where the
 * compilers are at hand.
 */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { analyze, judge, randomTest } from '../../www/index.js';
import { exposed, faults } from '../../www/learn/faults.js';

const FOLDER = fileURLToPath(new URL('../course-code/', import.meta.url));
const TESTS = 12;

/**
 * Which problem each program solves, and inputs that random ones may miss. `fit` makes of any input
 * one that the program is for. What is right may be said by another than the judge of the problem:
 * by the fault that a program is to have, or by the engine, where no problem asks for it.
 * @type {Record<string, { problem: string, inputs?: string[], fit?: (input: string) => string,
 *   right?: (input: string) => string | Promise<string> }>}
 */
const programs = {
  union: {
    problem: '890',
    inputs: [
      '10 3\n7 2 5',
      '1000 4\n2 3 5 7',
      '100 3\n4 6 10',
      '1000000000 2\n999999937 999999929',
    ],
  },
  games: { problem: '102780H', inputs: ['10', '9', '13', '1'] },
  nim: { problem: '891', inputs: ['2\n2 3', '3\n1 4 5'] },
  digraph: { problem: '1319', fit: oneToken },
  mex: { problem: '893', fit: oneHeap, inputs: ['3\n1 3 4\n1\n5', '2\n2 5\n1\n10000'] },
  sg: {
    problem: '1319',
    inputs: [
      '6 8 4\n2 1\n2 4\n1 4\n1 5\n4 5\n1 3\n3 5\n3 6\n1 2 3 5',
      '6 8 2\n2 1\n2 4\n1 4\n1 5\n4 5\n1 3\n3 5\n3 6\n3 4',
    ],
  },
  sums: { problem: '892', inputs: ['1\n7', '2\n3 3', '3\n9 12 20'], right: ofKayles },
  subtract: {
    problem: '893',
    inputs: ['2\n2 5\n3\n2 4 7', '3\n1 3 4\n2\n4 6', '3\n1 3 4\n1\n10000', '1\n3\n2\n0 2'],
  },
  split: { problem: '894', inputs: ['2\n2 3', '2\n3 3', '1\n100', '3\n100 99 1'] },
  staircase: { problem: '892', inputs: ['3\n2 1 3', '3\n1 5 1', '2\n0 7', '1\n2'] },
  'staircase-bug': {
    problem: '892',
    inputs: ['3\n2 1 3', '3\n1 5 1'],
    right: faults.stones.prints,
  },
};

/** Rows of pins are written as other heaps are. @param {string} input */
async function ofKayles(input) {
  const [, ...rows] = input.split(/\s+/).filter(Boolean);
  return (await analyze('kayles', rows.join(' '))).outcome === 'N' ? 'Yes' : 'No';
}

/** The same set of numbers with its first heap alone. @param {string} input */
function oneHeap(input) {
  const [k, ...rest] = input.split(/\s+/).filter(Boolean);
  const set = rest.slice(0, Number(k));
  return `${k}\n${set.join(' ')}\n1\n${rest[set.length + 1]}\n`;
}

/** The same graph with its first token alone. @param {string} input */
function oneToken(input) {
  const [n, m, , ...rest] = input.split(/\s+/).filter(Boolean);
  const edges = rest.slice(0, 2 * Number(m));
  return `${n} ${m} 1\n${edges.join(' ')}\n${rest[edges.length]}\n`;
}

const out = mkdtempSync(join(tmpdir(), 'mex-course-'));
after(() => rmSync(out, { recursive: true, force: true }));

/** How to make a program run: what compiles it, if it must be compiled, and what starts it. */
const languages = {
  cpp: {
    tool: 'g++',
    compile: (from, to) => ['-std=c++17', '-O1', '-Wall', '-Werror', from, '-o', to],
  },
  rs: {
    tool: 'rustc',
    compile: (from, to) => ['--edition', '2021', '-D', 'warnings', from, '-o', to],
  },
  py: { tool: 'python3', compile: null },
};

const found = (/** @type {string} */ tool) => !spawnSync(tool, ['--version']).error;

test('every program is tested, and every tested one is there in all languages', () => {
  const files = Object.keys(programs).flatMap((name) =>
    Object.keys(languages).map((ending) => `${name}.${ending}`),
  );
  assert.deepEqual(readdirSync(FOLDER).sort(), files.sort());
});

for (const [ending, { tool, compile }] of Object.entries(languages)) {
  const skip = found(tool) ? false : `${tool} is not here`;
  for (const [name, { problem, inputs = [], fit = (input) => input, right }] of Object.entries(
    programs,
  )) {
    test(`${name}.${ending}: ${problem}`, { skip }, async () => {
      const source = join(FOLDER, `${name}.${ending}`);
      const binary = join(out, `${name}-${ending}`);
      if (compile) execFileSync(tool, compile(source, binary), { stdio: 'pipe' });
      const random = await Promise.all(
        Array.from({ length: TESTS }, (_, seed) => randomTest(problem, seed)),
      );
      for (const input of [...inputs, ...random].map(fit)) {
        const [command, ...args] = compile ? [binary] : [tool, source];
        const { stdout, stderr } = spawnSync(command, args, { input, encoding: 'utf8' });
        const wanted = right ? await right(input.trim()) : await judge(problem, input);
        assert.equal(stdout.trim(), wanted, `${input}\n${stderr}`);
      }
    });
  }
}

test('each fault shows, and on something small', async () => {
  for (const [name, { problem, prints }] of Object.entries(faults)) {
    const input = await exposed(name, judge);
    assert.notEqual(prints(input), await judge(problem, input));
    const sample = '3\n2 1 3';
    assert.equal(prints(sample), await judge(problem, sample), 'the sample does not show it');
  }
});
