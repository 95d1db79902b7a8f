/** Loads the elements of the views: apart from views.js, which the elements import through state.js. */

export const loaders: Record<string, () => Promise<unknown>> = {
  play: () => import('./mex-play-view.ts'),
  ladder: () => import('./mex-ladder-view.ts'),
  today: () => import('./mex-today-view.ts'),
  tables: () => import('./mex-tables-view.ts'),
  graph: () => import('./mex-graph-view.ts'),
  quotient: () => import('./mex-quotient-view.ts'),
  union: () => import('./mex-union-view.ts'),
  practice: () => import('./mex-practice.ts'),
  class: () => import('./mex-class-view.ts'),
  sheet: () => import('./mex-sheet-view.ts'),
  unsolved: () => import('./mex-unsolved-view.ts'),
  learn: () => import('./mex-learn-view.ts'),
};
