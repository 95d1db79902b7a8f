import assert from 'node:assert/strict';
import { test } from 'vitest';
import { valueOrder } from '../../../www/graph/value-order.ts';
import { backEdges, turnedForward } from '../../../www/ui/drawing/back-edges.ts';
import { heightsOf, layered, plain } from '../../../www/ui/drawing/graph-layout.ts';
import { sinksFirst } from '../../../www/ui/drawing/mex-steps.ts';

/** Return all 512 directed graphs on three nodes, loops allowed, as lists of edges. */
function graphs(): [number, number][][] {
  const all = Array.from({ length: 512 }, (_, bits) =>
    Array.from({ length: 9 }, (_, i) => i).filter((i) => (bits >> i) & 1),
  );
  return all.map((chosen) => chosen.map((i) => [Math.floor(i / 3), i % 3]));
}

test('without the edges that lead back there is no cycle, and none is one where there is no cycle', () => {
  for (const edges of graphs()) {
    const back = backEdges(3, edges);
    const rest = edges.filter((_, i) => !back[i]);
    assert.equal(sinksFirst(3, rest).length, 3, JSON.stringify(edges));
    assert.equal(sinksFirst(3, turnedForward(3, edges)).length, 3, JSON.stringify(edges));
    if (sinksFirst(3, edges).length === 3) assert.ok(!back.includes(true));
  }
});

test('a long way round needs no stack', () => {
  const n = 100_000;
  const round = Array.from({ length: n }, (_, i) => [i, (i + 1) % n]) as [number, number][];
  assert.equal(backEdges(n, round).filter(Boolean).length, 1);
  assert.equal(heightsOf(n, round)[0], n - 1);
});

test('every line begins at its node and ends at its target, round or not, within the frame', async () => {
  const sizes = Array.from({ length: 3 }, () => ({ width: 60, height: 34 }));
  const near = (
    point: { x: number; y: number },
    { x, y, width, height }: { x: number; y: number; width: number; height: number },
  ) => Math.abs(point.x - x) <= width / 2 + 1 && Math.abs(point.y - y) <= height / 2 + 1;
  for (const edges of graphs()) {
    const dagre = await layered(sizes, edges, { nodes: 60, edges: 60 });
    const { width, height } = dagre;
    for (const { places, lines } of [
      dagre,
      plain(sizes, edges, false),
      plain(sizes, edges, true),
    ]) {
      for (const [i, [from, to]] of edges.entries()) {
        const line = lines[i];
        assert.ok(near(line[0], places[from]), `${JSON.stringify(edges)} ${i} begins`);
        assert.ok(near(line[line.length - 1], places[to]), `${JSON.stringify(edges)} ${i} ends`);
      }
    }
    for (const { x, y } of dagre.lines.flat()) {
      assert.ok(x >= -0.1 && y >= -0.1 && x <= width + 0.1 && y <= height + 0.1);
    }
  }
});

test('nodes are valued in an order in which each follows from those before it', () => {
  const node = (more: { nimber?: number; infinite?: number[] }) => ({
    ...{ text: '', nimber: null, infinite: null, outcome: null, tokens: 0, whole: true },
    ...more,
  });
  // a and b lead to each other, b to c, and c to d. Node d has the value 0, c has 1, and a and b are
  // infinite.
  const edges = [
    [0, 1],
    [1, 0],
    [1, 2],
    [2, 3],
  ] as [number, number][];
  const options = [[1], [0, 2], [3], []];
  const nodes = [
    node({ infinite: [] }),
    node({ infinite: [1] }),
    node({ nimber: 1 }),
    node({ nimber: 0 }),
  ];
  assert.deepEqual(valueOrder({ nodes, edges, options }), [3, 2, 0, 1]);
  // Without node d, c is terminal with value 0, so b has the value 1 and a has the value 0.
  const short = {
    nodes: [node({ nimber: 0 }), node({ nimber: 1 }), node({ nimber: 0 })],
    edges: edges.slice(0, 3),
    options: [[1], [0, 2], []],
  };
  assert.deepEqual(valueOrder(short), [2, 0, 1]);
});
