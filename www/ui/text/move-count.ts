/**
 * Convert the number of moves of an analysis to a number; Infinity if the core cannot count them in 128 bits.
 * @param count `moveCount` of an analysis
 */
export const moveNumber = (count: number | string | null | undefined) =>
  count === null ? Infinity : Number(count);
