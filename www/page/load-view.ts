/** Loads the views: apart from views.js, which they import through state.js. */
import type { State } from './state.ts';

/** A component that is a view. */
export type Drawn = (values: { state: State }) => unknown;

export const loaders: Record<string, () => Promise<unknown>> = {
  play: () => import('./mex-play-view.ts'),
  ladder: async () => (await import('./ladder-view.ts')).ladderView,
  today: async () => (await import('./today-view.ts')).todayView,
  tables: () => import('./mex-tables-view.ts'),
  graph: () => import('./mex-graph-view.ts'),
  quotient: () => import('./mex-quotient-view.ts'),
  union: () => import('./mex-union-view.ts'),
  practice: () => import('./mex-practice.ts'),
  class: async () => (await import('./class-view.ts')).classView,
  sheet: async () => (await import('./sheet-view.ts')).sheetView,
  unsolved: async () => (await import('./unsolved-view.ts')).unsolvedView,
  learn: () => import('./mex-learn-view.ts'),
};
