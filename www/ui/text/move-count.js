/**
 * The number of moves as a number, Infinity if uncountable.
 * @param {number | string | null | undefined} count `moveCount` of an analysis
 */
export const moveNumber = (count) => (count === null ? Infinity : Number(count));
