/**
 * Choosing which coins to turn, as data: a head, then others to its left. Nothing here knows the
 * DOM; what may be done is the core's `{most, run}`.
 */

/** Most coins in a move (null: any number); whether they must be consecutive. */
export type Turning = { most: number | null; run: boolean };

/**
 * What is chosen after a coin was pressed, in descending order; null when it cannot be chosen.
 * @param chosen in descending order, the head first
 * @param faces H and T
 */
export function toggle(
  chosen: number[],
  coin: number,
  faces: string,
  { most, run }: Turning,
): number[] | null {
  const head = chosen[0];
  if (head === undefined || coin > head) return faces[coin] === 'H' ? [coin] : null;
  if (coin === head) return [];
  if (run) {
    // Pressing the end of the run again takes it off.
    const end = coin === chosen.at(-1) ? coin + 1 : coin;
    if (most !== null && head - end + 1 > most) return null;
    return Array.from({ length: head - end + 1 }, (_, i) => head - i);
  }
  if (chosen.includes(coin)) return chosen.filter((c) => c !== coin);
  if (most !== null && chosen.length >= most) return null;
  return [...chosen, coin].sort((a, b) => b - a);
}

/** Whether no other coin can be added. */
export function isComplete(chosen: number[], { most, run }: Turning) {
  if (!chosen.length) return false;
  return (
    chosen[0] === 0 ||
    (!run && most !== null && chosen.length >= most) ||
    (run && chosen.length > 1)
  );
}
