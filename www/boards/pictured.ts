/**
 * The boards of which a small picture says more than the text of the position. A few heaps are shorter as
 * numbers, and a row of letters as letters.
 */
const PICTURED = {
  plant: 1.2,
  tree: 1.2,
  graph: 1.6,
  walk: 1.6,
  plane: 1,
  pieces: 1.2,
  rows: 1,
  sheets: 1,
  coins: 1,
};

/**
 * How many times as high as a row of text a board's picture is; 0 where positions are named by
 * text.
 * @param draw the name of the board
 */
export const pictured = (draw: string | undefined) => PICTURED[draw as keyof typeof PICTURED] ?? 0;

/** Whether positions of a board are named by a picture. */
export const isPictured = (draw: string | undefined) => pictured(draw) > 0;
