import assert from 'node:assert/strict';
import { test } from 'vitest';
import {
  headOf,
  heightsOf,
  layered,
  pathThrough,
  plain,
} from '../../../www/ui/drawing/graph-layout.ts';

const few: [number, number][] = [
  [0, 1],
  [0, 2],
  [1, 2],
  [2, 3],
];
const many: [number, number][] = [];
for (let i = 0; i < 30; i += 1) for (let j = i + 1; j < 30; j += 3) many.push([i, j]);
const LIMITS = { nodes: 60, edges: 60 };

const sizes = (count: number) => Array.from({ length: count }, () => ({ width: 60, height: 34 }));

test('the height of a node is the longest way to an end', () => {
  assert.deepEqual(heightsOf(4, few), [3, 2, 1, 0]);
  assert.deepEqual(heightsOf(3, []), [0, 0, 0]);
  const path = Array.from({ length: 100_000 }, (_, i) => [i, i + 1]) as [number, number][];
  assert.equal(heightsOf(100_001, path)[0], 100_000);
});

for (const sideways of [false, true]) {
  for (const [count, edges] of [
    [4, few],
    [30, many],
  ] as [number, [number, number][]][]) {
    const way = sideways ? 'to the right' : 'down';
    test(`each of ${edges.length} edges goes ${way}, in a frame that holds it`, async () => {
      const manner = { ...LIMITS, sideways, margin: 10 };
      const { places, lines, width, height } = await layered(sizes(count), edges, manner);
      assert.equal(lines.length, edges.length);
      for (const [from, to] of edges) {
        const [a, b] = [places[from], places[to]];
        assert.ok(sideways ? a.x < b.x : a.y < b.y);
      }
      for (const { x, y, width: wide } of places) {
        assert.equal(wide, 60);
        assert.ok(x - 30 >= 9.9 && y - 17 >= 9.9 && x + 30 <= width && y + 17 <= height);
      }
      for (const { x, y } of lines.flat()) {
        assert.ok(x >= 9.9 && y >= 9.9 && x <= width && y <= height);
      }
    });
  }
}

test('rows are those of the longest way to an end, nodes side by side in them', () => {
  const { places, lines } = plain(sizes(4), few, false);
  assert.deepEqual(
    places.map(({ y }) => Math.round((y - 17) / 86)),
    [0, 1, 2, 3],
  );
  assert.deepEqual(lines[0][0], { x: places[0].x, y: places[0].y + 17 });
  const [a, b] = plain(sizes(2), [], true).places;
  assert.equal(a.x, b.x);
  assert.ok(Math.abs(a.y - b.y) >= 34);
});

test('a graph without edges or nodes is laid out too', async () => {
  assert.equal((await layered(sizes(4), [], LIMITS)).places.length, 4);
  assert.deepEqual(await layered([], [], LIMITS), { places: [], lines: [], width: 0, height: 0 });
});

test('lines and heads are path data', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 5, y: 10 },
    { x: 10, y: 20.04 },
  ];
  assert.equal(pathThrough(points), 'M0 0Q5 10 10 20');
  assert.equal(pathThrough(points.slice(0, 2)), 'M0 0L5 10');
  assert.match(headOf(points), /^M10 20L/);
});
