/**
 * How many moves there are, as a number to compare with; without end where they are more than can be
 * counted.
 * @param {number | string | null | undefined} count `moveCount` of an analysis
 */
export const moveNumber = (count) => (count === null ? Infinity : Number(count));
