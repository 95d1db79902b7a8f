import assert from 'node:assert/strict';
import { test } from 'vitest';
import * as drawings from '../../../www/draw/drawing.ts';
import { pressed } from '../../../www/draw/drawing-keys.ts';
import { TRAITS } from '../../../www/draw/drawn-games.ts';
import { linesOf } from '../../../www/draw/lines.ts';
import { EMPTY, freePlace, freshName, withoutNode } from '../../../www/draw/sketch.ts';
import { edgesText, textOf, tokensText } from '../../../www/draw/sketch-text.ts';
import type { Drawing } from '../../../www/draw/drawing.ts';
import type { GraphGame } from '../../../www/engine/types.ts';
import type { Sketch } from '../../../www/draw/sketch.ts';

const { graph, hackenbush } = TRAITS;
const net = TRAITS['node-kayles'];

/**
 * Return the drawing after some key presses, given as words with blanks between them; `Shift+` before a key
 * holds Shift.
 */
function typed(keys: string, game: GraphGame = 'graph', from = drawings.begin(EMPTY, game)) {
  return keys.split(' ').reduce((drawing, word) => {
    const [, shift, key] = /^(Shift\+)?(.+)$/u.exec(word) as RegExpExecArray;
    const stroke = { key: key === 'Space' ? ' ' : key, shift: Boolean(shift) };
    return pressed(drawing, stroke, 400) ?? assert.fail(`${word} means nothing`);
  }, from);
}

const texts = ({ sketch, game }: Drawing) => [edgesText(sketch, TRAITS[game]), tokensText(sketch)];

test('a graph is drawn by keys alone', () => {
  const drawn = typed('n n n Enter ArrowLeft Space t t Enter Home Enter Home Enter n');
  assert.deepEqual(texts(drawn), ['c>b b>a a>d', 'b b']);
  assert.deepEqual(texts(typed('t Shift+t t', 'geography', typed('n n Home t', 'geography'))), [
    '- a b',
    'a',
  ]);
});

test('a change is undone and done again, as often as there were changes', () => {
  const keys = 'n n Enter Home Enter t PageDown PageDown r Delete'.split(' ');
  const ways = keys.map((_, i) => typed(keys.slice(0, i + 1).join(' ')));
  const last = ways.at(-1) as Drawing;
  const sketches = [EMPTY, ...new Set(ways.map(({ sketch }) => sketch))].map((sketch) =>
    JSON.stringify(sketch),
  );
  const different = [...new Set(sketches)];
  assert.equal(last.past.length, different.length - 1);
  let drawing = last;
  for (const sketch of different.slice(0, -1).reverse()) {
    drawing = drawings.undo(drawing);
    assert.equal(JSON.stringify(drawing.sketch), sketch);
  }
  assert.equal(drawings.undo(drawing), drawing);
  for (const sketch of different.slice(1)) {
    drawing = drawings.redo(drawing);
    assert.equal(JSON.stringify(drawing.sketch), sketch);
  }
  assert.equal(drawings.redo(drawing), drawing);
});

test('an edge that is drawn once more is removed, and an arrow the other way is another one', () => {
  const two = typed('n n');
  const there = drawings.join(two, 0, 1);
  assert.equal(texts(drawings.join(there, 0, 1))[0], '- a b');
  assert.equal(texts(drawings.join(there, 1, 0))[0], 'a>b b>a');
  const net = drawings.setGame(there, 'node-kayles');
  assert.equal(texts(drawings.join(net, 1, 0))[0], '- a b');
});

test('Enter twice at a node makes a loop and removes it, where the game has loops', () => {
  const looped = typed('n n Enter Enter');
  assert.equal(texts(looped)[0], 'b>b a');
  assert.equal(texts(typed('Enter Enter', 'graph', looped))[0], '- a b');
  const none = typed('n n Enter Enter', 'node-kayles');
  assert.equal(texts(none)[0], '- a b');
  assert.equal(none.from, null);
  assert.match(JSON.stringify(none.said), /no_loop/u);
});

test('D doubles an edge or a loop, where the game has several between two nodes', () => {
  const two = typed('n n Enter Home Enter End d', 'hackenbush');
  assert.equal(texts(two)[0], 'a-0 a-0');
  assert.deepEqual(two.stop, { kind: 'edge', at: 1 });
  assert.match(JSON.stringify(two.said), /said_doubled.*"count":2/u);
  const loops = typed('Home Enter Enter End d', 'hackenbush', two);
  assert.equal(texts(loops)[0], 'a-0 a-0 0-0 0-0');
  assert.match(JSON.stringify(loops.said), /said_doubled.*"count":2/u);
  const one = typed('n n Enter Home Enter End d', 'graph');
  assert.equal(texts(one)[0], 'b>a');
  assert.match(JSON.stringify(one.said), /no_parallel/u);
});

