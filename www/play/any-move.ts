import {
  biteText,
  cutText,
  flipText,
  nodeText,
  optionText,
  pieceText,
} from '../boards/notation.ts';
import type { Description } from '../engine/types.ts';

type Ways = { ways: { text: string }[] };

// Each finder reads the fields of its own board.
const finders: Record<string, (board: any, legal: any) => string> = {
  graph: (board, { targets }) => {
    const token = (targets ?? []).findIndex((t: unknown[]) => t?.length);
    if (token < 0 || !board.nodes) return '';
    return `${board.nodes[board.tokens[token]]}>${board.nodes[targets[token][0]]}`;
  },
  split: (board) => {
    const i = board.heaps.findIndex((h: number) => h > 0);
    return i < 0 ? '' : `${i + 1}=${board.heaps[i] - 1}+0`;
  },
  options: (board, { heaps }) => {
    const i = heaps.findIndex((h: { options: unknown[] }) => h.options.length);
    if (i < 0) return '';
    // A move that splits the heap shows the notation.
    const { options } = heaps[i];
    const broken = options.find((o: number[]) => o.length > 1);
    return optionText(i, Number(board.heaps[i]), broken ?? options[0]);
  },
  turn: ({ faces }) => {
    const head = faces.indexOf('H');
    return head < 0 ? '' : String(head + 1);
  },
  flip: ({ heads }, { rows, columns }) => {
    const found = heads.find(([r, c]: number[]) => r >= rows.least - 1 && c >= columns.least - 1);
    if (!found) return '';
    const lines = (n: number, { least }: { least: number }) => [n, n - 1].slice(0, least);
    return flipText(lines(found[0], rows), lines(found[1], columns));
  },
  bite: ({ rows }) => {
    if (Number(rows[0]) > 1) return biteText(0, Number(rows[0]) - 1);
    return rows.length > 1 ? biteText(rows.length - 1, 0) : '';
  },
  pieces: (_, { pieces }) => {
    const i = pieces.findIndex((piece: { to: unknown[] }) => piece.to.length);
    return i < 0 ? '' : pieceText(i, pieces[i].to[0]);
  },
  each: (_, { parts }) => {
    const live = parts.filter((part: Ways) => part.ways.length);
    return live.map((part: Ways) => part.ways[0].text).join(' ');
  },
  spots: (_, { spots }) => spots[0]?.text ?? '',
  cut: ({ nodes, edges }) => {
    const edge = edges.at(-1);
    return edge ? cutText(nodes[edge[0]], nodes[edge[1]]) : '';
  },
  // The ground of trees is no node that can be taken.
  node: ({ kind, nodes }) =>
    nodes.length > (kind === 'net' ? 0 : 1) ? nodeText(nodes.at(-1)) : '',
  sum: (board, { terms }) => {
    const texts: string[] = terms.map((legal: any, i: number) =>
      moveIn(board.terms[i].board, legal),
    );
    const i = texts.findIndex(Boolean);
    return i < 0 ? '' : `[${i + 1}] ${texts[i]}`;
  },
};

/** Any legal move in the notation, as an example; '' if the data contains none. */
export function anyMove(described: Description | null) {
  const { board, legal } = (described ?? {}) as any;
  return legal ? moveIn(board, legal) : '';
}

function moveIn(board: any, legal: any): string {
  if (legal.kind in finders) return finders[legal.kind](board, legal);
  const i = (legal.takes ?? []).findIndex((t: unknown[]) => t.length);
  if (i < 0) return '';
  const name = legal.kind === 'letters' ? board.letters[i].letter : i + 1;
  return `${name}-${legal.takes[i][0][0]}`;
}
