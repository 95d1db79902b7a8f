/** Rings are drawn as rings, and rows of places smaller before they are broken. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { scaleOfRow } from '../../../www/boards/fit-row.ts';
import { ringLayout, ringOf } from '../../../www/boards/ring.ts';

const ring = (count: number) =>
  Array.from({ length: count }, (_, i) => [i, (i + 1) % count] as [number, number]);

test('a ring is distinguished from a path, two rings and a ring with a chord', () => {
  assert.deepEqual(ringOf(5, ring(5)), [0, 1, 2, 3, 4]);
  assert.equal(ringOf(4, ring(4).slice(1)), null);
  assert.equal(ringOf(4, [...ring(4), [0, 2]]), null);
  const two = [...ring(3), ...ring(3).map(([a, b]) => [a + 3, b + 3] as [number, number])];
  assert.equal(ringOf(6, two), null);
});

test('the nodes of a ring stand on a circle, as far apart from each other', () => {
  for (const count of [3, 6, 12]) {
    const sizes = Array.from({ length: count }, () => ({ width: 34, height: 34 }));
    const found = ringLayout(sizes, ring(count), 20);
    assert.ok(found);
    const apart = ring(count).map(([a, b]) => {
      const [one, other] = [found.places[a], found.places[b]];
      return Math.round(Math.hypot(one.x - other.x, one.y - other.y));
    });
    assert.equal(new Set(apart).size, 1);
    for (const { x, y } of found.places)
      assert.ok(x > 17 && y > 17 && x < found.width - 17 && y < found.height - 17);
  }
});

test('a row is drawn smaller as far as it stays legible', () => {
  const places = Array.from({ length: 10 }, () => ({ width: 30, height: 30, items: [] }));
  assert.equal(scaleOfRow(places, 400, 3), 1);
  assert.equal(scaleOfRow(places, 300, 3), 300 / 327);
  assert.equal(scaleOfRow(places, 100, 3), 0.7);
});
