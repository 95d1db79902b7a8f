import * as engine from '../engine/api.ts';
import { sameParts } from '../ui/text/same-position.ts';
import { current } from './session.ts';
import type { Session } from './session.ts';

/** Return the moves of the current position, at most 500. */
export const movesNow = async (s: Session, signal: AbortSignal) =>
  (await engine.analyze(s.game, current(s), { limit: 500, signal })).moves;

/**
 * Return the move that leads to a position, as text; null if `movesNow` has none or fails.
 * @param position the position; the order of its heaps is ignored
 */
export async function moveTo(s: Session, position: string, signal: AbortSignal) {
  try {
    const moves = await movesNow(s, signal);
    return moves.find(({ to }) => sameParts(to, position))?.text ?? null;
  } catch {
    return null;
  }
}
