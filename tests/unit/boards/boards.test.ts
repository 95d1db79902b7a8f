import assert from 'node:assert/strict';
import { test } from 'vitest';
import * as amounts from '../../../www/boards/amounts.ts';
import { boards } from '../../../www/boards/index.ts';
import * as notation from '../../../www/boards/notation.ts';
import { games } from '../../../www/games.ts';

const set: amounts.Ranges = [
  [1, 1],
  [3, 5],
  [9, 9],
];

test('every board that the core names can be drawn', () => {
  const drawn = new Set(games.map(({ board }) => board));
  // Skip `sum`: a sum has no board of its own and is drawn by the boards of its games.
  for (const name of drawn) if (name !== 'sum') assert.ok(Object.hasOwn(boards, name), name);
});

test('allows says exactly what lies in a range', () => {
  const allowed = Array.from({ length: 11 }, (_, n) => n).filter((n) => amounts.allows(set, n));
  assert.deepEqual(allowed, [1, 3, 4, 5, 9]);
});

test('snapping up and down finds the nearest allowed amount', () => {
  for (let n = 0; n <= 12; n++) {
    const up = amounts.atLeast(set, n);
    const down = amounts.atMost(set, n);
    if (up !== null) assert.ok(amounts.allows(set, up) && up >= n);
    else assert.ok(n > 9);
    if (down !== null) assert.ok(amounts.allows(set, down) && down <= n);
    else assert.ok(n < 1);
  }
});

test('steps walk through the allowed amounts and stop at the ends', () => {
  assert.equal(amounts.step(set, 0, 1), 1);
  assert.equal(amounts.step(set, 1, 1), 3);
  assert.equal(amounts.step(set, 5, 1), 9);
  assert.equal(amounts.step(set, 9, 1), 9);
  assert.equal(amounts.step(set, 9, -1), 5);
  assert.equal(amounts.step(set, 1, -1), 0);
  assert.equal(amounts.step([], 0, 1), 0);
  assert.equal(amounts.step([[1, 2 ** 53 - 1]], 2 ** 53 - 2, 10), 2 ** 53 - 1);
});

test('both is the intersection', () => {
  assert.deepEqual(amounts.both([[1, 4]], [[1, 9]]), [[1, 4]]);
  assert.deepEqual(amounts.both(set, [[4, 9]]), [
    [4, 5],
    [9, 9],
  ]);
  assert.deepEqual(amounts.both(set, []), []);
});

test('ranges are listed shortly', () => {
  assert.equal(amounts.listAmounts(set), '1, 3–5, 9');
  assert.equal(amounts.listAmounts([[1, 2]]), '1, 2');
  assert.equal(amounts.listAmounts(set, 2), '1, 3–5, …');
  assert.ok(amounts.isFull([[1, 7]]));
  assert.ok(!amounts.isFull(set));
});

test('moves are written as the notation has them', () => {
  assert.equal(notation.takeText(1, 3), '2-3');
  assert.equal(
    notation.takesText(
      new Map([
        [3, 2],
        [0, 3],
      ]),
    ),
    '1-3 4-2',
  );
  assert.equal(notation.splitText(1, 0, 1), '2=1+0');
  assert.equal(notation.mergeText(2, 0), '1+3');
  assert.equal(notation.letterText('A', 2), 'A-2');
  assert.equal(notation.edgeText([0, 0, 2], ['a', 'b', 'c'], 0, 1), 'a>b');
  assert.equal(notation.edgeText([0, 0, 2], ['a', 'b', 'c'], 1, 2), '2:a>c');
});
