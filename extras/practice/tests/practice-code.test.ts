/**
 * Test programs as contestants write them: they solve the sample and random inputs of the practice problems.
 */
import assert from 'node:assert/strict';
import { describe, test } from 'vitest';
import { lacks } from '../../../tests/unit/lacks.ts';
import { runPython } from '../../../tests/unit/learn/run-python.ts';
import { cases, programs, words } from './practice-programs.ts';

const TESTS = 300;

const solutions = programs('solve');
/** Test the program for POJ2975 on HDU1850 as well: the two problems are the same. */
const same = solutions
  .filter(({ id }) => id === 'POJ2975')
  .map((one) => ({ ...one, id: 'HDU1850' }));

describe.skipIf(lacks('python3'))('the programs solve their problems', () => {
  assert.ok(solutions.length > 50);
  for (const { id, source, name } of [...solutions, ...same]) {
    test(id, async () => {
      const all = await cases(id, TESTS);
      const inputs = all.map(({ input }) => input);
      const runs = runPython(source, inputs, name);
      for (const [i, { input, output }] of all.entries()) {
        assert.equal(words(runs[i].stdout), words(output), `${input}\n${runs[i].stderr}`);
      }
    });
  }
});
