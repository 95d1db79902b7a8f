import assert from 'node:assert/strict';
import { test } from 'vitest';
import { fingerScale } from '../../../www/boards/finger.ts';
import { hit, moved, rect } from '../../../www/scene/scene.ts';

test('a stone stays 24 px high, a square 28, however deep they lie', () => {
  const stone = hit(0, 0, 72, 48, {});
  const square = hit(0, 0, 56, 56, {});
  assert.equal(fingerScale([]), 0);
  assert.equal(fingerScale([rect(0, 0, 4, 4, {})]), 0);
  assert.equal(fingerScale([stone]), 24 / 48);
  assert.equal(fingerScale([moved(9, 9, [square], { scale: 0.8 }), stone]), 28 / 56 / 0.8);
  // A target that is smaller than the minimum for a finger is not scaled down.
  assert.equal(fingerScale([hit(0, 0, 20, 20, {})]), 1);
});
