/** The largest number of heaps that are drawn; further heaps are opened by their number. */
export const SHOWN = 40;
/** The key of the cell that opens heaps which are not drawn. */
export const MORE = 'more';
/** The key of the cell that takes the same amount from both heaps. */
export const BOTH = 'both';
