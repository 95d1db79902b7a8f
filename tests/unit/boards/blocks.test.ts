/** Test the blocks of powers of two: the blocks without a partner add up to the nim-sum. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { aloneIn, areDrawn, blocksScene, rowsOf } from '../../../www/boards/blocks.ts';
import type { Item } from '../../../www/scene/scene.ts';

test('the blocks of 5 6 9: pairs of 4 and 1, and an 8 and a 2 without a partner', () => {
  assert.deepEqual(rowsOf([5, 6, 9]), [
    { power: 8, pairs: [], alone: 2 },
    { power: 4, pairs: [[0, 1]], alone: null },
    { power: 2, pairs: [], alone: 1 },
    { power: 1, pairs: [[0, 2]], alone: null },
  ]);
});

test('the blocks of a heap add up to it, and those alone to the nim-sum', () => {
  const lists = Array.from({ length: 400 }, (_, k) =>
    Array.from({ length: 2 + (k % 7) }, (_, i) => ((k + 3) * (i + 7) * 7919) % 1024),
  );
  for (const numbers of lists.filter(areDrawn)) {
    const rows = rowsOf(numbers);
    const sums = numbers.map(() => 0);
    for (const { power, pairs, alone } of rows)
      for (const i of [...pairs.flat(), ...(alone === null ? [] : [alone])]) sums[i] += power;
    assert.deepEqual(sums, numbers);
    const left = aloneIn(rows).reduce((sum, power) => sum + power, 0);
    assert.equal(
      left,
      numbers.reduce((sum, one) => sum ^ one, 0),
      String(numbers),
    );
  }
});

test('one heap, nine heaps, no stones and a thousand and more of them are not drawn', () => {
  const nine = Array.from({ length: 9 }, () => 1);
  for (const numbers of [[], [5], nine, [0, 0], [3, 1024], [3, '9007199254740993']])
    assert.equal(areDrawn(numbers), false, String(numbers));
  for (const numbers of [[0, 1], nine.slice(1), [1023, '512']]) assert.ok(areDrawn(numbers));
});

test('the drawing has a stone for each stone, as far as blocks of 16, and a line for each pair', () => {
  const all = (items: Item[]): Item[] =>
    items.flatMap((item) => (item.kind === 'group' ? all(item.items) : [item]));
  const { items, width, height } = blocksScene([21, 6, 9]);
  const shapes = all(items);
  assert.equal(shapes.filter(({ kind }) => kind === 'oval').length, 36);
  const lines = shapes.filter((item) => item.kind === 'path' && item.style.stroke === 'accent');
  assert.equal(lines.length, 2);
  const dashed = shapes.filter((item) => item.kind === 'rect' && item.style.dash);
  assert.equal(dashed.length, 3);
  assert.ok(width > 200 && height > 100);
});
