/** The number of moves left, shown with winning moves that a person requested. */
import * as engine from '../engine/api.ts';
import { load } from '../i18n/languages.ts';
import { farMessage } from '../ui/text/far-words.ts';
import type { GameModel } from './game-model.ts';
import type { Analysis } from '../engine/types.ts';

/** The budget of the search in steps; low, since a hint should appear at once. */
const STEPS = 2_000_000;

/** Compute the number of moves left and add it to the hints, if they are still shown. */
export async function addFar(game: GameModel, hints: Analysis) {
  const steps = engine.remoteness(hints.game, hints.position, { budget: STEPS });
  // Ignore failures: hints are complete without the number of moves left.
  const [far] = await Promise.all([steps, load('why')]).catch(() => [null]);
  if (!far || far.remoteness === null || game.hinted !== hints) return;
  game.hinted = { ...hints, far: farMessage(far) };
}
