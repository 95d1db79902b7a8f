/**
 * Programs as contestants write them solve the practice problems, in C++ and in Python: each is run on
 * the sample and on random inputs, and prints what the judge here says.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import {
  cases,
  FOLDER,
  found,
  prepareHeaders,
  programsIn,
  runCpp,
  runPython,
  words,
} from './practice-programs.js';

const TESTS = 300;

const out = mkdtempSync(join(tmpdir(), 'mex-practice-'));
after(() => rmSync(out, { recursive: true, force: true }));

/** The same question at another judge has the same program. @type {Record<string, string>} */
const SAME = { HDU1850: 'POJ2975' };
const programs = [...new Set(programsIn(FOLDER).map((name) => name.split('.')[0]))];
const ids = [...programs, ...Object.keys(SAME)];
const sourceOf = (/** @type {string} */ id, /** @type {string} */ ending) =>
  join(FOLDER, `${SAME[id] ?? id}.${ending}`);

test('each program has its twin in the other language', () => {
  assert.deepEqual(programsIn(FOLDER), programs.flatMap((id) => [`${id}.cpp`, `${id}.py`]).sort());
});

/**
 * @param {string} id
 * @param {(inputs: string[]) => { stdout: string, stderr: string }[]} run
 */
async function solves(id, run) {
  const all = await cases(id, TESTS);
  const runs = run(all.map(({ input }) => input));
  for (const [i, { input, output }] of all.entries()) {
    assert.equal(words(runs[i].stdout), words(output), `${input}\n${runs[i].stderr}`);
  }
}

test('the programs in C++ solve their problems', { skip: !found('g++') }, async (t) => {
  prepareHeaders(out);
  for (const id of ids) {
    await t.test(id, () => solves(id, (inputs) => runCpp(sourceOf(id, 'cpp'), inputs, out)));
  }
});

test('the programs in Python solve their problems', { skip: !found('python3') }, async (t) => {
  for (const id of ids) {
    await t.test(id, () => solves(id, (inputs) => runPython(sourceOf(id, 'py'), inputs)));
  }
});
