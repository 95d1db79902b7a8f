/**
 * A sequence folded into rows: heap n stands in column (n + shift) mod width, so that a period
 * begins at the left. With a saltus, it is subtracted from each row.
 *
 * @typedef {object} Fold
 * @property {ArrayLike<number>} nimbers
 * @property {number} width heaps in a row
 * @property {number} shift empty places before heap 0
 * @property {number} rows
 * @property {number} begins the row in which the period begins, or -1
 * @property {number} from the first heap whose growth is taken off
 * @property {number} saltus how much values grow from row to row
 */

/**
 * @param {ArrayLike<number>} nimbers
 * @param {{preperiod: number, length: number, saltus?: number} | null} period
 * @param {number} width
 * @returns {Fold}
 */
export function foldBy(nimbers, period, width) {
  const begin = period ? period.preperiod : 0;
  const shift = (width - (begin % width)) % width;
  // The saltus can be subtracted if a row is a whole number of periods.
  const times = period && width % period.length === 0 ? width / period.length : 0;
  return {
    nimbers,
    width,
    shift,
    rows: Math.ceil((nimbers.length + shift) / width),
    begins: period ? (begin + shift) / width : -1,
    from: begin,
    saltus: (period?.saltus ?? 0) * times,
  };
}

/** The heap at a place, or -1. @param {Fold} fold @param {number} column @param {number} row */
export function heapIn({ width, shift, nimbers }, column, row) {
  if (column < 0 || column >= width || row < 0) return -1;
  const n = row * width + column - shift;
  return n >= 0 && n < nimbers.length ? n : -1;
}

/** The column and row of a heap. @param {Fold} fold @param {number} n */
export function placeOf({ width, shift }, n) {
  return { column: (n + shift) % width, row: Math.floor((n + shift) / width) };
}

/** The value shown for a heap, less the saltus of its row. @param {Fold} fold @param {number} n */
export function shownAt({ nimbers, saltus, from, width }, n) {
  const value = nimbers[n];
  return saltus === 0 || n < from ? value : value - saltus * Math.floor((n - from) / width);
}

/**
 * The largest value shown; with a saltus, of the first rows.
 * @param {Fold} fold
 * @param {number} top of all
 */
export function shownTop(fold, top) {
  if (fold.saltus === 0) return top;
  const end = Math.min(fold.nimbers.length, fold.from + fold.width);
  let most = 1;
  for (let n = 0; n < end; n += 1) most = Math.max(most, shownAt(fold, n));
  return most;
}
