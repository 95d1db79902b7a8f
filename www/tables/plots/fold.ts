/**
 * A sequence arranged in rows: heap n is in column (n + shift) mod width, so that a period begins at the
 * left. If the values grow by a saltus from period to period, the growth is subtracted from each row.
 */

export interface Fold {
  nimbers: ArrayLike<number>;
  /** The number of heaps in a row. */
  width: number;
  /** The number of empty cells before heap 0. */
  shift: number;
  rows: number;
  /** The row in which the period begins, or -1 without a period. */
  begins: number;
  /** The first heap from whose value the growth is subtracted. */
  from: number;
  /** The growth of the values from row to row; 0 if it is not subtracted. */
  saltus: number;
}

export function foldBy(
  nimbers: ArrayLike<number>,
  period: { preperiod: number; length: number; saltus?: number } | null,
  width: number,
): Fold {
  const begin = period ? period.preperiod : 0;
  const shift = (width - (begin % width)) % width;
  // The growth can be subtracted only if a row contains a whole number of periods.
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

/** Return the heap in a column and row, or -1 if the cell is empty. */
export function heapIn({ width, shift, nimbers }: Fold, column: number, row: number) {
  if (column < 0 || column >= width || row < 0) return -1;
  const n = row * width + column - shift;
  return n >= 0 && n < nimbers.length ? n : -1;
}

/** Return the column and row of a heap. */
export function placeOf({ width, shift }: Fold, n: number) {
  return { column: (n + shift) % width, row: Math.floor((n + shift) / width) };
}

/** Return the value shown for a heap: its SG value minus the growth up to its row. */
export function shownAt({ nimbers, saltus, from, width }: Fold, n: number) {
  const value = nimbers[n];
  return saltus === 0 || n < from ? value : value - saltus * Math.floor((n - from) / width);
}

/**
 * Return the largest displayed value. If growth is subtracted, only heaps before the second row of the period
 * count, and the result is at least 1.
 * @param top the largest of all values
 */
export function shownTop(fold: Fold, top: number) {
  if (fold.saltus === 0) return top;
  const end = Math.min(fold.nimbers.length, fold.from + fold.width);
  let most = 1;
  for (let n = 0; n < end; n += 1) most = Math.max(most, shownAt(fold, n));
  return most;
}
