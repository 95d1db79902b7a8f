/** How many moves are left, beside winning moves that a person asked for. */
import * as engine from '../engine/api.js';
import { farWords } from '../ui/text/far-words.ts';

/** Steps, few: nobody waits for a hint. */
const STEPS = 2_000_000;

/**
 * Adds it to the hints that are shown, once it is known.
 * @param {import('./mex-game.js').MexGame} game
 * @param {import('../engine/types.ts').Analysis} hints
 */
export async function addFar(game, hints) {
  const far = await engine
    .remoteness(hints.game, hints.position, { budget: STEPS })
    // Hints are complete without it.
    .catch(() => null);
  if (!far || far.remoteness === null || game.hinted !== hints) return;
  game.hinted = { ...hints, far: farWords((key, args) => game.t(key, args), far) };
}
