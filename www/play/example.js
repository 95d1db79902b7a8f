import { random } from '../engine/api.js';
import { cardOf } from '../games.js';

/**
 * A position to begin with: the one that is offered with a game, or one by chance.
 * @param {string} game
 * @param {number} seed
 */
export async function example(game, seed) {
  const card = cardOf(game);
  if (card?.game === game.trim()) return card.position;
  return (await random(game, { seed })).position;
}
