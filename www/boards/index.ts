import { load } from '../i18n/languages.ts';
import type { AnyBoard } from './board.ts';

/** Return a function that loads a board together with the texts that only some boards use. */
const spoken = (board: () => Promise<AnyBoard>) => async () =>
  (await Promise.all([board(), load('boards')]))[0];

/**
 * The loader of each board, by name. The core returns the name of the board of a position. The board's module
 * of pure functions is loaded when first needed; boards/board.ts describes the exports of a module.
 */
export const boards: Record<string, () => Promise<AnyBoard>> = {
  heaps: () => import('./heaps.ts'),
  race: spoken(() => import('./race.ts')),
  stairs: spoken(() => import('./stairs.ts')),
  places: spoken(() => import('./places.ts')),
  letters: spoken(() => import('./letters.ts')),
  graph: spoken(() => import('./graph.ts')),
  walk: spoken(() => import('./graph.ts')),
  net: spoken(() => import('./net.ts')),
  arcs: spoken(() => import('./arcs.ts')),
  split: spoken(() => import('./split.ts')),
  merge: spoken(() => import('./merge.ts')),
  options: spoken(() => import('./options.ts')),
  strip: spoken(() => import('./strip.ts')),
  coins: spoken(() => import('./coins.ts')),
  plane: spoken(() => import('./plane.ts')),
  pieces: spoken(() => import('./pieces.ts')),
  rows: spoken(() => import('./rows.ts')),
  sheets: spoken(() => import('./sheets.ts')),
  chess: spoken(() => import('./chess.ts')),
  between: spoken(() => import('./between.ts')),
  chips: spoken(() => import('./chips.ts')),
  plant: spoken(() => import('./plant.ts')),
  tree: spoken(() => import('./tree.ts')),
  each: spoken(() => import('./each.ts')),
};
