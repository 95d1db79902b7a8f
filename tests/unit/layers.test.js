import assert from 'node:assert/strict';
import test from 'node:test';
import { depths, headOf, layOut, pathThrough, plain } from '../../www/boards/layers.js';

/** @type {[number, number][]} */
const edges = [
  [0, 1],
  [0, 2],
  [1, 2],
  [2, 3],
];
const sizes = Array.from({ length: 4 }, () => ({ width: 34, height: 34 }));

test('depth is the longest way from a source', () => {
  assert.deepEqual(depths(4, edges), [0, 1, 2, 3]);
  assert.deepEqual(depths(3, []), [0, 0, 0]);
  const path = /** @type {[number, number][]} */ (
    Array.from({ length: 100_000 }, (_, i) => [i, i + 1])
  );
  assert.equal(depths(100_001, path)[100_000], 100_000);
});

for (const sideways of [false, true]) {
  test(`every edge goes onwards ${sideways ? 'to the right' : 'down'}`, async () => {
    for (const layout of [plain(sizes, edges, sideways), await layOut(sizes, edges, sideways)]) {
      for (const [from, to] of edges) {
        const [a, b] = [layout.nodes[from], layout.nodes[to]];
        assert.ok(sideways ? a.x < b.x : a.y < b.y);
      }
      for (const { x, y } of [...layout.nodes, ...layout.edges.flat()]) {
        assert.ok(x >= 0 && y >= 0 && x <= layout.width && y <= layout.height);
      }
    }
  });
}

test('a graph without edges or nodes is laid out too', async () => {
  assert.equal((await layOut(sizes, [], false)).nodes.length, 4);
  assert.equal(plain([], [], false).nodes.length, 0);
});

test('lines and heads are path data', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 5, y: 10 },
    { x: 10, y: 20 },
  ];
  assert.match(pathThrough(points), /^M0\.0 0\.0Q5\.0 10\.0 10\.0 20\.0$/);
  assert.match(pathThrough(points.slice(0, 2)), /^M0\.0 0\.0L5\.0 10\.0$/);
  assert.match(headOf(points), /^M10\.0 20\.0L/);
});
