/** Find which covered squares of a board are the two halves of one domino. */

/** The numbers of two adjacent squares, counted row by row, the smaller number first. */
export type Domino = readonly [first: number, second: number];

/** Return the numbers of the adjacent squares: right, below, left and above. */
const beside = (at: number, width: number) => [
  ...(at % width < width - 1 ? [at + 1] : []),
  at + width,
  ...(at % width ? [at - 1] : []),
  at - width,
];

/**
 * Pair as many covered squares as possible into dominoes, since a position stores only which squares are
 * covered. Squares without a partner are blocked.
 * @param known dominoes that were seen when they were placed
 */
export function dominoesOn(taken: number[], width: number, known: readonly Domino[] = []) {
  const covered = new Set(taken);
  const seen = known.filter((domino) => {
    const lies = domino.every((at) => covered.has(at));
    if (lies) for (const at of domino) covered.delete(at);
    return lies;
  });
  const partner = new Map<number, number>();
  /**
   * Find a partner for a square. If the partner is already taken, find another one for the square that loses
   * it (an augmenting path).
   */
  const pair = (at: number, tried: Set<number>): boolean =>
    beside(at, width).some((other) => {
      if (!covered.has(other) || tried.has(other)) return false;
      tried.add(other);
      const lost = partner.get(other);
      if (lost !== undefined && !pair(lost, tried)) return false;
      partner.set(other, at);
      return true;
    });
  // Adjacent squares have different colours on a chessboard, so it is enough to find partners for all white
  // squares.
  const isWhite = (at: number) => ((at % width) + Math.floor(at / width)) % 2 === 0;
  for (const at of covered) if (isWhite(at)) pair(at, new Set());
  const found = [...partner].map(([a, b]): Domino => [Math.min(a, b), Math.max(a, b)]);
  return [...seen, ...found].sort(([a], [b]) => a - b);
}
