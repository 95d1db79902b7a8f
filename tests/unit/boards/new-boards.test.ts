import assert from 'node:assert/strict';
import { test } from 'vitest';
import * as amounts from '../../../www/boards/amounts.ts';
import * as breaking from '../../../www/boards/breaking.ts';
import { FALLING, branchItems, branchesOf } from '../../../www/boards/plant-drawing.ts';
import { falls, grow, layersOf, loads, stems, taken } from '../../../www/boards/plant-layout.ts';
import * as keys from '../../../www/boards/keys.ts';
import {
  biteText,
  cutText,
  eachTexts,
  optionText,
  turnText,
} from '../../../www/boards/notation.ts';
import { isComplete, toggle } from '../../../www/boards/turning.ts';
import type { Move } from '../../../www/boards/board.ts';
import type { Plant } from '../../../www/boards/plant-layout.ts';

test('amounts go in steps of a unit', () => {
  const ranges: amounts.Ranges = [[7, 21]];
  const allowed = Array.from({ length: 30 }, (_, n) => n).filter((n) =>
    amounts.allows(ranges, n, 7),
  );
  assert.deepEqual(allowed, [7, 14, 21]);
  assert.equal(amounts.most([[7, 24]], 7), 21);
  assert.equal(amounts.step(ranges, 0, 1, 7), 7);
  assert.equal(amounts.step(ranges, 7, 1, 7), 14);
  assert.equal(amounts.step(ranges, 21, 1, 7), 21);
  assert.equal(amounts.step(ranges, 21, -1, 7), 14);
  assert.equal(amounts.step(ranges, 7, -1, 7), 0);
  assert.equal(amounts.step([[7, 700]], 7, 10, 7), 77);
  assert.equal(amounts.listAmounts(ranges, 8, 7), '7, 14, 21');
  assert.equal(amounts.listAmounts([[7, 700]], 8, 7), '7, 14 … 700');
  assert.ok(!amounts.isFull([[1, 9]], 3));
});

const kayles = [[8], [7, 1], [6, 2], [5, 3], [4, 4], [7], [6, 1], [5, 2], [4, 3]];
const keysOf = (options: number[][]) => new Set(options.map(breaking.keyOf));

test('whether options are runs taken from a row', () => {
  assert.ok(breaking.isRow(9, kayles));
  assert.ok(!breaking.isRow(9, [[3, 3, 3]]));
  assert.ok(!breaking.isRow(3, [[2, 2]]));
  assert.ok(breaking.isRow(2, [[0]]));
});

test('every option of a row is left by its run, and a run leaves what it says', () => {
  for (const option of [...kayles, [0], [9]]) {
    assert.deepEqual(breaking.left(9, breaking.runOf(9, option)), option);
  }
  assert.deepEqual(breaking.left(9, { start: 2, end: 2 }), [7, 2]);
  assert.deepEqual(breaking.left(9, { start: 0, end: 9 }), [0]);
});

test('a stone means the shortest run that it is in, or the cut beside it', () => {
  const one = keysOf(kayles);
  for (let stone = 0; stone < 9; stone++) {
    assert.deepEqual(breaking.runAt(9, one, stone), { start: stone, end: stone + 1 });
  }
  const two = keysOf([[7], [6, 1], [5, 2], [4, 3]]);
  for (let stone = 0; stone < 9; stone++) {
    const run = breaking.runAt(9, two, stone);
    assert.ok(run && run.end - run.start === 2 && run.start <= stone && stone < run.end);
  }
  const grundy = keysOf([
    [8, 1],
    [7, 2],
    [6, 3],
    [5, 4],
  ]);
  assert.deepEqual(breaking.runAt(9, grundy, 3, true), { start: 4, end: 4 });
  assert.deepEqual(breaking.runAt(9, grundy, 3, false), { start: 3, end: 3 });
  assert.equal(breaking.runAt(9, new Set(), 3), null);
});

test('options are listed once and in one order', () => {
  const found = breaking.inOrder([[4], [3, 2], [5, 1], [4], [6], [4, 2]]);
  assert.deepEqual(found.map(breaking.keyOf), ['6', '5+1', '4+2', '3+2', '4']);
});

test('options are found by their heaps, each as often as it is wanted', () => {
  assert.deepEqual(breaking.having(kayles, [4]), [
    [4, 4],
    [4, 3],
  ]);
  assert.deepEqual(breaking.having(kayles, [4, 4]), [[4, 4]]);
  assert.equal(breaking.having(kayles, []).length, kayles.length);
  assert.deepEqual(breaking.numbersIn('５＋3，12'), [5, 3, 12]);
});

test('a head is chosen first, then what lies to its left', () => {
  const three = { most: 3, run: false };
  assert.equal(toggle([], 0, 'TH', three), null);
  assert.deepEqual(toggle([], 1, 'TH', three), [1]);
  assert.deepEqual(toggle([4], 1, 'TTTTH', three), [4, 1]);
  assert.deepEqual(toggle([4, 1], 2, 'TTTTH', three), [4, 2, 1]);
  assert.equal(toggle([4, 2, 1], 0, 'TTTTH', three), null);
  assert.deepEqual(toggle([4, 2], 2, 'TTTTH', three), [4]);
  assert.deepEqual(toggle([2, 1], 4, 'TTHTH', three), [4]);
  const run = { most: null, run: true };
  assert.deepEqual(toggle([4], 2, 'TTTTH', run), [4, 3, 2]);
  assert.deepEqual(toggle([4, 3, 2], 2, 'TTTTH', run), [4, 3]);
  assert.ok(isComplete([4, 3], run));
  assert.ok(isComplete([4, 2, 1], three));
  assert.ok(!isComplete([4, 2], three));
  assert.ok(!isComplete([], three));
});

