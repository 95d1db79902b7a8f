/**
 * Test the part of a large game graph that is drawn first, and the merging of positions that differ only in
 * the order of heaps, which changes no value.
 */
import assert from 'node:assert/strict';
import { test } from 'vitest';
import { explore } from '../../../www/index.ts';
import { ofPositions } from '../../../www/graph/graph-data.ts';
import { isFolded, partOf, wayTo } from '../../../www/graph/graph-part.ts';
import { leveled } from '../../../www/ui/drawing/graph-layout.ts';
import { mex } from '../../../www/ui/drawing/mex-steps.ts';

/** The options of one heap in each game, computed without the core. */
const HEAPS: Record<string, (n: number) => number[][]> = {
  nim: (n) => Array.from({ length: n }, (_, left) => [left]),
  'subtract 1 3 4': (n) => [1, 3, 4].filter((s) => s <= n).map((s) => [n - s]),
  kayles: (n) =>
    [1, 2].flatMap((s) => Array.from({ length: Math.max(0, n - s + 1) }, (_, a) => [a, n - s - a])),
};

/** Return the values of all positions reachable from a position, with each order of the heaps separate. */
function unfolded(game: string, start: number[]) {
  const values = new Map<string, number>();
  const value = (heaps: number[]): number => {
    const key = heaps.join(' ');
    const known = values.get(key);
    if (known !== undefined) return known;
    const options = heaps.flatMap((n, i) =>
      HEAPS[game](n).map((left) => value([...heaps.slice(0, i), ...left, ...heaps.slice(i + 1)])),
    );
    const found = mex(options);
    values.set(key, found);
    return found;
  };
  value(start);
  return values;
}

/** Return the heaps of a position in sorted order without empty heaps. */
const sortedOf = (text: string) =>
  (text.match(/\d+/g) ?? [])
    .map(Number)
    .filter((n) => n > 0)
    .sort((a, b) => a - b)
    .join(' ');

for (const [game, position] of [
  ['nim', '3 5 7'],
  ['nim', '2 2 3'],
  ['subtract 1 3 4', '6 5'],
  ['kayles', '4 3'],
]) {
  test(`${game} ${position}: a node that stands for all orders has the value of each`, async () => {
    const found = await explore(game, position, { limit: 5000 });
    assert.equal(found.truncated, false);
    const drawing = ofPositions(found, false);
    assert.ok(isFolded(drawing));
    const nodes = new Map(drawing.nodes.map((node) => [sortedOf(node.text), node]));
    assert.equal(nodes.size, drawing.nodes.length, 'no two nodes differ by the order alone');
    const values = unfolded(game, position.split(' ').map(Number));
    assert.deepEqual(new Set([...values.keys()].map(sortedOf)), new Set(nodes.keys()));
    for (const [text, value] of values) {
      const node = nodes.get(sortedOf(text));
      assert.equal(Number(node?.nimber), value, text);
      assert.equal(node?.outcome, value === 0 ? 'P' : 'N', text);
    }
    // A drawn part of a graph keeps the values of the whole graph, even if the deciding options are not
    // drawn.
    const part = partOf(drawing, new Set([0, 1]));
    part.of.forEach((node, i) => {
      const { text, nimber, outcome } = drawing.nodes[node];
      assert.deepEqual({ ...part.drawing.nodes[i], text, nimber, outcome }, part.drawing.nodes[i]);
    });
  });
}

test('where the order counts, no node is said to stand for others', async () => {
  assert.ok(!isFolded(ofPositions(await explore('staircase', '2 1 3', { limit: 500 }), false)));
  assert.ok(!isFolded(ofPositions(await explore('nim', '5', {}), false)));
});

test('a graph begins with the start and its options, and every node can be opened', async () => {
  const full = ofPositions(await explore('nim', '3 5 7', {}), false);
  const begun = partOf(full, new Set());
  assert.equal(begun.drawing.nodes.length, 1 + 15);
  assert.equal(begun.drawing.edges.length, 15);
  assert.deepEqual(new Set(begun.levels.slice(1)), new Set([1]));
  assert.ok(begun.drawing.truncated);
  for (const { closed, whole } of begun.drawing.nodes.slice(1)) {
    assert.ok(Number(closed) > 0 && !whole);
  }
  assert.equal(begun.drawing.nodes[0].closed, 0);
  // An opened node is drawn only if opened nodes lead to it: open the whole path from the start.
  const last = full.nodes.length - 1;
  const way = wayTo(full, last);
  assert.equal(way.at(-1), 0);
  assert.ok(partOf(full, new Set(way)).of.includes(last));
  const all = partOf(full, new Set(full.nodes.keys()));
  assert.equal(all.drawing.nodes.length, full.nodes.length);
  assert.equal(all.drawing.edges.length, full.edges.length);
  assert.equal(all.drawing.truncated, false);
  for (const [from, to] of all.drawing.edges) assert.ok(all.levels[from] < all.levels[to]);
});

test('a graph with cycles is opened too', async () => {
  const full = ofPositions(await explore('geography a-b b-c c-d d-e e-a c-f f-g', 'd', {}), false);
  const all = partOf(full, new Set(full.nodes.keys()));
  assert.equal(all.levels.length, full.nodes.length);
  assert.ok(all.levels.every(Number.isFinite));
});

test('levels wider than the room are set in lines, and no node lies on another', async () => {
  const full = ofPositions(await explore('nim', '3 5 7', {}), false);
  const { drawing, levels } = partOf(full, new Set([0, 1, 2]));
  const sizes = drawing.nodes.map(() => ({ width: 66, height: 50 }));
  for (const wide of [280, 700]) {
    const { places, width } = leveled(sizes, drawing.edges, levels, wide);
    assert.ok(width <= wide, `${width}`);
    places.forEach((a, i) =>
      places.slice(0, i).forEach((b, j) => {
        assert.ok(Math.abs(a.x - b.x) >= 66 || Math.abs(a.y - b.y) >= 50, `${i} ${j}`);
        if (levels[i] > levels[j]) assert.ok(a.y > b.y, `${i} below ${j}`);
      }),
    );
  }
});
