import { random } from '../engine/api.js';
import { openings } from '../engine/wasm/openings.js';
import { cardOf } from '../games.js';

/**
 * A starting position: the example of the game, or a random one.
 * @param {string} game
 * @param {number} seed
 */
export async function example(game, seed) {
  const card = cardOf(game);
  if (card?.game === game.trim()) return card.position;
  return (await random(game, { seed })).position;
}

/**
 * The description of a game's example position, computed when the core was built, so that the first
 * board need not wait for the core.
 * @param {string} game
 * @param {string} position
 * @returns {import('../engine/types.js').Description | undefined}
 */
export const opening = (game, position) =>
  structuredClone(openings.find((known) => known.game === game && known.position === position));
