/**
 * The public widgets: a line and a class each. The class, with its decorators and doc comments, is the
 * contract from which the manifest, the types and docs/widgets.md derive (scripts/lib/widgets.mjs).
 */
export const widgets = {
  'mex-game': () => import('./play/mex-game.ts'),
  'mex-table': () => import('./tables/mex-table.ts'),
  'mex-graph': () => import('./graph/mex-graph.ts'),
  'mex-union': () => import('./union/mex-union.ts'),
  'mex-venn': () => import('./union/mex-venn.ts'),
  'mex-quotient': () => import('./quotient/mex-quotient.ts'),
  'mex-why': () => import('./why/mex-why.ts'),
  'mex-ask': () => import('./learn/mex-ask.ts'),
  'mex-bits': () => import('./learn/mex-bits.ts'),
  'mex-builder': () => import('./learn/mex-builder.ts'),
  'mex-check': () => import('./learn/mex-check.ts'),
  'mex-lesson': () => import('./learn/mex-lesson.ts'),
  'mex-proof': () => import('./learn/mex-proof.ts'),
  'mex-twin': () => import('./learn/mex-twin.ts'),
};

export type Tag = keyof typeof widgets;
