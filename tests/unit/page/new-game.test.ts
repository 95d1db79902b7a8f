import assert from 'node:assert/strict';
import { test } from 'vitest';
import { analyze, describe } from '../../../www/index.ts';
import { games } from '../../../www/engine/wasm/games.js';
import { keepPosition, placeIn } from '../../../www/setup/new-game.ts';
import { example } from '../../../www/ui/element/example.ts';

test('every game of the list begins with its example', async () => {
  for (const { game, position } of games) assert.equal(await example(game, 1), position, game);
});

test('other arguments, and misère play, begin with a position that can be won', async () => {
  for (const game of [
    'moore 3',
    'subtract 2 5',
    'graph a>b b>c',
    'geography a-b b-c',
    '0.77',
    'letters misere',
  ]) {
    const position = await example(game, 1);
    assert.equal((await analyze(game, position)).outcome, 'N', `${game}: ${position}`);
    assert.equal(await example(game, 1), position, 'the same each time');
  }
});

test('a position is kept for its game, as it was typed', async () => {
  keepPosition('nim', '4  4 9x');
  const plant = await placeIn('hackenbush', '4  4 9x');
  await describe('hackenbush', plant);
  keepPosition('hackenbush', plant);
  assert.equal(await placeIn('nim', plant), '4  4 9x');
  // A position is kept for a game with other arguments only if the position is valid for that game.
  keepPosition('graph a>b', 'a');
  assert.notEqual(await placeIn('graph x>y', plant), 'a');
  // The current position is kept if it is valid in the new game.
  assert.equal(await placeIn('kayles', '8 8'), '8 8');
});
