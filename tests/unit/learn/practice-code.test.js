/**
 * Programs as contestants write them solve the practice problems, in C++ and in Python: each is run on
 * the sample and on random inputs, and prints what the judge here says.
 */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import * as mexplorer from '../../../www/index.js';
import { problems } from '../../../www/page/problems.js';

const EACH_INPUT = fileURLToPath(new URL('each-input.py', import.meta.url));
const FOLDER = fileURLToPath(new URL('../../course-code/practice/', import.meta.url));
const TESTS = 100;

const out = mkdtempSync(join(tmpdir(), 'mex-practice-'));
after(() => rmSync(out, { recursive: true, force: true }));

const found = (/** @type {string} */ tool) => !spawnSync(tool, ['--version']).error;
const FLAGS = ['-std=c++17', '-O1', '-Wall', '-Werror'];

/** The same lines with the same words. @param {string} text */
const words = (text) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).join(' '))
    .join('\n');

/** The sample and random inputs of a problem, each with the judge's output. @param {string} id */
async function cases(id) {
  const sample = problems.find((problem) => problem.id === id)?.input ?? '';
  const random = Array.from({ length: TESTS }, (_, seed) => mexplorer.randomTest(id, seed));
  const inputs = [sample, ...(await Promise.all(random))];
  const outputs = await Promise.all(inputs.map((input) => mexplorer.judge(id, input)));
  return inputs.map((input, i) => ({ input, output: outputs[i] }));
}

/** The same question at another judge has the same program. @type {Record<string, string>} */
const SAME = { HDU1850: 'POJ2975' };
const programs = [...new Set(readdirSync(FOLDER).map((name) => name.split('.')[0]))];
const ids = [...programs, ...Object.keys(SAME)];
const sourceOf = (/** @type {string} */ id, /** @type {string} */ ending) =>
  join(FOLDER, `${SAME[id] ?? id}.${ending}`);

test('each program has its twin in the other language', () => {
  assert.deepEqual(
    readdirSync(FOLDER).sort(),
    programs.flatMap((id) => [`${id}.cpp`, `${id}.py`]).sort(),
  );
});

test('the programs in C++ solve their problems', { skip: !found('g++') }, async (t) => {
  // All of the standard library's headers, compiled once.
  mkdirSync(join(out, 'bits'));
  const header = join(out, 'bits', 'stdc++.h');
  writeFileSync(header, '#include_next <bits/stdc++.h>\n');
  // The compiler warns of a header that is no part of a program.
  const flags = FLAGS.filter((flag) => flag !== '-Werror');
  execFileSync('g++', [...flags, '-x', 'c++-header', header, '-o', `${header}.gch`], {
    stdio: 'pipe',
  });
  for (const id of ids) {
    await t.test(id, async () => {
      const binary = join(out, id);
      const source = sourceOf(id, 'cpp');
      execFileSync('g++', [...FLAGS, '-I', out, source, '-o', binary], { stdio: 'pipe' });
      for (const { input, output } of await cases(id)) {
        const { stdout } = spawnSync(binary, [], { input, encoding: 'utf8' });
        assert.equal(words(stdout), words(output), input);
      }
    });
  }
});

test('the programs in Python solve their problems', { skip: !found('python3') }, async (t) => {
  for (const id of ids) {
    await t.test(id, async () => {
      const all = await cases(id);
      const { stdout, stderr } = spawnSync('python3', ['-I', '-S', '-X', 'utf8', EACH_INPUT], {
        input: JSON.stringify({
          source: sourceOf(id, 'py'),
          inputs: all.map(({ input }) => input),
        }),
        encoding: 'utf8',
        maxBuffer: 2 ** 26,
      });
      assert.equal(stderr, '');
      for (const [i, run] of JSON.parse(stdout).entries()) {
        assert.equal(words(run.stdout), words(all[i].output), `${all[i].input}\n${run.stderr}`);
      }
    });
  }
});
