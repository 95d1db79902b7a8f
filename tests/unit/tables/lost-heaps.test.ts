/** Test the list of lost heaps against a search of all moves. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { table } from '../../../www/index.ts';
import { lostHeaps } from '../../../www/tables/lost-heaps.ts';

/** Return the lost heaps up to `last`: those from which no move leads to a lost heap. */
function lostByPlay(taken: readonly number[], last: number) {
  const lost: number[] = [];
  for (let n = 0; n <= last; n++) {
    if (!taken.some((k) => k <= n && lost.includes(n - k))) lost.push(n);
  }
  return lost;
}

test('the lost heaps of a table are those that plain play loses', async () => {
  for (const taken of [
    [1, 3, 4],
    [2, 5],
    [1, 2, 3],
    [4, 7, 9],
  ]) {
    const { nimbers } = await table(`subtract ${taken.join(' ')}`, 120);
    const { heaps, more } = lostHeaps(nimbers, 1000);
    assert.deepEqual(heaps, lostByPlay(taken, 120));
    assert.equal(more, false);
    const first = lostHeaps(nimbers, 5);
    assert.deepEqual(first, { heaps: heaps.slice(0, 5), more: true });
  }
});

test('a list that is just full has no more, and an empty table none at all', () => {
  assert.deepEqual(lostHeaps([0, 1, 0], 2), { heaps: [0, 2], more: false });
  assert.deepEqual(lostHeaps([0, 1, 0], 1), { heaps: [0], more: true });
  assert.deepEqual(lostHeaps([], 4), { heaps: [], more: false });
});
