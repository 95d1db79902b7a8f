/** Programs with a common mistake: a random input exposes each, and every language describes the mistake. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, test } from 'vitest';
import en from '../../../www/i18n/en/practice.js';
import zh from '../../../www/i18n/zh/practice.js';
import { problems } from '../../../www/page/problems.js';
import { cases, found, programsIn, runPython, WRONG, words } from './practice-programs.js';

const TESTS = 100;

const names = programsIn(WRONG);
const idOf = (/** @type {string} */ name) => name.split('.')[0];

test('each mistake has its words, and no other problem has', () => {
  for (const texts of [en, zh]) {
    const said = problems.filter(({ id }) => `mistake_${id}` in texts).map(({ id }) => id);
    assert.deepEqual(said.sort(), names.map(idOf).sort());
  }
});

describe.skipIf(!found('python3'))('wrong programs are caught', () => {
  for (const name of names) {
    test(name, async () => {
      const all = await cases(idOf(name), TESTS);
      const runs = runPython(
        join(WRONG, name),
        all.map(({ input }) => input),
      );
      // It runs, and is right often enough to pass for a solution.
      assert.ok(runs.every(({ stdout, stderr }) => stdout !== '' && stderr === ''));
      const wrong = all.filter(({ output }, i) => words(runs[i].stdout) !== words(output));
      assert.ok(wrong.length > 0 && wrong.length < all.length, `${wrong.length} are wrong`);
    });
  }
});
