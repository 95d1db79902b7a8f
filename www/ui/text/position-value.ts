/** Format the value of a position in the usual notation: a number, or ∞ with the values of its options. */

/** @returns null if there is no value */
export function valueOf({
  nimber,
  infinite,
}: {
  nimber?: number | string | null;
  infinite?: (number | string)[] | null;
}): string | null {
  if (infinite) return infinite.length ? `∞{${infinite.join(',')}}` : '∞';
  return nimber === null || nimber === undefined ? null : String(nimber);
}
