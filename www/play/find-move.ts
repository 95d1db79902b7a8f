import * as engine from '../engine/api.ts';
import { sameParts } from '../ui/text/same-position.ts';
import { current } from './session.ts';
import type { Session } from './session.ts';

/** The most moves examined. */
const LIMIT = 500;

/**
 * The move that leads to a position, as text; null where none does.
 * @param position up to the order of its heaps
 */
export async function moveTo(s: Session, position: string, signal: AbortSignal) {
  try {
    const { moves } = await engine.analyze(s.game, current(s), { limit: LIMIT, signal });
    return moves.find(({ to }) => sameParts(to, position))?.text ?? null;
  } catch {
    return null;
  }
}
