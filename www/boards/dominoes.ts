/** Find which covered squares of a board are the two halves of one domino. */

/** The numbers of two adjacent squares, counted row by row, the smaller number first. */
export type Domino = readonly [first: number, second: number];

/**
 * Return the numbers of the adjacent squares: right, below, left and above. The squares below and above may
 * lie outside the board.
 */
const beside = (at: number, width: number) => [
  ...(at % width < width - 1 ? [at + 1] : []),
  at + width,
  ...(at % width ? [at - 1] : []),
  at - width,
];

/**
 * Return the known dominoes and as many further dominoes as possible on the other covered squares, since a
 * position stores only which squares are covered. Squares without a domino are blocked.
 * @param known dominoes that were seen when they were placed; only those on covered squares are kept
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
   * Find a partner for a square, and return whether there is one. If the partner belongs to another square,
   * find a new partner for that square (an augmenting path).
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
