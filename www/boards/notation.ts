/**
 * From what the hand chose to the text of a move. Indexes are 0-based here and 1-based in the text,
 * as in the rest of the notation; the engine reads the text back and judges it.
 */
import type { Move } from './board.ts';
import type { Move as AnyMove } from '../engine/types.ts';

/** @returns "2-3" */
export const takeText = (heap: number, amount: number): string => `${heap + 1}-${amount}`;

/**
 * Several heaps at once, in the order of the heaps: "1-3 4-2".
 * @param picks heap → amount
 */
export const takesText = (picks: Map<number, number>) =>
  [...picks]
    .sort(([a], [b]) => a - b)
    .map(([heap, amount]) => takeText(heap, amount))
    .join(' ');

/** @returns "2=1+0", larger first */
export const splitText = (heap: number, a: number, b: number): string =>
  `${heap + 1}=${Math.max(a, b)}+${Math.min(a, b)}`;

/** @returns "1+3", smaller index first */
export const mergeText = (i: number, j: number): string =>
  `${Math.min(i, j) + 1}+${Math.max(i, j) + 1}`;

/** @returns "A-2" */
export const letterText = (letter: string, amount: number): string => `${letter}-${amount}`;

/**
 * "a>b"; with the token's number in front when an earlier token stands on the same node.
 * @param tokens node of each token
 * @param nodes names
 */
export function edgeText(tokens: number[], nodes: string[], token: number, to: number) {
  const from = tokens[token];
  const first = tokens.indexOf(from) === token;
  return `${first ? '' : `${token + 1}:`}${nodes[from]}>${nodes[to]}`;
}

/** What a take move does to each heap: heap → amount. Empty for moves of another kind. */
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
 * What a heap becomes: "1-3" where one heap is left, else "1=5+3".
 * @param into descending, a lone 0 for nothing
 */
export const optionText = (heap: number, size: number, into: number[]) =>
  into.length === 1 ? takeText(heap, size - into[0]) : `${heap + 1}=${into.join('+')}`;

/**
 * Where a piece goes, or the pieces that it leaves.
 * @returns "1=2:3", "1=2:3:1:3"
 */
export const pieceText = (piece: number, to: (number | string)[]): string =>
  `${piece + 1}=${to.join(':')}`;

/** @returns "2:3" */
export const biteText = (row: number, column: number): string => `${row + 1}:${column + 1}`;

/** Coins that are turned: "5+3", a lone coin "5", a run of three or more "3..5". */
export function turnText(coins: number[]) {
  return linesText([...coins].sort((a, b) => b - a).map((coin) => coin + 1));
}

/** Lines from 0 in descending order: "5+3", a run of three or more "3..5". */
function linesText(lines: number[]) {
  const last = lines.length - 1;
  if (last >= 2 && lines[0] - lines[last] === last) return `${lines[last]}..${lines[0]}`;
  return lines.join('+');
}

/** Coins of a plane that are turned: "2+0x3+1". */
export const flipText = (rows: number[], columns: number[]) =>
  `${linesText(rows)}x${linesText(columns)}`;

/** The shares of the parts in a move that is made in all of them at once. */
export const eachTexts = ({ moves }: Move): string[] =>
  moves.map((move) => {
    if (move.kind === 'take') return takeText(move.heap, Number(move.take));
    if (move.kind === 'piece') return pieceText(move.piece, move.to.map(Number));
    const { heap, into } = move as Move;
    return `${heap + 1}=${into.join('+')}`;
  });

/** The first edge between two nodes, by their names. */
export const cutText = (from: string, to: string) => `-${from}-${to}`;

/** A node of a tree that is taken. */
export const nodeText = (node: string) => `-${node}`;

/**
 * A cut of a rectangle, a domino that is laid, or a cross: "1=3x4+2x4", "1:2-1:3", "1:2:3".
 * @param move as data
 * @returns '' for a move of another kind
 */
export function moveText({ kind, sheet, into, board, row, column, down }: Move): string {
  if (kind === 'cross') return `${board + 1}:${row + 1}:${Number(column) + 1}`;
  if (kind === 'slice') return `${sheet + 1}=${into[0]}x${into[1]}+${into[2]}x${into[3]}`;
  if (kind !== 'domino') return '';
  const at = Number(column) + 1;
  return `${row + 1}:${at}-${row + 1 + (down ? 1 : 0)}:${at + (down ? 0 : 1)}`;
}
