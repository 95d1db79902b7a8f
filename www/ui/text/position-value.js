/** The value of a position as it is written: a number, or ∞ with the numbers of its options. */

/**
 * @param {{nimber?: number | string | null, infinite?: (number | string)[] | null}} is
 * @returns {string | null} null where there is none
 */
export function valueOf({ nimber, infinite }) {
  if (infinite) return infinite.length ? `∞{${infinite.join(',')}}` : '∞';
  return nimber === null || nimber === undefined ? null : String(nimber);
}
