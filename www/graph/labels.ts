/** Labels of nodes, and sentences that explain their values. */
import { mex } from '../ui/drawing/mex-steps.ts';
import { reversibleOptions, blockingOption } from './value-order.ts';
import type { Drawing, Node as MexNode } from './graph-data.ts';
import type { Translate, Translate as T } from '../i18n/languages.ts';

export type { Translate as T };

export function labelOf(t: T, drawing: Drawing, i: number, valued: boolean) {
  const { text, nimber, infinite, outcome, tokens, whole, closed } = drawing.nodes[i];
  const none = infinite ? t('graph.node.infinite', { set: infinite.join(', ') }) : '';
  const value = nimber === null || nimber === undefined ? none : t('graph.node.value', { nimber });
  return t('graph.node', {
    text: i === 0 && drawing.kind === 'positions' ? `${text} (${t('graph.node.start')})` : text,
    value: valued ? value : t('graph.node.unknown'),
    outcome: valued && outcome ? t(`common.${outcome.toLowerCase()}_position`) : '',
    options: t('common.clauses', {
      clauses: [
        whole ? t('graph.node.options', { count: drawing.options[i].length }) : '',
        closed ? t('graph.node.closed', { count: closed }) : '',
        tokens ? t('graph.node.tokens', { count: tokens }) : '',
      ],
    }),
  });
}

/**
 * Explain why a node has its value or outcome.
 * @returns a sentence, and the values of the node's options or null if they are not shown
 */
export function reasonOf(
  t: T,
  drawing: Drawing,
  i: number,
): { says: string; values: number[] | null } {
  const { text, nimber, infinite, outcome, whole } = drawing.nodes[i];
  const options = drawing.options[i].map((to) => drawing.nodes[to]);
  if (!whole) return { says: t('graph.says.part', { text }), values: null };
  if (nimber !== null && nimber !== undefined) {
    if (options.length === 0) return { says: t('graph.says.none', { text }), values: [] };
    const values = numbersOf(options);
    const others = options.some((option) => option.infinite) ? reversibleOptions(drawing, i) : [];
    if (others.length) {
      const below = values.filter((value) => value < Number(nimber));
      const args = { text, values: below.join(', '), mex: nimber, others };
      return { says: t('graph.says.loopy', args), values: below };
    }
    const label = t('graph.says.mex', { text, values: values.join(', '), mex: mex(values) });
    return { says: label, values };
  }
  if (infinite) {
    const values = numbersOf(options);
    const least = mex(values);
    const details = {
      text,
      set: values.join(', '),
      mex: least,
      by: blockingOption(drawing, i, least)!,
    };
    return { says: t('graph.says.infinite', details), values };
  }
  if (options.length === 0) {
    const key = drawing.misere ? 'graph.says.end.misere' : 'graph.says.end';
    return { says: t(key, { text }), values: null };
  }
  if (outcome === 'D') return { says: t('graph.says.drawn', { text }), values: null };
  const to = options.find((option) => option.outcome === 'P');
  return {
    says: to ? t('graph.says.won', { text, to: to.text }) : t('graph.says.lost', { text }),
    values: null,
  };
}

/** Return the distinct finite SG values of nodes in ascending order. */
function numbersOf(nodes: MexNode[]) {
  const known = nodes.filter(({ nimber }) => nimber !== null && nimber !== undefined);
  const values = [...new Set(known.map(({ nimber }) => Number(nimber)))];
  return values.sort((a, b) => a - b);
}
