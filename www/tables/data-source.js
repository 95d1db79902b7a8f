/** Fetches the values of a table from the engine. */
import * as engine from '../engine/api.js';
import { cardOf } from '../games.js';
import { pyramidOf } from './plots/pyramid.js';

/** The most options listed for a cell. */
export const OPTIONS = 400;

/** The maximum width of a map. */
const MAP = 1024;

/**
 * The table of a game, or its map for a game on two heaps or on rows.
 * @param {string} game
 * @param {number} upto
 * @param {object} how
 * @param {number} [how.third] the third row of a map of rows
 * @param {number} [how.budget]
 * @param {AbortSignal} [how.signal]
 * @param {import('../engine/types.ts').GrundyValues} [how.resume] what was computed before
 * @param {(part: import('../engine/types.ts').TablePart) => void} [how.onPart]
 */
export async function compute(game, upto, { third = 0, ...how }) {
  try {
    return await engine.table(game, upto, how);
  } catch (thrown) {
    if (/** @type {any} */ (thrown)?.code !== 'no-table') throw thrown;
    try {
      return await computeMap(game, upto, third, how.signal);
    } catch (other) {
      // The error of the table is more informative than that of the map.
      throw /** @type {any} */ (other)?.code === 'no-table' ? thrown : other;
    }
  }
}

/**
 * The map of two heaps, up to the maximum width.
 * @param {string} game
 * @param {number} upto
 * @param {number} third
 * @param {AbortSignal} [signal]
 */
export function computeMap(game, upto, third, signal) {
  const side = Math.min(MAP, upto + 1);
  return engine.grid(game, side, side, { third, signal, budget: 1e9 });
}

/**
 * One heap of n as a position, or null if the board is empty.
 * @param {string} game
 * @param {number} n
 */
export function positionOf(game, n) {
  const { fill, last } = cardOf(game)?.oneHeap ?? { fill: '', last: '' };
  if (!last) return String(n);
  return n === 0 ? null : fill.repeat(n - 1) + last;
}

/** From this width on, the plot is beside the cells, which take this share. */
const BESIDE = { from: 820, share: 0.5 };

/**
 * 20, 10 or 5 numbers in a row, by the width.
 * @param {ArrayLike<number>} values
 * @param {number} width
 */
export function columnsFor(values, width) {
  const [least, digit, head] = width > 480 ? [38, 9, 52] : [28, 8, 34];
  const free = width >= BESIDE.from ? width * BESIDE.share : width;
  const room = (free - head) / Math.max(least, digit * String(pyramidOf(values).top).length + 8);
  return room >= 20 && values.length > 40 ? 20 : room >= 9.4 ? 10 : 5;
}
