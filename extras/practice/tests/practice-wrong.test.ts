/**
 * Test programs with a common mistake: some random input shows it, and the texts of every language describe
 * it.
 */
import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { lacks } from '../../../tests/unit/lacks.ts';
import en from '../words/en/practice.ts';
import zh from '../words/zh/practice.ts';
import { problems } from '../problems.ts';
import { runPython } from '../../../tests/unit/learn/run-python.ts';
import { cases, programs, words } from './practice-programs.ts';

const TESTS = 100;

const wrong = programs('wrong');

test('each mistake has its words, and no other problem has', () => {
  for (const texts of [en, zh]) {
    const said = problems.filter(({ id }) => `mistake_${id}` in texts).map(({ id }) => id);
    assert.deepEqual(said.sort(), wrong.map(({ id }) => id).sort());
  }
});

describe.skipIf(lacks('python3'))('wrong programs are caught', () => {
  for (const { id, source, name } of wrong) {
    test(id, async () => {
      const all = await cases(id, TESTS);
      const inputs = all.map(({ input }) => input);
      const runs = runPython(source, inputs, name);
      // Check that the program runs, and that it is wrong on some inputs and right on others.
      assert.ok(runs.every(({ stdout, stderr }) => stdout !== '' && stderr === ''));
      const missed = all.filter(({ output }, i) => words(runs[i].stdout) !== words(output));
      assert.ok(missed.length > 0 && missed.length < all.length, `${missed.length} are wrong`);
    });
  }
});
