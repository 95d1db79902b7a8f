import assert from 'node:assert/strict';
import { test } from 'vitest';
import { ofBoard, ofPositions } from '../../../www/graph/graph-data.ts';
import { walkGraph } from '../../../www/graph/arrow-navigation.ts';
import {
  brief,
  mex,
  seenAfter,
  sinksFirst,
  valuesByMex,
} from '../../../www/ui/drawing/mex-steps.ts';
import {
  intersections,
  parseSizes,
  printSizes,
  sizesOfMultiples,
  venn,
} from '../../../www/union/venn.ts';
import { fit, panSpan, reveal, ticks, zoomCamera, zoomSpan } from '../../../www/ui/drawing/zoom.ts';
import { choices, restsOn } from '../../../www/tables/cell-steps.ts';
import { pageOf, walk } from '../../../www/tables/cells.ts';
import { distinct, listOf, placeIn, totals } from '../../../www/union/terms.ts';
import { digits, nimSum, power, widthOf } from '../../../www/why/binary.ts';

test('binary columns are exact beyond 2^53', () => {
  assert.equal(widthOf([0]), 1);
  assert.equal(widthOf([5, '18446744073709551616']), 65);
  assert.deepEqual(digits(5, 4), ['0', '1', '0', '1']);
  assert.equal(nimSum('9007199254740993', '9007199254740992'), 1);
  assert.equal(nimSum('18446744073709551616', 1), '18446744073709551617');
  assert.equal(power(3), 8);
  assert.equal(power(64), '18446744073709551616');
});

test('the mex is the least number missing', () => {
  assert.equal(mex([]), 0);
  assert.equal(mex([1, 2]), 0);
  assert.equal(mex([0, 1, 3, 0]), 2);
  const options = [2, 0, 2].map((nimber, i) => ({ to: String(i), nimber }));
  assert.deepEqual(seenAfter(options, 1), [{ value: 2, times: 1 }]);
  assert.deepEqual(seenAfter(options, 3), [
    { value: 0, times: 1 },
    { value: 2, times: 2 },
  ]);
});

const diamond: [number, number][] = [
  [0, 1],
  [0, 2],
  [1, 3],
  [2, 3],
  [0, 3],
];

test('nodes are valued after all that they point to', () => {
  const order = sinksFirst(4, diamond);
  assert.equal(order.length, 4);
  for (const [from, to] of diamond) assert.ok(order.indexOf(to) < order.indexOf(from));
  assert.deepEqual(valuesByMex(4, diamond), [2, 1, 1, 0]);
  assert.equal(
    sinksFirst(2, [
      [0, 1],
      [1, 0],
    ]).length,
    0,
  );
});

test('a path of a hundred thousand nodes is valued without recursion', () => {
  const count = 100_000;
  const edges = Array.from({ length: count - 1 }, (_, i) => [i, i + 1] as [number, number]);
  assert.equal(valuesByMex(count, edges)[0], (count - 1) % 2);
});

test('arrow keys walk along the edges', () => {
  const at = (x: number, y: number) => ({
    x,
    y,
    width: 9,
    height: 9,
  });
  const places = [at(0, 0), at(-9, 9), at(9, 9), at(0, 18)];
  assert.equal(walkGraph(places, diamond, 1, 'ArrowDown'), 3);
  assert.equal(walkGraph(places, diamond, 1, 'ArrowRight'), 2);
  assert.equal(walkGraph(places, diamond, 2, 'ArrowUp'), 0);
  assert.equal(walkGraph(places, diamond, 3, 'ArrowDown'), 3);
  assert.equal(walkGraph(places, diamond, 3, 'x'), null);
  // In a drawing from left to right, options are drawn to the right of their position.
  const lying = places.map((place) => ({ ...place, x: place.y, y: place.x }));
  assert.equal(walkGraph(lying, diamond, 1, 'ArrowRight', true), 3);
  assert.equal(walkGraph(lying, diamond, 1, 'ArrowDown', true), 2);
  assert.equal(walkGraph(lying, diamond, 2, 'ArrowLeft', true), 0);
});

test('zooming keeps the place and stays inside', () => {
  assert.deepEqual(zoomSpan({ lo: 0, hi: 100 }, 2, 50, 100), { lo: 25, hi: 75 });
  assert.deepEqual(zoomSpan({ lo: 25, hi: 75 }, 0.1, 50, 100), { lo: 0, hi: 100 });
  const close = zoomSpan({ lo: 0, hi: 10 }, 100, 0, 1000);
  assert.deepEqual(close, { lo: 0, hi: 8 });
  assert.deepEqual(panSpan({ lo: 10, hi: 20 }, -50, 100), { lo: 0, hi: 10 });
  assert.deepEqual(reveal({ lo: 10, hi: 20 }, 30, 100), { lo: 21, hi: 31 });
  const camera = zoomCamera({ k: 1, x: 0, y: 0 }, 2, 10, 10);
  assert.deepEqual(camera, { k: 2, x: -10, y: -10 });
  assert.deepEqual(fit(200, 100, 100, 100), { k: 0.5, x: 0, y: 25 });
});

