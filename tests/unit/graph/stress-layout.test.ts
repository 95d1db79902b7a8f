import assert from 'node:assert/strict';
import { test } from 'vitest';
import { spread } from '../../../www/ui/drawing/stress-layout.ts';

type Edges = [number, number][];

const path = (count: number): Edges =>
  Array.from({ length: count - 1 }, (_, i): [number, number] => [i, i + 1]);

const grid = (wide: number, high: number): Edges =>
  Array.from({ length: wide * high }, (_, i) => i).flatMap((i): Edges => [
    ...(i % wide < wide - 1 ? [[i, i + 1] as [number, number]] : []),
    ...(i < wide * (high - 1) ? [[i, i + wide] as [number, number]] : []),
  ]);

const sizesOf = (count: number) => Array.from({ length: count }, () => ({ width: 34, height: 34 }));

const laid = (count: number, edges: Edges, width = 600) =>
  spread(sizesOf(count), edges, { margin: 20, width });

test('no two nodes lie on each other, and all lie in the frame', () => {
  for (const [count, edges] of [
    [1, []],
    [3, []],
    [6, path(6)],
    [20, grid(5, 4)],
    [6, [...path(6), [5, 0], [0, 3]]],
    [7, [0, 1, 2, 3, 4, 5].map((leaf): [number, number] => [6, leaf])],
    [
      5,
      path(5).concat([
        [0, 2],
        [0, 3],
        [0, 4],
        [1, 3],
        [1, 4],
        [2, 4],
      ]),
    ],
    [6, [...path(3), [3, 4], [4, 5]]],
  ] as [number, Edges][]) {
    const { places, width, height } = laid(count, edges);
    for (const [i, a] of places.entries()) {
      assert.ok(a.x >= 37 - 1e-6 && a.y >= 37 - 1e-6);
      assert.ok(a.x <= width - 37 + 1e-6 && a.y <= height - 37 + 1e-6);
      for (const b of places.slice(0, i)) assert.ok(Math.hypot(a.x - b.x, a.y - b.y) > 40);
    }
  }
});

test('parts that do not fit beside each other stand below each other', () => {
  const { places, width } = laid(6, [...path(3), [3, 4], [4, 5]], 300);
  assert.ok(width <= 300 && places[3].y > places[0].y + 50);
});

test('a path lies straight, and stands where the window is narrow', () => {
  const wide = laid(5, path(5));
  assert.ok(wide.height < 80 && wide.width > 300, `${wide.width} ${wide.height}`);
  const narrow = laid(5, path(5), 300);
  assert.ok(narrow.width < 80 && narrow.height > 300);
  // The wide drawing runs from left to right, and the narrow drawing from top to bottom.
  assert.ok(wide.places[0].x < wide.places[4].x && narrow.places[0].y < narrow.places[4].y);
});

test('the edges of a grid are nearly as long as each other, and none cross', () => {
  const { lines, places } = laid(20, grid(5, 4));
  const lengths = grid(5, 4).map(([a, b]) =>
    Math.hypot(places[a].x - places[b].x, places[a].y - places[b].y),
  );
  assert.ok(Math.max(...lengths) < 1.5 * Math.min(...lengths));
  const side = (p: { x: number; y: number }, q: { x: number; y: number }, r: typeof p) =>
    Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
  for (const [i, [a, b]] of lines.entries())
    for (const [c, d] of lines.slice(0, i))
      assert.ok(side(a, b, c) === side(a, b, d) || side(c, d, a) === side(c, d, b));
});
