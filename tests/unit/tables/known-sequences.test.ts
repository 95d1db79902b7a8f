/** Known sequences against the core, and what agrees with them. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { table } from '../../../www/index.ts';
import { KNOWN, agreeing } from '../../../www/tables/known-sequences.ts';

test('each sequence has the values of its game', async () => {
  for (const { id, game, offset, terms } of KNOWN) {
    const { nimbers } = await table(game, 30);
    assert.equal(terms.length, 20, id);
    assert.deepEqual([...nimbers.slice(offset, offset + 20)], terms, id);
    const same = agreeing(nimbers).find((one) => one.id === id);
    assert.deepEqual([same?.shift, same?.count], [0, 20], id);
  }
});

test('a typed rule is named after what its values agree with, shifted or not', async () => {
  const named = async (game: string, upto = 30) =>
    agreeing((await table(game, upto)).nimbers).map(({ id, shift }) => [id, shift]);
  const kayles = 'n -> n-1 | n-2 | (i, n-1-i) for i in 1..n-2 | (i, n-2-i) for i in 1..n-3';
  assert.deepEqual(await named(kayles), [['A002186', 0]]);
  assert.deepEqual(await named('dawson'), [['A002187', 1]]);
  assert.deepEqual(await named('octal 4.4'), [['A002186', 1]]);
  assert.deepEqual(await named('nim'), []);
  assert.deepEqual(await named('kayles', 10), []);
});
