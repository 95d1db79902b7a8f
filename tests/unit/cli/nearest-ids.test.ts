/** Test the suggestions for mistyped ids of problems. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { nearestIds } from '../../../www/learn/nearest-ids.ts';

const KNOWN = ['891', '892', '1321', 'HDU1847', 'HDU1848', 'P2197', 'abc278_g', '102780F'];

test('an id is found by its number, by its letters, and by itself', () => {
  assert.deepEqual(nearestIds('hdu-1848', KNOWN), ['HDU1848']);
  assert.deepEqual(nearestIds('1847', KNOWN), ['HDU1847']);
  assert.deepEqual(nearestIds('abc287g', KNOWN), ['abc278_g']);
  assert.deepEqual(nearestIds('x'.repeat(1e6), KNOWN), []);
  for (const id of KNOWN) assert.deepEqual(nearestIds(id, KNOWN), [id]);
});
