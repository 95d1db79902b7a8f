/** The value of a position in the usual notation: a number, or ∞ with the values of its options. */

/**
 * @param {{nimber?: number | string | null, infinite?: (number | string)[] | null}} is
 * @returns {string | null} null if there is none
 */
export function valueOf({ nimber, infinite }) {
  if (infinite) return infinite.length ? `∞{${infinite.join(',')}}` : '∞';
  return nimber === null || nimber === undefined ? null : String(nimber);
}
