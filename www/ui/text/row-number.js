/**
 * What stands before a row of heaps that are folded by a period: with a column's number it makes
 * the heap. Where the period begins within a row of its own length, the first row starts below 0.
 * @param {number} width heaps in a row
 * @param {number} shift empty places before heap 0
 * @param {number} row
 */
export function rowNumber(width, shift, row) {
  const first = row * width - shift;
  return first < 0 ? `−${-first}` : String(first);
}
