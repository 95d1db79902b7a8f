/**
 * Compile, run and judge the programs that lessons show on generated tests, in each language whose compiler
 * is installed.
 */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, test } from 'vitest';
import { fileURLToPath } from 'node:url';
import * as mexplorer from '../../../www/index.ts';
import { exposed, faults } from '../../../www/learn/faulty-programs.ts';
import { lacks } from '../lacks.ts';
import { runPython } from './run-python.ts';

const FOLDER = fileURLToPath(new URL('../../course-code/', import.meta.url));
const TESTS = 12;

interface Program {
  problem: string;
  inputs?: string[];
  fit?: (input: string) => string;
  right?: (input: string) => string | Promise<string>;
  accept?: (input: string, output: string) => Promise<void>;
}

const programs: Record<string, Program> = {
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
  merge: {
    problem: '1321',
    inputs: ['3\n3\n1 1 2\n2\n3 4\n3\n2 3 5', '2\n3\n1 1 3\n3\n1 1 4', everyMerge()],
  },
  misere: { problem: 'misère Nim', inputs: small(3, 4), right: misere },
  quotient: { problem: 'misère play of 0.123', inputs: small(2, 11), right: of0123 },
  moore: { problem: 'Moore’s Nim', inputs: small(3, 6).map(twoAtOnce), accept: moore },
  periods: {
    problem: 'periods of take-and-break games',
    inputs: ['77', '07', '137', '115', '152', '53', '54', '72', '75', '156', '6', '37'].map(
      (digits) => `${digits} 200`,
    ),
    right: period,
  },
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

async function of0123(input: string) {
  const { outcome } = await mexplorer.analyze('0.123 misere', position(input));
  return outcome === 'N' ? 'Yes' : 'No';
}

/** Return "Yes" if the first player wins Kayles with the rows of pins of an input, and "No" otherwise. */
async function ofKayles(input: string) {
  const [, ...rows] = input.split(/\s+/).filter(Boolean);
  return (await mexplorer.analyze('kayles', rows.join(' '))).outcome === 'N' ? 'Yes' : 'No';
}

/** Return the input with only the first of its heaps. */
function oneHeap(input: string) {
  const [k, ...rest] = input.split(/\s+/).filter(Boolean);
  const set = rest.slice(0, Number(k));
  return `${k}\n${set.join(' ')}\n1\n${rest[set.length + 1]}\n`;
}

/** Return the input with only the first of its tokens. */
function oneToken(input: string) {
  const [n, m, , ...rest] = input.split(/\s+/).filter(Boolean);
  const edges = rest.slice(0, 2 * Number(m));
  return `${n} ${m} 1\n${edges.join(' ')}\n${rest[edges.length]}\n`;
}

/**
 * Return inputs with all positions of `n` heaps of up to `upto` stones: a line with `n`, then a line with the
 * heaps.
 */
function small(n: number, upto: number) {
  return Array.from({ length: (upto + 1) ** n }, (_, code) => {
    const heaps = Array.from(
      { length: n },
      (_, i) => Math.floor(code / (upto + 1) ** i) % (upto + 1),
    );
    return `${n}\n${heaps.join(' ')}`;
  });
}

const position = (input: string) => input.split('\n')[1];

async function misere(input: string) {
  const { outcome } = await mexplorer.analyze('nim misere', position(input));
  return outcome === 'N' ? 'Yes' : 'No';
}

/** Put the number 2 before an input: a move may take from up to two heaps. */
function twoAtOnce(input: string) {
  return `2 ${input}`;
}

/** Check the output for Moore's Nim: "No" for a lost position, or else a move to a lost position. */
async function moore(input: string, output: string) {
  const { outcome } = await mexplorer.analyze('moore 2', position(input));
  if (outcome === 'P') return assert.equal(output, 'No', input);
  const { to } = await mexplorer.play('moore 2', position(input), output);
  assert.equal((await mexplorer.analyze('moore 2', to)).outcome, 'P', `${input} → ${output}`);
}

/**
 * Return the preperiod, the period length, and the last heap whose value the proof of the period needs, or
 * "none".
 */
async function period(input: string) {
  const [digits, upto] = input.split(' ');
  const { period, proof } = await mexplorer.table(`0.${digits}`, Number(upto));
  if (!period || !proof || !('upto' in proof)) return 'none';
  return `${period.preperiod} ${period.length} ${proof.upto}`;
}

/** Return one input of problem 1321 with all positions of up to four heaps of up to four stones. */
function everyMerge() {
  const cases = [];
  for (let code = 1; code < 5 ** 4; code += 1) {
    const heaps = [0, 1, 2, 3].map((i) => Math.floor(code / 5 ** i) % 5).filter(Boolean);
    cases.push(`${heaps.length}\n${heaps.join(' ')}`);
  }
  return `${cases.length}\n${cases.join('\n')}`;
}

const out = mkdtempSync(join(tmpdir(), 'mex-course-'));
afterAll(() => rmSync(out, { recursive: true, force: true }));

interface Run {
  stdout: string;
  stderr: string;
}

const run = (command: string, args: string[], input: string): Run =>
  spawnSync(command, args, { input, encoding: 'utf8' });

/**
 * The program that compiles or runs each language, and the arguments that compile a source file, or `null` if
 * none is compiled.
 */
const languages: Record<
  string,
  { tool: string; compile: ((from: string, to: string) => string[]) | null }
> = {
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

/** Return whether a name belongs to a problem of an online judge, whose inputs can be generated. */
const isProblem = (problem: string) => /^\d/.test(problem);

test('every program is tested, and every tested one is there in all languages', () => {
  const files = Object.keys(programs).flatMap((name) =>
    Object.keys(languages).map((ending) => `${name}.${ending}`),
  );
  const there = readdirSync(FOLDER, { withFileTypes: true }).filter((entry) => entry.isFile());
  assert.deepEqual(there.map(({ name }) => name).sort(), files.sort());
});

for (const [ending, { tool, compile }] of Object.entries(languages)) {
  const skip = lacks(tool);
  for (const [name, program] of Object.entries(programs)) {
    const { problem, inputs = [], fit = (input: string) => input } = program;
    const right = program.right ?? ((input) => mexplorer.judge(problem, input));
    test.skipIf(skip)(`${name}.${ending}: ${problem}`, async () => {
      const source = join(FOLDER, `${name}.${ending}`);
      const binary = join(out, `${name}-${ending}`);
      if (compile) execFileSync(tool, compile(source, binary), { stdio: 'pipe' });
      const random = await Promise.all(
        Array.from({ length: isProblem(problem) ? TESTS : 0 }, (_, seed) =>
          mexplorer.randomTest(problem, seed),
        ),
      );
      const texts = [...inputs, ...random].map(fit);
      const runs = compile
        ? texts.map((input) => run(binary, [], input))
        : runPython(source, texts);
      assert.equal(runs.length, texts.length);
      for (const [i, input] of texts.entries()) {
        const { stdout, stderr } = runs[i];
        if (program.accept) await program.accept(input, stdout.trim());
        else assert.equal(stdout.trim(), await right(input.trim()), `${input}\n${stderr}`);
      }
    });
  }
}

test('the fault that a lesson asks for shows on something small, and not on the sample', async () => {
  const { problem, prints } = faults.stones;
  const input = await exposed('stones', mexplorer.judge);
  assert.notEqual(prints(input), await mexplorer.judge(problem, input));
  const sample = '3\n2 1 3';
  assert.equal(prints(sample), await mexplorer.judge(problem, sample));
});
