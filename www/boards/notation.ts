/**
 * Functions that write the chosen move as a text. Indices are 0-based in arguments and 1-based in texts,
 * except for places of pieces and for rows and columns of a plane, whose numbers are written unchanged. The
 * engine parses the texts and checks the moves.
 */
import type { Move } from './board.ts';
import type { Move as AnyMove } from '../engine/types.ts';

/** @returns a take from a heap, such as "2-3" */
export const takeText = (heap: number, amount: number): string => `${heap + 1}-${amount}`;

/**
 * Write a take from several heaps, in the order of the heaps: "1-3 4-2".
 * @param picks maps the index of a heap to the amount taken
 */
export const takesText = (picks: Map<number, number>) =>
  [...picks]
    .sort(([a], [b]) => a - b)
    .map(([heap, amount]) => takeText(heap, amount))
    .join(' ');

/** @returns a split of a heap, such as "2=1+0", the larger part first */
export const splitText = (heap: number, a: number, b: number): string =>
  `${heap + 1}=${Math.max(a, b)}+${Math.min(a, b)}`;

/** @returns a merge of two heaps, such as "1+3", the smaller number first */
export const mergeText = (i: number, j: number): string =>
  `${Math.min(i, j) + 1}+${Math.max(i, j) + 1}`;

/** @returns a take of equal letters, such as "A-2" */
export const letterText = (letter: string, amount: number): string => `${letter}-${amount}`;

/**
 * Write the move of a token along an edge: "a>b". The number of the token comes first if an earlier token is
 * on the same node: "2:a>b".
 * @param tokens the node of each token
 * @param nodes the names of the nodes
 */
export function edgeText(tokens: number[], nodes: string[], token: number, to: number) {
  const from = tokens[token];
  const first = tokens.indexOf(from) === token;
  return `${first ? '' : `${token + 1}:`}${nodes[from]}>${nodes[to]}`;
}

/**
 * Return the amount that a move takes from each heap, by the index of the heap. The map is empty if the move
 * is neither a take nor a step.
 */
export function takenBy(move: AnyMove | Move | null | undefined): Map<number, number> {
  if (!move) return new Map();
  if (move.kind === 'take' || move.kind === 'step')
    return new Map([[move.heap, Number(move.take)]]);
  if (move.kind === 'takes') {
    return new Map(move.takes.map((t) => [t.heap, Number(t.take)]));
  }
  return new Map();
}

export { groupDigits, piecesText } from '../i18n/digits.ts';

/**
 * Write the move that replaces a heap by an option: "1-3" if the option is one heap, otherwise "1=5+3".
 * @param into the resulting heaps in descending order, or a single 0 for no heap
 */
export const optionText = (heap: number, size: number, into: number[]) =>
  into.length === 1 ? takeText(heap, size - into[0]) : `${heap + 1}=${into.join('+')}`;

/**
 * Write the move of a piece to a place, or to the places of several pieces that replace it.
 * @returns "1=2:3", "1=2:3:1:3"
 */
export const pieceText = (piece: number, to: (number | string)[]): string =>
  `${piece + 1}=${to.join(':')}`;

/** @returns a bite at a row and a column, such as "2:3" */
export const biteText = (row: number, column: number): string => `${row + 1}:${column + 1}`;

/** Write a move that turns coins: "5+3", a single coin "5", a run of at least three coins "3..5". */
export function turnText(coins: number[]) {
  return linesText([...coins].sort((a, b) => b - a).map((coin) => coin + 1));
}

/** Write numbers that are given in descending order: "5+3", a run of at least three numbers "3..5". */
function linesText(lines: number[]) {
  const last = lines.length - 1;
  if (last >= 2 && lines[0] - lines[last] === last) return `${lines[last]}..${lines[0]}`;
  return lines.join('+');
}

/** Write a move that turns the coins in some rows and columns of a plane: "2+0x3+1". */
export const flipText = (rows: number[], columns: number[]) =>
  `${linesText(rows)}x${linesText(columns)}`;

/** Return the texts of the moves in the single parts, for a move that is made in all parts at once. */
export const eachTexts = ({ moves }: Move): string[] =>
  moves.map((move) => {
    if (move.kind === 'take') return takeText(move.heap, Number(move.take));
    if (move.kind === 'piece') return pieceText(move.piece, move.to.map(Number));
    const { heap, into } = move as Move;
    return `${heap + 1}=${into.join('+')}`;
  });

/** Write the cut of the first edge between two nodes, given by their names. */
export const cutText = (from: string, to: string) => `-${from}-${to}`;

/** Write the removal of a node, given by its name. */
export const nodeText = (node: string) => `-${node}`;

/**
 * Write a cut of a rectangle, a placed domino, or a cross: "1=3x4+2x4", "1:2-1:3", "1:2:3".
 * @param move the move as data
 * @returns '' for a move of another kind
 */
export function moveText({ kind, sheet, into, board, row, column, down }: Move): string {
  if (kind === 'cross') return `${board + 1}:${row + 1}:${Number(column) + 1}`;
  if (kind === 'slice') return `${sheet + 1}=${into[0]}x${into[1]}+${into[2]}x${into[3]}`;
  if (kind !== 'domino') return '';
  const at = Number(column) + 1;
  return `${row + 1}:${at}-${row + 1 + (down ? 1 : 0)}:${at + (down ? 0 : 1)}`;
}
