/** Test that the vector code of the WebAssembly build gives the same values as the definition of mex. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { loadCore } from '../../../www/engine/core.ts';
import { besideModules } from '../../../www/engine/core-source.ts';
import type { Table } from '../../../www/engine/types.ts';

const core = await loadCore(besideModules());

function mex(values: Set<number>) {
  let least = 0;
  while (values.has(least)) least += 1;
  return least;
}

/**
 * Return the Grundy values of an octal game up to heap `upto`. Bit j of digit k means that a move may take k
 * stones and leave j heaps.
 * @param digits the digits of the code after its point
 */
function octal(digits: number[], upto: number) {
  const values = [0];
  for (let n = 1; n <= upto; n += 1) {
    const options = new Set<number>();
    for (const [i, digit] of digits.slice(0, n).entries()) {
      const left = n - i - 1;
      if (digit & 1 && left === 0) options.add(0);
      if (digit & 2 && left > 0) options.add(values[left]);
      for (let a = 1; digit & 4 && 2 * a <= left; a += 1) options.add(values[a] ^ values[left - a]);
      for (let a = 1; digit & 8 && 3 * a <= left; a += 1) {
        for (let b = a; a + 2 * b <= left; b += 1) {
          options.add(values[a] ^ values[b] ^ values[left - a - b]);
        }
      }
    }
    values.push(mex(options));
  }
  return values;
}

/** Return the Grundy values of the game in which a move splits a heap into two heaps of different sizes. */
function grundy(upto: number) {
  const values = [0];
  for (let n = 1; n <= upto; n += 1) {
    const options = new Set<number>();
    for (let a = 1; 2 * a < n; a += 1) options.add(values[a] ^ values[n - a]);
    values.push(mex(options));
  }
  return values;
}

for (const [game, expected] of [
  ['octal 0.007', octal([0, 0, 7], 3000)],
  ['octal 0.6', octal([6], 6000)],
  ['octal 0.36', octal([3, 6], 3000)],
  ['octal 0.77', octal([7, 7], 3000)],
  ['hex 0.8F', octal([8, 15], 150)],
  ['grundy', grundy(5000)],
] as [string, number[]][]) {
  test(`the values of ${game}`, () => {
    const found = core.call('table', [game, expected.length - 1], { budget: 1e9 }) as Table;
    assert.deepEqual([...found.nimbers], expected);
  });
}
