/** Test that a person can make every legal move on a board, and no other, in every way. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { SMALL } from './small.ts';
import { WAYS, reach, tableOf } from './reached.ts';

/** The number of states after which a board counts as too large to try all. */
const MOST = 400;

for (const way of Object.keys(WAYS) as (keyof typeof WAYS)[]) {
  test(`by ${way} alone, every legal move can be made, and no other`, async () => {
    for (const [game, position] of SMALL) {
      const table = await tableOf(game, position);
      const { moves } = reach(table, way, MOST);
      assert.deepEqual([...moves].sort(), [...table.moves].sort(), `${game} at ${position}`);
    }
  });
}