test('moves of the new boards are written as the notation has them', () => {
  assert.equal(optionText(0, 9, [5, 3]), '1=5+3');
  assert.equal(optionText(1, 9, [4]), '2-5');
  assert.equal(optionText(0, 9, [0]), '1-9');
  assert.equal(biteText(1, 2), '2:3');
  assert.equal(turnText([4]), '5');
  assert.equal(turnText([2, 4]), '5+3');
  assert.equal(turnText([4, 3, 2]), '3..5');
  assert.match(cutText('a', 'b'), /a-b$/);
  const moves = [
    { kind: 'take', heap: 0, take: 2, left: 1 },
    { kind: 'replace', heap: 1, into: [3, 1] },
  ];
  assert.deepEqual(eachTexts({ kind: 'each', moves } as unknown as Move), ['1-2', '2=3+1']);
});

test('keys change amounts, and arrows find the nearest place', () => {
  const way = { least: 2, most: 40, step: (delta: number) => 5 + delta };
  assert.equal(keys.amountOf('ArrowUp', 5, way), 6);
  assert.equal(keys.amountOf('PageDown', 5, way), -5);
  assert.equal(keys.amountOf('Home', 5, way), 2);
  assert.equal(keys.amountOf('End', 5, way), 40);
  assert.equal(keys.amountOf('x', 5, way), null);
  assert.equal(keys.along('ArrowLeft'), -1);
  assert.equal(keys.along('ArrowUp'), 0);
  const places = [
    { x: 0, y: 0 },
    { x: 10, y: 1 },
    { x: 30, y: 0 },
    { x: 0, y: -20 },
  ];
  assert.equal(keys.nearest(places, 0, [1, 0]), 1);
  assert.equal(keys.nearest(places, 0, [0, -1]), 3);
  assert.equal(keys.nearest(places, 0, [-1, 0]), -1);
});

const plant: Plant = {
  nodes: ['0', 'a', 'b', 'c', 'd'],
  edges: [
    [0, 1],
    [1, 2],
    [1, 3],
    [2, 3],
    [0, 4],
    [4, 4],
    [0, 4],
    [0, 0],
    [3, 2],
  ],
  ground: 0,
};

test('a plant is layered by the distance from the ground, and nothing lies on another', () => {
  assert.deepEqual(layersOf(plant).depth, [0, 1, 2, 2, 1]);
  const layout = grow(plant);
  const places = [...layout.nodes.values()].map(({ x, y }) => `${x} ${y}`);
  assert.equal(new Set(places).size, places.length);
  assert.ok(layout.nodes.has('d') && !layout.nodes.has('0'));
  const drawn = stems(plant, layout).map((stem) => stem.d);
  assert.equal(new Set(drawn).size, drawn.length, 'parallel edges are drawn apart');
  for (const d of drawn) assert.doesNotMatch(d, /NaN|undefined/);
});

test('a stem is thicker the more hangs on it, and meets the next where that begins', () => {
  assert.deepEqual(loads(plant).load, [5, 3, 1, 1, 1]);
  const branches = branchesOf(plant, stems(plant, grow(plant)));
  const [trunk, left, right, across] = branches.map(({ widths }) => widths);
  assert.ok(trunk[0] > trunk[1] && left[0] > left[1]);
  assert.equal(trunk[1], left[0]);
  assert.deepEqual(left, right);
  assert.equal(across[0], across[1], 'an edge that closes a cycle carries nothing');
  for (const branch of branches) {
    const grown = branchItems(branch);
    assert.doesNotMatch(JSON.stringify([grown, branchItems(branch, FALLING)]), /NaN|null/);
    for (const item of grown) {
      const shapes = item.kind === 'group' ? item.items : [item];
      for (const shape of shapes)
        assert.ok('style' in shape && (shape.style.fill ?? shape.style.stroke));
    }
  }
});

test('what falls is what no longer hangs on the ground', () => {
  assert.deepEqual([...falls(plant, 0)].sort(), [0, 1, 2, 3, 8]);
  assert.deepEqual([...falls(plant, 1)], [1]);
  assert.deepEqual([...falls(plant, 4)], [4]);
  assert.deepEqual([...falls(plant, 7)], [7]);
});

test('a stem of thousands is laid out without recursion', () => {
  const long = 5000;
  const stalk = {
    nodes: Array.from({ length: long }, (_, i) => `${i}`),
    edges: Array.from({ length: long - 1 }, (_, i) => [i, i + 1]) as [number, number][],
    ground: 0,
  };
  assert.equal(grow(stalk).nodes.size, long - 1);
});

test('a node of a tree goes with what grows on it, or with what is below it', () => {
  const edges: [number, number][] = [
    [1, 0],
    [1, 2],
    [3, 2],
    [1, 4],
    [0, 5],
  ];
  const plant = { nodes: ['0', 'a', 'b', 'c', 'd', 'e'], edges, ground: 0 };
  const gone = (node: number, down = false) => [...taken(plant, node, down)].sort();
  assert.deepEqual(gone(2), [2, 3]);
  assert.deepEqual(gone(2, true), [1, 2]);
  assert.deepEqual(gone(1), [1, 2, 3, 4]);
  assert.deepEqual(gone(3, true), [1, 2, 3]);
  assert.deepEqual(gone(5, true), [5]);
});
