/** Loads the elements of the views: apart from views.js, which the elements import through state.js. */

/** @type {Record<string, () => Promise<unknown>>} */
export const loaders = {
  play: () => import('./mex-play-view.js'),
  ladder: () => import('./mex-ladder-view.js'),
  today: () => import('./mex-today-view.js'),
  tables: () => import('./mex-tables-view.js'),
  graph: () => import('./mex-graph-view.js'),
  quotient: () => import('./mex-quotient-view.js'),
  union: () => import('./mex-union-view.js'),
  practice: () => import('./mex-practice.js'),
  class: () => import('./mex-class-view.js'),
  sheet: () => import('./mex-sheet-view.js'),
  unsolved: () => import('./mex-unsolved-view.js'),
  learn: () => import('./mex-learn-view.js'),
};
