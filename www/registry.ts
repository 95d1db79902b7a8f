/**
 * The public widgets of the page, each with a function that loads its class. The manifest, the types and
 * docs/widgets.md are generated from the class with its decorators and doc comments
 * (scripts/lib/widgets.mjs). The descriptors of extras list the widgets of extras.
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
 * Load a widget. An unknown tag loads the descriptors of all extras, since one of them may define the widget.
 */
export const loadWidget = (tag: string): Promise<unknown> =>
  widgets[tag]?.() ?? import('./extra-parts.ts').then((parts) => parts.loadWidget(tag));
