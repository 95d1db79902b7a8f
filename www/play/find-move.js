import * as engine from '../engine/api.js';
import { sameParts } from '../ui/text/same-position.ts';
import { current } from './session.js';

/** The most moves examined. */
const LIMIT = 500;

/**
 * The move that leads to a position, as text; null where none does.
 * @param {import('./session.js').Session} s
 * @param {string} position up to the order of its heaps
 * @param {AbortSignal} signal
 */
export async function moveTo(s, position, signal) {
  try {
    const { moves } = await engine.analyze(s.game, current(s), { limit: LIMIT, signal });
    return moves.find(({ to }) => sameParts(to, position))?.text ?? null;
  } catch {
    return null;
  }
}
