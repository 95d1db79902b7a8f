/** How many moves are left, beside winning moves that a person asked for. */
import * as engine from '../engine/api.ts';
import { load } from '../i18n/languages.ts';
import { farMessage } from '../ui/text/far-words.ts';
import type { GameModel } from './game-model.ts';
import type { Analysis } from '../engine/types.ts';

/** Steps, few: a hint should appear at once. */
const STEPS = 2_000_000;

/** Adds it to the hints that are shown, once it is known. */
export async function addFar(game: GameModel, hints: Analysis) {
  const steps = engine.remoteness(hints.game, hints.position, { budget: STEPS });
  // Hints are complete without it.
  const [far] = await Promise.all([steps, load('why')]).catch(() => [null]);
  if (!far || far.remoteness === null || game.hinted !== hints) return;
  game.hinted = { ...hints, far: farMessage(far) };
}
