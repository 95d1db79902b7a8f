/** Known sequences against the core, and what agrees with them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { table } from '../../../www/index.js';
import { KNOWN, agreeing, draft } from '../../../www/tables/known-sequences.js';

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
  const named = async (/** @type {string} */ game, upto = 30) =>
    agreeing((await table(game, upto)).nimbers).map(({ id, shift }) => [id, shift]);
  const kayles = 'n -> n-1 | n-2 | (i, n-1-i) for i in 1..n-2 | (i, n-2-i) for i in 1..n-3';
  assert.deepEqual(await named(kayles), [['A002186', 0]]);
  assert.deepEqual(await named('dawson'), [['A002187', 1]]);
  assert.deepEqual(await named('octal 4.4'), [['A002186', 1]]);
  assert.deepEqual(await named('nim'), []);
  assert.deepEqual(await named('kayles', 10), []);
});

test('a draft has the values, the name, the period and the offset', async () => {
  const lines = draft(await table('subtract 1 3 4', 12)).split('\n');
  assert.deepEqual(lines, [
    '%S 0,1,0,1,2,3,2,0,1,0,1,2,3',
    '%N Sprague-Grundy values for the game "subtract 1 3 4".',
    '%F a(n+7) = a(n) for n >= 0 (proven).',
    '%K nonn',
    '%O 0,5',
    '',
  ]);
});
