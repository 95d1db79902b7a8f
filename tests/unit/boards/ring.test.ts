/** Test that rings are drawn as rings, and that long rows are scaled down before they are broken. */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { inRing } from '../../../www/boards/breaking.ts';
import { scaleOfRow } from '../../../www/boards/fit-row.ts';
import { ovalFor, pointOn, sizeOf } from '../../../www/boards/options-ring.ts';
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

test('stones of a ring lie apart on its thread, and within the room as far as there is any', () => {
  for (const room of [280, 600])
    for (let count = 1; count <= 60; count += 1) {
      const oval = ovalFor(count, 28, room);
      const points = Array.from({ length: count }, (_, i) => pointOn(oval, i / count));
      for (const [i, { x, y }] of points.entries()) {
        const next = points[(i + 1) % count];
        if (count > 1) assert.ok(Math.hypot(next.x - x, next.y - y) > 25, `${count}: ${i}`);
      }
      const { width, height } = sizeOf(oval);
      assert.ok(width <= room + 1, `${count} in ${room}`);
      for (const { x, y } of points)
        assert.ok(Math.abs(x) <= width / 2 + 1 && Math.abs(y) <= height / 2 + 1);
      assert.ok(count < 2 || points.every(({ x, y }) => Math.hypot(x, y) > 5));
    }
});

test('a run of a ring may pass its first stone, and leaves one row', () => {
  const keys = new Set(['6', '5']);
  assert.deepEqual(inRing.at(7, keys, 3), { start: 3, end: 4 });
  assert.deepEqual(inRing.within(7, { start: -1, end: 1 }), { start: 6, end: 8 });
  assert.deepEqual(inRing.within(7, { start: 6, end: 8 }), { start: 6, end: 8 });
  assert.equal(inRing.within(7, { start: 0, end: 8 }), null);
  assert.equal(inRing.within(7, { start: 2, end: 2 }), null);
  assert.deepEqual(inRing.left(7, { start: 6, end: 8 }), [5]);
  assert.deepEqual(inRing.at(2, new Set(['0']), 0), { start: 0, end: 2 });
  assert.equal(inRing.at(2, new Set(['3']), 0), null);
});
