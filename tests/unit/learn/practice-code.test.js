/** Programs as contestants write them solve the sample and random inputs of the practice problems. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, test } from 'vitest';
import { cases, FOLDER, found, programsIn, runPython, words } from './practice-programs.js';

const TESTS = 300;

/** Problems of two judges with the same program. @type {Record<string, string>} */
const SAME = { HDU1850: 'POJ2975' };
const programs = programsIn(FOLDER).map((name) => name.split('.')[0]);

describe.skipIf(!found('python3'))('the programs solve their problems', () => {
  for (const id of [...programs, ...Object.keys(SAME)]) {
    test(id, async () => {
      const all = await cases(id, TESTS);
      const inputs = all.map(({ input }) => input);
      const runs = runPython(join(FOLDER, `${SAME[id] ?? id}.py`), inputs);
      for (const [i, { input, output }] of all.entries()) {
        assert.equal(words(runs[i].stdout), words(output), `${input}\n${runs[i].stderr}`);
      }
    });
  }
});
