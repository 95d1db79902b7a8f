/**
 * The boards whose positions are shown as small pictures in lists, with the height of a picture in lines of
 * text. Boards such as heaps and letters are missing, since their texts are shorter.
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
 * Return the height of a board's small picture in lines of text, or 0 if positions are shown as texts.
 * @param draw the name of the board
 */
export const pictured = (draw: string | undefined) => PICTURED[draw as keyof typeof PICTURED] ?? 0;

/** Return whether positions of a board are shown as small pictures in lists. */
export const isPictured = (draw: string | undefined) => pictured(draw) > 0;
