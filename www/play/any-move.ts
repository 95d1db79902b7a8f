import {
  biteText,
  cutText,
  flipText,
  nodeText,
  optionText,
  pieceText,
} from '../boards/notation.ts';
import type { Board, Description, Legal } from '../engine/types.ts';

type BoardOf<K extends Board['kind']> = Extract<Board, { kind: K }>;
type LegalOf<K extends Legal['kind']> = Extract<Legal, { kind: K }>;

// `find` is declared as a method, so that a finder may accept only the boards and moves of its own kind:
// TypeScript checks the parameters of methods less strictly.
interface Finder {
  find(board: Board, legal: Legal): string;
}

const finders: Partial<Record<Legal['kind'], Finder['find']>> = {
  graph: ({ nodes, tokens }: BoardOf<'graph' | 'walk'>, { targets }: LegalOf<'graph'>) => {
    const token = targets.findIndex((nodes) => nodes.length);
    if (token < 0 || !nodes) return '';
    return `${nodes[tokens[token]]}>${nodes[targets[token][0]]}`;
  },
  split: (_: Board, { heaps }: LegalOf<'split'>) => {
    const i = heaps.findIndex((heap) => heap > 0);
    return i < 0 ? '' : `${i + 1}=${heaps[i] - 1}+0`;
  },
  options: (board: BoardOf<'heaps'>, { heaps }: LegalOf<'options'>) => {
    const i = heaps.findIndex(({ options }) => options.length);
    if (i < 0) return '';
    // Prefer a move that splits the heap, since such a move shows more of the notation.
    const { options } = heaps[i];
    const broken = options.find((heaps) => heaps.length > 1);
    return optionText(i, Number(board.heaps[i]), broken ?? options[0]);
  },
  turn: ({ faces }: BoardOf<'coins'>) => {
    const head = faces.indexOf('H');
    return head < 0 ? '' : String(head + 1);
  },
  flip: ({ heads }: BoardOf<'plane'>, { rows, columns }: LegalOf<'flip'>) => {
    const places = heads.map((head) => head.map(Number));
    const found = places.find(([r, c]) => r >= rows.least - 1 && c >= columns.least - 1);
    if (!found) return '';
    const lines = (n: number, { least }: { least: number }) => [n, n - 1].slice(0, least);
    return flipText(lines(found[0], rows), lines(found[1], columns));
  },
  bite: (_: Board, { rows }: LegalOf<'bite'>) => {
    if (Number(rows[0]) > 1) return biteText(0, Number(rows[0]) - 1);
    return rows.length > 1 ? biteText(rows.length - 1, 0) : '';
  },
  pieces: (_: Board, { pieces }: LegalOf<'pieces'>) => {
    const i = pieces.findIndex(({ to }) => to.length);
    return i < 0 ? '' : pieceText(i, pieces[i].to[0]);
  },
  each: (_: Board, { parts }: LegalOf<'each'>) => {
    const live = parts.filter(({ ways }) => ways.length);
    return live.map(({ ways }) => ways[0].text).join(' ');
  },
  spots: (_: Board, { spots }: LegalOf<'spots'>) => spots[0]?.text ?? '',
  cut: ({ nodes, edges }: BoardOf<'plant'>) => {
    const edge = edges.at(-1);
    return edge ? cutText(nodes[edge[0]], nodes[edge[1]]) : '';
  },
  // One node of a plant is the ground, which no move can take.
  node: ({ kind, nodes }: BoardOf<'plant' | 'net'>) =>
    nodes.length > (kind === 'net' ? 0 : 1) ? nodeText(nodes[nodes.length - 1]) : '',
  sum: (board: BoardOf<'sum'>, { terms }: LegalOf<'sum'>) => {
    const texts = terms.map((legal, i) => moveIn(board.terms[i].board, legal));
    const i = texts.findIndex(Boolean);
    return i < 0 ? '' : `[${i + 1}] ${texts[i]}`;
  },
};

/** Return any legal move in the notation, as an example; '' if the description contains none. */
export const anyMove = (described: Description | null) =>
  described?.legal ? moveIn(described.board, described.legal) : '';

function moveIn(board: Board, legal: Legal): string {
  const find = finders[legal.kind];
  if (find) return find(board, legal);
  const takes = 'takes' in legal ? legal.takes : [];
  const i = takes.findIndex((amounts) => amounts.length);
  if (i < 0) return '';
  const name = board.kind === 'letters' ? board.letters[i].letter : i + 1;
  return `${name}-${takes[i][0][0]}`;
}
