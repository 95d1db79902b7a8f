import assert from 'node:assert/strict';
import { test } from 'vitest';
import { readGame } from '../../../www/index.ts';
import { AdaptiveStrength } from '../../../www/play/adaptive-strength.ts';
import { begin, push } from '../../../www/play/session.ts';
import { STRENGTHS, nearest, weaker } from '../../../www/play/strengths.ts';
import type { GameModel } from '../../../www/play/game-model.ts';
import { described, ply } from './plies.ts';

/** Return a finished game in which `who` made the last move. */
const over = (who: 'you' | 'computer', players: 1 | 2 = 1) =>
  ({
    session: push(begin({ beginning: described('1'), first: who, players }), ply('1-1', '0')),
    over: true,
    winner: who,
  }) as GameModel;

test('two games lost in a row make an offer; a game won takes it back', () => {
  const easing = new AdaptiveStrength();
  easing.arrive('nim', 1);
  easing.played(over('computer'));
  assert.equal(easing.offer(1), null);
  easing.played({ ...over('computer'), over: false } as GameModel);
  easing.played(over('computer'));
  assert.equal(easing.offer(1), 0.85);
  assert.equal(easing.losses, 2);
  easing.played(over('you'));
  assert.equal(easing.offer(1), null);
});

test('nothing is weaker than chance, and two people are offered nothing', () => {
  const easing = new AdaptiveStrength();
  easing.arrive('nim', 0);
  for (let i = 0; i < 3; i++) easing.played(over('computer'));
  assert.equal(easing.offer(0), null);
  const two = new AdaptiveStrength();
  two.arrive('nim', 1);
  for (let i = 0; i < 3; i++) two.played(over('computer', 2));
  assert.equal(two.offer(1), null);
});

test('what was chosen stays with its game', async () => {
  const easing = new AdaptiveStrength();
  assert.equal(easing.arrive('nim', 1), 1);
  easing.accept(1, 0.6);
  // The name of the game decides, without misère play and arguments: misère Nim counts as Nim, while
  // `subtract 1 3 4` is another game.
  assert.equal(easing.arrive((await readGame('nim misere')).card, 0.6), 0.6);
  assert.equal(easing.arrive((await readGame('subtract 1 3 4')).card, 0.6), 1);
  assert.equal(easing.arrive('nim', 1), 0.6);
  assert.equal(easing.arrive('kayles', 0.6), 1);
});

test('a strength set by hand, or by a link, is meant for every game', () => {
  const easing = new AdaptiveStrength();
  easing.arrive('nim', 1);
  easing.accept(1, 0.6);
  easing.forget();
  assert.equal(easing.arrive('kayles', 0.3), 0.3);
  easing.accept(0.3, 0);
  assert.equal(easing.arrive('nim', 0.85), 0.85);
});

test('the strengths fall, and one between them is taken for the nearest', () => {
  const values = STRENGTHS.map(([value]) => value);
  assert.deepEqual(
    values,
    [...values].sort((a, b) => b - a),
  );
  assert.equal(nearest(0.5), 0.6);
  assert.equal(weaker(0.9), 0.6);
  assert.equal(weaker(0), null);
});
