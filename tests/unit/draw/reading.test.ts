import assert from 'node:assert/strict';
import { test } from 'vitest';
import { TRAITS, drawnGames } from '../../../www/draw/drawn-games.ts';
import { placeOf, sketchOfGame, sketchOfText, startOf } from '../../../www/draw/reading.ts';
import { FORMATS, edgesText, textOf, tokensText } from '../../../www/draw/sketch-text.ts';
import { describe, readGame } from '../../../www/index.ts';
import type { GraphGame, Place } from '../../../www/engine/types.ts';

const FRAME = { width: 400, height: 300 };

/** A position of each game that is played on a graph, in canonical form. */
const PLACES: Record<GraphGame, Place> = {
  graph: { game: 'graph a>b a>c b>c d', position: 'a a b' },
  geography: { game: 'geography a-b b-c c-d a-d', position: 'c' },
  'node-kayles': { game: 'node-kayles', position: 'a-b b-c d' },
  'arc-kayles': { game: 'arc-kayles misere', position: 'a-b b-c c-d' },
  hackenbush: { game: 'hackenbush', position: '0-a a-b a-b b-b' },
  prune: { game: 'prune', position: '0-a a-b a-c' },
  uproot: { game: 'uproot', position: '0-a a-b a-c' },
};

test('every game on a graph becomes a drawing, and the drawing the same game', async () => {
  for (const name of drawnGames) {
    const place = PLACES[name];
    const { misere } = await readGame(place.game);
    const sketch = await sketchOfGame(place, FRAME);
    assert.deepEqual(await placeOf(sketch, { game: name, misere }), place);
  }
});

test('what is written is read as the same graph, in each format', async () => {
  for (const name of drawnGames) {
    const sketch = await sketchOfGame(PLACES[name], FRAME);
    const traits = TRAITS[name];
    for (const format of FORMATS) {
      // Skip Hackenbush in the judge's format, which merges parallel edges and has no loops.
      if (format === 'judge' && name === 'hackenbush') continue;
      const text = textOf(sketch, traits, format);
      // In the judge's format, a first line of two numbers may be the counts or an edge if nodes without
      // edges are allowed: the text must be rejected as ambiguous.
      if (format === 'judge' && name === 'node-kayles') {
        await assert.rejects(sketchOfText(text, name, FRAME), { code: 'two-readings' });
        continue;
      }
      const read = await sketchOfText(text, name, FRAME);
      assert.ok(read);
      if (format !== 'judge') assert.equal(edgesText(read, traits), edgesText(sketch, traits));
      assert.equal(read.nodes.length, sketch.nodes.length);
      assert.equal(read.edges.length, sketch.edges.length);
      if (format === 'judge') assert.equal(read.tokens.length, sketch.tokens.length);
    }
  }
});

test('geography: the nodes that the token has left are not drawn', async () => {
  const sketch = await sketchOfGame({ game: 'geography a-b b-c c-d d-a', position: 'b a' }, FRAME);
  assert.deepEqual([edgesText(sketch, TRAITS.geography), tokensText(sketch)], ['c-d d-a', 'a']);
});

test('nodes are arranged apart from each other, and within the frame', async () => {
  for (const [game, text] of [
    ['graph', 'a>b a>c b>c c>d d>e'],
    ['graph', 'a>b b>c c>a'],
    ['node-kayles', 'C6'],
    ['arc-kayles', '4x5'],
    ['hackenbush', '0-a a-b a-c c-d'],
    // In `0-a b-c` the edge b-c is not connected to the ground 0.
    ['hackenbush', '0-a b-c'],
  ] as [GraphGame, string][]) {
    const sketch = await sketchOfText(text, game, FRAME).catch((error) => {
      assert.equal(error.code, 'unrooted');
      return null;
    });
    for (const [i, a] of (sketch?.nodes ?? []).entries()) {
      assert.ok(a.x > 17 && a.y > 17, `${text} ${a.name}`);
      for (const b of sketch?.nodes.slice(0, i) ?? [])
        assert.ok(Math.hypot(a.x - b.x, a.y - b.y) > 40, `${text} ${a.name}${b.name}`);
    }
  }
});

test('a graph that is too large is not drawn; a text that is none says so', async () => {
  assert.equal(await sketchOfText('12x12', 'geography', FRAME), null);
  await assert.rejects(sketchOfText('a b c', 'graph', FRAME), { code: 'expected-edge' });
});

test('a graph without tokens begins with those of an example', async () => {
  const sketch = await sketchOfText('a>b b>c', 'graph', FRAME);
  assert.ok(sketch);
  const place = await placeOf(sketch, { game: 'graph', misere: false });
  assert.deepEqual(place, { game: 'graph a>b b>c', position: '' });
  const { game, position } = await startOf(place);
  assert.equal((await describe(game, position)).position, position);
});
