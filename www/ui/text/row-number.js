/**
 * The number in front of a row of heaps folded by a period: added to the column it gives the heap.
 * If the period begins inside a row, the first row starts below 0.
 * @param {number} width heaps in a row
 * @param {number} shift empty places before heap 0
 * @param {number} row
 */
export function rowNumber(width, shift, row) {
  const first = row * width - shift;
  return first < 0 ? `−${-first}` : String(first);
}
