/**
 * The number of moves as a number, Infinity if uncountable.
 * @param count `moveCount` of an analysis
 */
export const moveNumber = (count: number | string | null | undefined) =>
  count === null ? Infinity : Number(count);