test('another game is a change, undone with the others', () => {
  const plant = drawings.setGame(typed('n n'), 'hackenbush');
  assert.equal(plant.game, 'hackenbush');
  assert.match(JSON.stringify(plant.said), /said_game.*games.hackenbush/u);
  const before = drawings.undo(plant);
  assert.deepEqual([before.game, before.sketch], ['graph', plant.sketch]);
  assert.equal(drawings.redo(before).game, 'hackenbush');
  assert.equal(drawings.undo(before).game, 'graph');
  assert.equal(drawings.setGame(plant, 'hackenbush'), plant);
});

test('a node goes with its edges and tokens, and those of others stay', () => {
  const sketch: Sketch = {
    nodes: Array.from('abcd', (name) => ({ name, x: 0, y: 0 })),
    edges: [
      [0, 1],
      [1, 2],
      [3, 2],
      [2, 2],
    ],
    tokens: [1, 3, 3],
  };
  const left = withoutNode(sketch, 1);
  assert.deepEqual([edgesText(left, graph), tokensText(left)], ['d>c c>c a', 'd d']);
});

test('new names: the ground first, then the numbers or letters that are free', () => {
  const of = (...names: string[]): Sketch => ({
    ...EMPTY,
    nodes: names.map((name) => ({ name, x: 0, y: 0 })),
  });
  assert.equal(freshName(EMPTY, hackenbush), '0');
  assert.equal(freshName(of('0'), hackenbush), 'a');
  assert.equal(freshName(of('0', '7', '2'), hackenbush), '8');
  assert.equal(freshName(of('a', 'c'), graph), 'b');
  assert.equal(freshName(of('3', '9'), graph), '10');
  assert.equal(freshName(of(...'abcdefghijklmnopqrstuvwxyz'), graph), 'a1');
});

test('a name that is taken or none is refused in words', () => {
  const two = typed('n n');
  for (const name of ['a', '', 'x y', 'x>y']) {
    const same = drawings.nameNode(two, name);
    assert.equal(same.sketch, two.sketch);
    assert.match(JSON.stringify(same.said), /no_name/u);
  }
  assert.equal(texts(drawings.nameNode(two, ' Ｚ1 '))[0], '- a Z1');
});

test('a new node has a place of its own, however many there are', () => {
  let drawing = drawings.begin(EMPTY, 'graph');
  for (let i = 0; i < 40; i += 1) drawing = typed('n', 'graph', drawing);
  const { nodes } = drawing.sketch;
  for (const [i, a] of nodes.entries())
    for (const b of nodes.slice(0, i)) assert.ok(Math.hypot(a.x - b.x, a.y - b.y) >= 60);
  assert.ok(nodes.every(({ x }) => x > 0 && x < 400));
  assert.deepEqual(freePlace(EMPTY, { x: 0, y: 0 }, 10), { x: 40, y: 40 });
});

test('lines that join the same nodes lie apart', () => {
  const sketch: Sketch = {
    nodes: [
      { name: 'a', x: 50, y: 50 },
      { name: 'b', x: 250, y: 50 },
    ],
    edges: [
      [0, 1],
      [1, 0],
      [0, 1],
      [0, 0],
      [0, 0],
    ],
    tokens: [],
  };
  const middles = linesOf(sketch).map(({ middle: { x, y } }) => `${x} ${y}`);
  assert.equal(new Set(middles).size, middles.length);
});

test('a line that would run through nodes runs past them', () => {
  const nodes = [
    { name: 'a', x: 40, y: 100 },
    { name: 'b', x: 120, y: 112 },
    { name: 'c', x: 220, y: 90 },
    { name: 'd', x: 320, y: 100 },
  ];
  const middleOf = (edge: [number, number]) =>
    linesOf({ nodes, edges: [edge], tokens: [] })[0].middle;
  for (const edge of [
    [0, 3],
    [3, 0],
  ] as [number, number][])
    assert.ok(Math.abs(middleOf(edge).y - 100) > 25);
  assert.equal(middleOf([0, 1]).y, 106);
});

test('the texts: edges, DOT and the input of a judge', () => {
  const { sketch } = typed('n n n Home Enter PageDown Enter t t');
  assert.equal(textOf(sketch, graph, 'text'), 'a>b c');
  assert.equal(textOf(sketch, graph, 'dot'), 'digraph {\n  b [xlabel="●●"];\n  c;\n  a -> b;\n}');
  assert.equal(textOf(sketch, graph, 'judge'), '3 1 2\n1 2\n2 2');
  const plant = typed('n n Enter Home Enter', 'hackenbush');
  assert.equal(textOf(plant.sketch, hackenbush, 'judge'), '2 1\n1 0');
  const named = drawings.nameNode(typed('n', 'node-kayles'), '图');
  assert.equal(textOf(named.sketch, net, 'dot'), 'graph {\n  "图";\n}');
  assert.equal(textOf(EMPTY, graph, 'dot'), '');
});
