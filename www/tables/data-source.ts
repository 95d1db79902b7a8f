/** Fetches the values of a table from the engine. */
import * as engine from '../engine/api.ts';
import { cardOf } from '../games.ts';
import { pyramidOf } from './plots/pyramid.ts';
import type { GrundyValues, TablePart } from '../engine/types.ts';

/** The maximum number of options listed for a cell. */
export const OPTIONS = 400;

/** The maximum width of a map, in cells. */
const MAP = 1024;

/** Return the table of a game, or the map of a game on two heaps or on rows if it has no table. */
export async function compute(
  game: string,
  upto: number,
  {
    third = 0,
    ...how
  }: {
    /** The length of the third row, for a map of rows. */ third?: number;
    budget?: number;
    signal?: AbortSignal;
    /** The values that were computed before. */ resume?: GrundyValues;
    onPart?: (part: TablePart) => void;
  },
) {
  try {
    return await engine.table(game, upto, how);
  } catch (thrown) {
    if ((thrown as { code?: string } | null)?.code !== 'no-table') throw thrown;
    try {
      return await computeMap(game, upto, third, how.signal);
    } catch (other) {
      // If the game has neither table nor map, throw the error of the table, which is more informative.
      throw (other as { code?: string } | null)?.code === 'no-table' ? thrown : other;
    }
  }
}

/**
 * Return the map of the values of two heaps up to `upto`, or of two rows above a third row of the length
 * `third`. The map has at most `MAP` columns and rows.
 */
export function computeMap(game: string, upto: number, third: number, signal?: AbortSignal) {
  const side = Math.min(MAP, upto + 1);
  return engine.grid(game, side, side, { third, signal, budget: 1e9 });
}

/** Return a single heap of size `n` as the text of a position; null if the board would be empty. */
export function positionOf(game: string, n: number) {
  const { fill, last } = cardOf(game)?.oneHeap ?? { fill: '', last: '' };
  if (!last) return String(n);
  return n === 0 ? null : fill.repeat(n - 1) + last;
}

/** The width in pixels from which the plot stands beside the cells, and the cells' share of the width. */
const BESIDE = { from: 820, share: 0.5 };

/** Return the number of columns that fit into the width: 20 (for more than 40 values), 10 or 5. */
export function columnsFor(values: ArrayLike<number>, width: number) {
  const [least, digit, head] = width > 480 ? [38, 9, 52] : [28, 8, 34];
  const free = width >= BESIDE.from ? width * BESIDE.share : width;
  const space = (free - head) / Math.max(least, digit * String(pyramidOf(values).top).length + 8);
  return space >= 20 && values.length > 40 ? 20 : space >= 9.4 ? 10 : 5;
}
