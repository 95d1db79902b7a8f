import { openings } from '../engine/wasm/openings.js';
import type { Description } from '../engine/types.ts';

/**
 * The description of a game's example position, computed when the core was built, so that the first
 * board need not wait for the core.
 */
export const opening = (game: string, position: string): Description | undefined =>
  structuredClone(openings.find((known) => known.game === game && known.position === position));
