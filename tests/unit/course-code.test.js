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
import { judge, randomTest } from '../../www/index.js';

const FOLDER = fileURLToPath(new URL('../course-code/', import.meta.url));
const TESTS = 12;

/**
 * Which problem each program solves, and inputs that random ones may miss. `fit` makes of any input
 * one that the program is for.
 * @type {Record<string, { problem: string, inputs?: string[], fit?: (input: string) => string }>}
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
  letters: { problem: '102780F', inputs: ['AABBC', 'AAAAB', 'ABCABC', 'Z'.repeat(1000)] },
};

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
  for (const [name, { problem, inputs = [], fit = (input) => input }] of Object.entries(programs)) {
    test(`${name}.${ending} solves ${problem}`, { skip }, async () => {
      const source = join(FOLDER, `${name}.${ending}`);
      const binary = join(out, `${name}-${ending}`);
      if (compile) execFileSync(tool, compile(source, binary), { stdio: 'pipe' });
      const random = await Promise.all(
        Array.from({ length: TESTS }, (_, seed) => randomTest(problem, seed)),
      );
      for (const input of [...inputs, ...random].map(fit)) {
        const [command, ...args] = compile ? [binary] : [tool, source];
        const { stdout, stderr } = spawnSync(command, args, { input, encoding: 'utf8' });
        assert.equal(stdout.trim(), await judge(problem, input), `${input}\n${stderr}`);
      }
    });
  }
}
