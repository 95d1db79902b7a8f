/**
 * Test the learners' own positions: each is as difficult as the author's, the same at each visit, and not the
 * same for all learners.
 */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { plainName, variantOf } from '../sheet/variants.ts';

const NAMES = ['Ada', 'Emmy', '华罗庚', '20260001', '20260002', '20260003', 'Sofja', 'Alan'];

/** Return whether the player to move wins Nim, by plain play. */
function wins(heaps: number[], misere: boolean): boolean {
  if (heaps.every((n) => n === 0)) return misere;
  return heaps.some((n, i) =>
    Array.from({ length: n }, (_, k) => heaps.with(i, k)).some((next) => !wins(next, misere)),
  );
}

for (const [game, position] of [
  ['nim', '1 2'],
  ['nim', '2 3 4'],
  ['nim', '1 2 3'],
  ['nim misere', '1 1 2'],
  ['nim misere', '3 3'],
]) {
  test(`${game} from ${position}`, async () => {
    const own = position.split(' ').map(Number);
    const misere = game.endsWith('misere');
    const found = [];
    for (const name of NAMES) found.push(await variantOf({ game, position }, 7, 0, name));
    for (const text of found) {
      const heaps = text.split(' ').map(Number);
      assert.equal(heaps.length, own.length, text);
      assert.equal(wins(heaps, misere), wins(own, misere), text);
      for (const [i, n] of heaps.entries()) assert.ok(n > 0 && Math.abs(n - own[i]) <= 2, text);
    }
    assert.ok(new Set(found).size > 1, found.join(', '));
    const again = await variantOf({ game, position }, 7, 0, '  ada ');
    assert.equal(again, found[0], 'the same for the same name');
  });
}

test('where no other position is found, the author’s stays', async () => {
  assert.equal(await variantOf({ game: 'letters', position: 'AABBC' }, 1, 0, 'Ada'), 'AABBC');
  assert.equal(await variantOf({ game: 'no such game', position: '1' }, 1, 0, 'Ada'), '1');
});

test('names are the same as two people would say', () => {
  assert.equal(plainName('  Ada  LOVELACE '), plainName('ada lovelace'));
  assert.equal(plainName('２０２６'), '2026');
});