test('ticks are round whole numbers within the range', () => {
  assert.deepEqual(ticks(0, 30, 6), [0, 5, 10, 15, 20, 25, 30]);
  assert.deepEqual(ticks(0, 3, 10), [0, 1, 2, 3]);
  assert.ok(ticks(12, 1_000_000, 8).every((n) => n >= 12 && n % 100_000 === 0));
});

test('cells are walked by arrows, and no key leaves the table', () => {
  assert.equal(walk('ArrowRight', false, 4, 10, 31), 5);
  assert.equal(walk('ArrowDown', false, 4, 10, 31), 14);
  assert.equal(walk('ArrowDown', false, 25, 10, 31), 25);
  assert.equal(walk('ArrowLeft', false, 0, 10, 31), 0);
  assert.equal(walk('Home', false, 14, 10, 31), 10);
  assert.equal(walk('End', true, 14, 10, 31), 30);
  assert.equal(walk('PageUp', false, 24, 10, 31), 4);
  assert.equal(walk('a', false, 4, 10, 31), null);
  assert.deepEqual(pageOf(450, 10, 1000), { from: 400, to: 599, size: 200 });
});

test('options keep the order of heaps and know the cells they rest on', () => {
  const list = choices([
    { to: '2 0', nimber: 2 },
    { to: '4 1', nimber: 6 },
    { to: '4 3', nimber: 3 },
  ]);
  assert.deepEqual(
    list.map(({ to }) => to),
    ['4 3', '4 1', '2 0'],
  );
  assert.deepEqual([...restsOn(list, 4)], [3, 1, 2, 0]);
  assert.equal(brief([0, 1, 2, 3, 5, 6, 9]), '0…3, 5, 6, 9');
});

test('the running total ends at the union', () => {
  const term = (sign: 1 | -1, count: string) => ({ sign, count, divisors: [], product: '1' });
  const terms = [term(1, '5'), term(1, '2'), term(-1, '1')];
  assert.deepEqual(totals(terms), ['5', '7', '6']);
  assert.deepEqual(listOf(' 2，3、５  7;11'), ['2', '3', '5', '7', '11']);
  assert.deepEqual(placeIn('2，x 5', 1, [0, 1]), [2, 3]);
  assert.equal(placeIn('2', 4, [0, 1]), null);
  assert.deepEqual(distinct(['2', '02', '3']), ['2', '3']);
});

test('a Venn diagram has every region once, each where it belongs', () => {
  for (const names of [
    ['A', 'B'],
    ['A', 'B', 'C'],
  ]) {
    const { circles, regions } = venn(names);
    assert.equal(regions.length, 2 ** names.length - 1);
    for (const { x, y, inside } of regions) {
      circles.forEach((circle, i) => {
        const within = Math.hypot(x - circle.x, y - circle.y) < circle.r;
        assert.equal(within, inside[i]);
      });
    }
  }
});

test('sizes are written and read back; multiples give them exactly', () => {
  assert.deepEqual(parseSizes('A=5，B＝4\nA&B=2'), { A: '5', B: '4', 'A&B': '2' });
  assert.equal(printSizes({ A: 5, 'A&B': 2 }), 'A=5 A&B=2');
  assert.deepEqual(intersections(['A', 'B']), ['A', 'B', 'A&B']);
  assert.deepEqual(sizesOfMultiples('30', ['4', '6'], ['A', 'B']), { A: '7', B: '5', 'A&B': '2' });
  const far = sizesOfMultiples('1000000000000000000000000', ['2', '5'], ['A', 'B']);
  assert.equal(far['A&B'], '100000000000000000000000');
});

test('a drawing knows which of its nodes are cut', () => {
  const node = (text: string, nimber: number) => ({
    text,
    nimber,
    outcome: (nimber ? 'N' : 'P') as 'N' | 'P',
    depth: 0,
  });
  const found = { nodes: [node('2', 2), node('1', 1)], truncated: true };
  const cut = ofPositions({ ...found, game: 'nim', edges: [[0, 1]] }, false);
  assert.deepEqual(
    cut.nodes.map(({ whole }) => whole),
    [false, false],
  );
  const edges = Array.from({ length: 399 }, (_, i) => [i, i + 1] as [number, number]);
  const size = { nodes: 400, edges: 399 };
  const nodes = Array.from({ length: 400 }, (_, i) => `v${i}`);
  const board = ofBoard({ kind: 'graph', nodes, edges, tokens: [200], size }, false);
  assert.equal(board.nodes.length, 150);
  assert.equal(board.truncated, true);
  assert.equal(board.nodes[0].text, 'v200');
  assert.equal(board.nodes[0].tokens, 1);
  assert.equal(board.nodes.at(-1)?.whole, false);
  const unnamed = ofBoard({ kind: 'graph', nodes: null, edges: [], tokens: [], size }, false);
  assert.equal(unnamed.large?.nodes, 400);
});
