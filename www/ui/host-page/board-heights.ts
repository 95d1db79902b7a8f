/**
 * The heights of `<mex-game>` for boards that are lower or higher than heaps, in pixels, at three widths. The build
 * writes them with the games in place of the boards, so that a page need not know the boards of all games.
 */
export const boardHeights: [boards: string, heights: number[]][] = [
  ['strip coins letters split net', [690, 500, 400]],
  ['between sheets merge options', [800, 580, 480]],
  ['plant tree race chess graph', [840, 720, 620]],
];
