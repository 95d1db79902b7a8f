import { openings } from '../engine/wasm/openings.js';
import type { Description } from '../engine/types.ts';

/**
 * Return the description of a game's example position, if it was computed when the core was built; otherwise
 * undefined. With the description, the first board need not wait for the core.
 */
export const opening = (game: string, position: string): Description | undefined =>
  structuredClone(openings.find((known) => known.game === game && known.position === position));
