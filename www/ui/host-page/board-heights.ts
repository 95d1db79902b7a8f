/**
 * The heights of `<mex-game>` in pixels at three widths, for boards that are lower or higher than heaps. The
 * build replaces the names of boards by the games played on them, so that a page need not know the board of
 * each game.
 */
export const boardHeights: [boards: string, heights: number[]][] = [
  ['strip coins letters split net', [690, 500, 400]],
  ['between sheets merge options', [800, 580, 480]],
  ['plant tree race chess graph', [840, 720, 620]],
];
