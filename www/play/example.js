import { random } from '../engine/api.js';
import { openings } from '../engine/wasm/openings.js';
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

/**
 * What the core says of a position that a game is offered with, where it was asked as it was built: the
 * board need not wait for it then.
 * @param {string} game
 * @param {string} position
 * @returns {import('../engine/types.js').Description | undefined}
 */
export const opening = (game, position) =>
  structuredClone(openings.find((known) => known.game === game && known.position === position));
