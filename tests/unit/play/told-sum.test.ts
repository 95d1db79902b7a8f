import assert from 'node:assert/strict';
import { test } from 'vitest';
import { toldSum } from '../../../www/play/told-sum.ts';

test('a sum is told by the least that suffices', () => {
  const told = (...values: (number | string)[]) => toldSum(values).told;
  assert.equal(told(), 'none');
  assert.equal(told(0, 0), 'none');
  assert.equal(told(3, 3), 'pairs');
  assert.equal(told(3, 1, 0, 3, 1), 'pairs');
  assert.equal(told(0, 2), 'one');
  assert.equal(told(2, 5), 'unequal');
  assert.equal(told(1, 2, 3), 'powers');
  assert.equal(told(3, 3, 3), 'powers');
  assert.equal(told('18446744073709551615', '18446744073709551615'), 'pairs');
});

test('the power of two that is named stands in an odd number of values, and no larger one does', () => {
  for (let a = 0; a < 12; a += 1)
    for (let b = 0; b < 12; b += 1)
      for (let c = 0; c < 12; c += 1) {
        const { power, counted, told } = toldSum([a, b, c]);
        const odd = [1, 2, 4, 8].filter(
          (bit) => [a, b, c].filter((value) => Math.floor(value / bit) % 2).length % 2,
        );
        assert.equal(power, String(odd.at(-1) ?? ''));
        assert.deepEqual(counted, [a, b, c].filter(Boolean).map(String));
        assert.equal(odd.length === 0, told === 'none' || told === 'pairs' || !power);
      }
});
