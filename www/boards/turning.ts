/**
 * The choice of coins to turn, as data: a coin with heads up, then others to its left. The core's `{most,
 * run}` says which choices are legal.
 */

/** The largest number of coins in a move (null: any number), and whether the coins must be consecutive. */
export type Turning = { most: number | null; run: boolean };

/**
 * Return the chosen coins after a coin was pressed, in descending order, or null if the coin cannot be
 * chosen.
 * @param chosen the chosen coins in descending order, the coin with heads up first
 * @param faces a letter for each coin, H or T
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
    // Pressing the last coin of the run removes that coin from the run.
    const end = coin === chosen.at(-1) ? coin + 1 : coin;
    if (most !== null && head - end + 1 > most) return null;
    return Array.from({ length: head - end + 1 }, (_, i) => head - i);
  }
  if (chosen.includes(coin)) return chosen.filter((c) => c !== coin);
  if (most !== null && chosen.length >= most) return null;
  return [...chosen, coin].sort((a, b) => b - a);
}

/**
 * Return whether a choice counts as a finished move: coin 0 alone, the largest number of coins, or a run of
 * at least two coins.
 */
export function isComplete(chosen: number[], { most, run }: Turning) {
  if (!chosen.length) return false;
  return (
    chosen[0] === 0 ||
    (!run && most !== null && chosen.length >= most) ||
    (run && chosen.length > 1)
  );
}
