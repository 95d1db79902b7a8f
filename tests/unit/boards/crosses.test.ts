import assert from 'node:assert/strict';
import { test } from 'vitest';
import { keyOf, left, runOf } from '../../../www/boards/breaking.ts';
import { around, markOf } from '../../../www/boards/crosses.ts';
import { describe } from '../../../www/index.ts';

/** Return the options of a strip that the core lists, each with its parts in descending order. */
async function optionsOf(size: number) {
  const { legal } = await describe('treblecross', String(size));
  assert.equal(legal.kind, 'options');
  return legal.heaps[0].options.map((option) => option.map(Number).sort((a, b) => b - a));
}

test('a cross takes two squares to either side, as the core lists what is left', async () => {
  for (let size = 1; size <= 24; size++) {
    const options = await optionsOf(size);
    const keys = new Set(options.map(keyOf));
    // Compute the options directly from the rule: a cross on each square.
    const plain = Array.from({ length: size }, (_, at) => {
      const parts = [Math.max(0, at - 2), Math.max(0, size - at - 3)].filter(Boolean);
      return keyOf(parts.length ? parts.sort((a, b) => b - a) : [0]);
    });
    assert.deepEqual(new Set(plain), keys, `strip of ${size}`);
    for (let at = 0; at < size; at++) {
      const run = around(size, at);
      assert.equal(keyOf(left(size, run)), plain[at], `square ${at} of ${size}`);
    }
    // The board draws each listed option by a cross on a square that leads to this option.
    for (const option of options) {
      const run = runOf(size, option);
      const mark = markOf(size, run);
      assert.ok(mark !== null, `${size} → ${keyOf(option)}`);
      assert.equal(plain[mark], keyOf(option));
    }
  }
});
