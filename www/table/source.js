/** Where a table's numbers come from. */
import * as engine from '../engine.js';
import { pyramidOf } from '../plots/pyramid.js';

/** A map is at most this wide. */
const MAP = 512;

/**
 * The table of a game, or its map where it is a game of two heaps.
 * @param {string} game
 * @param {number} upto
 * @param {import('../types.js').Control & {onPart?: (part: import('../types.js').TablePart) => void}} how
 */
export async function compute(game, upto, how) {
  try {
    return await engine.table(game, upto, how);
  } catch (thrown) {
    if (/** @type {any} */ (thrown)?.code !== 'no-table') throw thrown;
    const side = Math.min(MAP, upto + 1);
    try {
      return await engine.grid(game, side, side, { signal: how.signal });
    } catch {
      // The reason why there is no table says more than the one why there is no map.
      throw thrown;
    }
  }
}

/**
 * One heap of n as a position, or null where there is nothing on the board.
 * @param {string} game
 * @param {number} n
 */
export function positionOf(game, n) {
  if (!/^\s*letters\b/i.test(game)) return String(n);
  return n === 0 ? null : 'A'.repeat(n);
}

/** From this width on, options stand beside the cells. */
const BESIDE = 820;
/** The room that options take there. */
const PANEL = 330;

/**
 * 20, 10 or 5 numbers in a row, whatever there is room for.
 * @param {ArrayLike<number>} values
 * @param {number} width
 */
export function columnsFor(values, width) {
  const [least, digit, head] = width > 480 ? [38, 9, 52] : [28, 8, 34];
  const free = width >= BESIDE ? width - PANEL : width;
  const room = (free - head) / Math.max(least, digit * String(pyramidOf(values).top).length + 8);
  return room >= 20 && values.length > 40 ? 20 : room >= 9.4 ? 10 : 5;
}
