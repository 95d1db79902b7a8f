import { openings } from '../engine/wasm/openings.js';

/**
 * The description of a game's example position, computed when the core was built, so that the first
 * board need not wait for the core.
 * @param {string} game
 * @param {string} position
 * @returns {import('../engine/types.ts').Description | undefined}
 */
export const opening = (game, position) =>
  structuredClone(openings.find((known) => known.game === game && known.position === position));
