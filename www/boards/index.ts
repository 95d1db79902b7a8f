import type { AnyBoard } from './board.ts';

/**
 * The boards, one a line. The core names the board of a position; its module, of pure functions, is loaded
 * when first needed, for the page and for pictures alike. See boards/board.ts for what it exports.
 */
export const boards: Record<string, () => Promise<AnyBoard>> = {
  heaps: () => import('./heaps.ts'),
  race: () => import('./race.ts'),
  stairs: () => import('./stairs.ts'),
  places: () => import('./places.ts'),
  letters: () => import('./letters.ts'),
  graph: () => import('./graph.ts'),
  walk: () => import('./graph.ts'),
  net: () => import('./net.ts'),
  arcs: () => import('./arcs.ts'),
  split: () => import('./split.ts'),
  merge: () => import('./merge.ts'),
  options: () => import('./options.ts'),
  strip: () => import('./strip.ts'),
  coins: () => import('./coins.ts'),
  plane: () => import('./plane.ts'),
  pieces: () => import('./pieces.ts'),
  rows: () => import('./rows.ts'),
  sheets: () => import('./sheets.ts'),
  between: () => import('./between.ts'),
  chips: () => import('./chips.ts'),
  plant: () => import('./plant.ts'),
  tree: () => import('./tree.ts'),
  each: () => import('./each.ts'),
};
