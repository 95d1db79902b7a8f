/** What a node of the drawing is, in a label and in a sentence. */
import { mex } from '../kit/mex.js';

/** @typedef {(key: string, args?: any) => string} T */

/**
 * @param {T} t
 * @param {import('./drawing.js').Drawing} drawing
 * @param {number} i
 * @param {boolean} valued
 */
export function labelOf(t, drawing, i, valued) {
  const { text, nimber, outcome, tokens, whole } = drawing.nodes[i];
  const value = nimber === null || nimber === undefined ? '' : t('graph.node.value', { nimber });
  return t('graph.node', {
    text: i === 0 && drawing.kind === 'positions' ? `${text} (${t('graph.node.start')})` : text,
    value: valued ? value : t('graph.node.unknown'),
    outcome: valued && outcome ? t(`common.${outcome.toLowerCase()}_position`) : '',
    options: t('common.clauses', {
      clauses: [
        whole ? t('graph.node.options', { count: drawing.options[i].length }) : '',
        tokens ? t('graph.node.tokens', { count: tokens }) : '',
      ],
    }),
  });
}

/**
 * Why a node has its value or outcome.
 * @param {T} t
 * @param {import('./drawing.js').Drawing} drawing
 * @param {number} i
 * @returns {{says: string, values: number[] | null}} and the values of its options, where shown
 */
export function reasonOf(t, drawing, i) {
  const { text, nimber, outcome, whole } = drawing.nodes[i];
  const options = drawing.options[i].map((to) => drawing.nodes[to]);
  if (!whole) return { says: t('graph.says.part', { text }), values: null };
  if (nimber !== null && nimber !== undefined) {
    if (options.length === 0) return { says: t('graph.says.none', { text }), values: [] };
    const values = [...new Set(options.map((option) => Number(option.nimber)))];
    values.sort((a, b) => a - b);
    const says = t('graph.says.mex', { text, values: values.join(', '), mex: mex(values) });
    return { says, values };
  }
  if (options.length === 0) return { says: t('graph.says.end.misere', { text }), values: null };
  const to = options.find((option) => option.outcome === 'P');
  return {
    says: to ? t('graph.says.won', { text, to: to.text }) : t('graph.says.lost', { text, outcome }),
    values: null,
  };
}
