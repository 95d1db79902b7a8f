/** Heaps that are drawn; the others are reached by their number. */
export const SHOWN = 40;
/** The cell that reaches heaps which are not drawn. */
export const MORE = 'more';
/** The cell that takes the same from both heaps. */
export const BOTH = 'both';
