/** Which covered squares of a board are the two halves of one domino. */

/** Two squares by their numbers, row by row; the first is the smaller one. */
export type Domino = readonly [first: number, second: number];

/** The squares beside one: right, below, left and above. */
const beside = (at: number, width: number) => [
  ...(at % width < width - 1 ? [at + 1] : []),
  at + width,
  ...(at % width ? [at - 1] : []),
  at - width,
];

/**
 * Pairs covered squares, as many as can be: a position says which squares are covered, not by which
 * dominoes. What is left over is blocked.
 * @param known dominoes that were seen to be laid
 */
export function dominoesOn(taken: number[], width: number, known: readonly Domino[] = []) {
  const covered = new Set(taken);
  const seen = known.filter((domino) => {
    const lies = domino.every((at) => covered.has(at));
    if (lies) for (const at of domino) covered.delete(at);
    return lies;
  });
  const partner = new Map<number, number>();
  /** Finds a partner, and another for those that lose theirs. */
  const pair = (at: number, tried: Set<number>): boolean =>
    beside(at, width).some((other) => {
      if (!covered.has(other) || tried.has(other)) return false;
      tried.add(other);
      const lost = partner.get(other);
      if (lost !== undefined && !pair(lost, tried)) return false;
      partner.set(other, at);
      return true;
    });
  // Neighbours have different colours on a chessboard: the squares of one colour are given partners.
  const isWhite = (at: number) => ((at % width) + Math.floor(at / width)) % 2 === 0;
  for (const at of covered) if (isWhite(at)) pair(at, new Set());
  const found = [...partner].map(([a, b]): Domino => [Math.min(a, b), Math.max(a, b)]);
  return [...seen, ...found].sort(([a], [b]) => a - b);
}
