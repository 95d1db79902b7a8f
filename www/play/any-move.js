import { biteText, cutText, optionText } from '../boards/notation.js';

/** @type {Record<string, (board: any, legal: any) => string>} */
const finders = {
  graph: (board, { targets }) => {
    const token = (targets ?? []).findIndex((/** @type {any[]} */ t) => t?.length);
    if (token < 0 || !board.nodes) return '';
    return `${board.nodes[board.tokens[token]]}>${board.nodes[targets[token][0]]}`;
  },
  split: (board) => {
    const i = board.heaps.findIndex((/** @type {number} */ h) => h > 0);
    return i < 0 ? '' : `${i + 1}=${board.heaps[i] - 1}+0`;
  },
  options: (board, { heaps }) => {
    const i = heaps.findIndex((/** @type {any} */ h) => h.options.length);
    if (i < 0) return '';
    // One that breaks the heap shows how that is written.
    const { options } = heaps[i];
    const broken = options.find((/** @type {number[]} */ o) => o.length > 1);
    return optionText(i, Number(board.heaps[i]), broken ?? options[0]);
  },
  turn: ({ faces }) => {
    const head = faces.indexOf('H');
    return head < 0 ? '' : String(head + 1);
  },
  bite: ({ rows }) => {
    if (Number(rows[0]) > 1) return biteText(0, Number(rows[0]) - 1);
    return rows.length > 1 ? biteText(rows.length - 1, 0) : '';
  },
  cut: ({ nodes, edges }) => {
    const edge = edges.at(-1);
    return edge ? cutText(nodes[edge[0]], nodes[edge[1]]) : '';
  },
};

/**
 * Some legal move in the notation, with no thought given to it; '' where the data tells none.
 * @param {import('../engine/types.js').Description|null} described
 */
export function anyMove(described) {
  const { board, legal } = /** @type {any} */ (described ?? {});
  if (!legal) return '';
  if (legal.kind in finders) return finders[legal.kind](board, legal);
  const i = (legal.takes ?? []).findIndex((/** @type {any[]} */ t) => t.length);
  if (i < 0) return '';
  const name = legal.kind === 'letters' ? board.letters[i].letter : i + 1;
  return `${name}-${legal.takes[i][0][0]}`;
}
