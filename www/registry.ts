/**
 * The public widgets of the kernel: a line and a class each. The class, with its decorators and doc comments, is the
 * contract from which the manifest, the types and docs/widgets.md derive (scripts/lib/widgets.mjs). Those of extras
 * stand in their descriptors.
 */
import type { Widgets } from './extra.ts';

export const widgets: Widgets = {
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
  'mex-lesson': () => import('./learn/mex-lesson.ts'),
  'mex-proof': () => import('./learn/mex-proof.ts'),
  'mex-twin': () => import('./learn/mex-twin.ts'),
};

/**
 * Loads a widget; one that neither the kernel nor an extra has stays as it is. The descriptors of extras come with the
 * first widget that the kernel lacks: a page of notes may have none.
 */
export const loadWidget = (tag: string): Promise<unknown> =>
  widgets[tag]?.() ?? import('./extra-parts.ts').then((parts) => parts.loadWidget(tag));
