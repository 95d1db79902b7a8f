/**
 * Programs with a mistake that contestants make: each is told from the right ones by a random input, and
 * its mistake is put into words in every language.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import en from '../../../www/i18n/en/practice.js';
import zh from '../../../www/i18n/zh/practice.js';
import { problems } from '../../../www/page/problems.js';
import {
  cases,
  found,
  prepareHeaders,
  programsIn,
  runCpp,
  runPython,
  WRONG,
  words,
} from './practice-programs.js';

const TESTS = 100;

const out = mkdtempSync(join(tmpdir(), 'mex-wrong-'));
after(() => rmSync(out, { recursive: true, force: true }));

const names = programsIn(WRONG);
const idOf = (/** @type {string} */ name) => name.split('.')[0];

test('each mistake has its words, and no other problem has', () => {
  for (const texts of [en, zh]) {
    const said = problems.filter(({ id }) => `mistake_${id}` in texts).map(({ id }) => id);
    assert.deepEqual(said.sort(), names.map(idOf).sort());
  }
});

for (const [tool, ending] of [
  ['g++', 'cpp'],
  ['python3', 'py'],
]) {
  test(`wrong programs for ${tool} are caught`, { skip: !found(tool) }, async (t) => {
    if (ending === 'cpp') prepareHeaders(out);
    for (const name of names.filter((name) => name.endsWith(`.${ending}`))) {
      await t.test(name, async () => {
        const all = await cases(idOf(name), TESTS);
        const inputs = all.map(({ input }) => input);
        const source = join(WRONG, name);
        const runs = ending === 'cpp' ? runCpp(source, inputs, out) : runPython(source, inputs);
        // It runs, and is right often enough to be taken for a solution.
        assert.ok(runs.every(({ stdout, stderr }) => stdout !== '' && stderr === ''));
        const wrong = all.filter(({ output }, i) => words(runs[i].stdout) !== words(output));
        assert.ok(wrong.length > 0 && wrong.length < all.length, `${wrong.length} are wrong`);
      });
    }
  });
}
