/**
 * The boards, one a line. The core names the board of a position; its module, of pure functions, is loaded
 * when first needed, for the page and for pictures alike. See scene/scene.js for what it exports.
 *
 * @type {Record<string, () => Promise<any>>}
 */
export const boards = {
  heaps: () => import('./heaps.js'),
  race: () => import('./race.js'),
  stairs: () => import('./stairs.js'),
  places: () => import('./places.js'),
  letters: () => import('./letters.js'),
  graph: () => import('./graph.js'),
  walk: () => import('./graph.js'),
  split: () => import('./split.js'),
  merge: () => import('./merge.js'),
  options: () => import('./options.js'),
  strip: () => import('./strip.js'),
  coins: () => import('./coins.js'),
  plane: () => import('./plane.js'),
  pieces: () => import('./pieces.js'),
  rows: () => import('./rows.js'),
  sheets: () => import('./sheets.js'),
  between: () => import('./between.js'),
  chips: () => import('./chips.js'),
  plant: () => import('./plant.js'),
  tree: () => import('./tree.js'),
  each: () => import('./each.js'),
};
