/**
 * From what the hand chose to the text of a move. Indexes are 0-based here and 1-based in the text,
 * as in the rest of the notation; the engine reads the text back and judges it.
 */

/** @param {number} heap @param {number} amount @returns {string} "2-3" */
export const takeText = (heap, amount) => `${heap + 1}-${amount}`;

/**
 * Several heaps at once, in the order of the heaps: "1-3 4-2".
 * @param {Map<number, number>} picks heap → amount
 */
export const takesText = (picks) =>
  [...picks]
    .sort(([a], [b]) => a - b)
    .map(([heap, amount]) => takeText(heap, amount))
    .join(' ');

/** @param {number} heap @param {number} a @param {number} b @returns {string} "2=1+0", larger first */
export const splitText = (heap, a, b) => `${heap + 1}=${Math.max(a, b)}+${Math.min(a, b)}`;

/** @param {number} i @param {number} j @returns {string} "1+3", smaller index first */
export const mergeText = (i, j) => `${Math.min(i, j) + 1}+${Math.max(i, j) + 1}`;

/** @param {string} letter @param {number} amount @returns {string} "A-2" */
export const letterText = (letter, amount) => `${letter}-${amount}`;

/**
 * "a>b"; with the token's number in front when an earlier token stands on the same node.
 * @param {number[]} tokens node of each token @param {string[]} nodes names
 * @param {number} token @param {number} to
 */
export function edgeText(tokens, nodes, token, to) {
  const from = tokens[token];
  const first = tokens.indexOf(from) === token;
  return `${first ? '' : `${token + 1}:`}${nodes[from]}>${nodes[to]}`;
}

/**
 * What a take move does to each heap: heap → amount. Empty for moves of another kind.
 * @param {any} move @returns {Map<number, number>}
 */
export function takenBy(move) {
  if (!move) return new Map();
  if (move.kind === 'take' || move.kind === 'step') return new Map([[move.heap, move.take]]);
  if (move.kind === 'takes') {
    return new Map(move.takes.map((/** @type {any} */ t) => [t.heap, t.take]));
  }
  return new Map();
}

export { groupDigits } from '../i18n/digits.js';

/**
 * What a heap becomes: "1-3" where one heap is left, else "1=5+3".
 * @param {number} heap @param {number} size @param {number[]} into descending, a lone 0 for nothing
 */
export const optionText = (heap, size, into) =>
  into.length === 1 ? takeText(heap, size - into[0]) : `${heap + 1}=${into.join('+')}`;

/** Where a piece goes. @param {number} piece @param {(number | string)[]} to @returns {string} "1=2:3" */
export const pieceText = (piece, to) => `${piece + 1}=${to.join(':')}`;

/** @param {number} row @param {number} column @returns {string} "2:3" */
export const biteText = (row, column) => `${row + 1}:${column + 1}`;

/**
 * Coins that are turned: "5+3", a lone coin "5", a run of three or more "3..5".
 * @param {number[]} coins
 */
export function turnText(coins) {
  return linesText([...coins].sort((a, b) => b - a).map((coin) => coin + 1));
}

/**
 * Lines from 0 in descending order: "5+3", a run of three or more "3..5".
 * @param {number[]} lines
 */
function linesText(lines) {
  const last = lines.length - 1;
  if (last >= 2 && lines[0] - lines[last] === last) return `${lines[last]}..${lines[0]}`;
  return lines.join('+');
}

/** Coins of a plane that are turned: "2+0x3+1". @param {number[]} rows @param {number[]} columns */
export const flipText = (rows, columns) => `${linesText(rows)}x${linesText(columns)}`;

/** The shares of the parts in a move that is made in all of them at once. @param {any} move @returns {string[]} */
export const eachTexts = ({ moves }) =>
  moves.map((/** @type {any} */ move) => {
    if (move.kind === 'take') return takeText(move.heap, move.take);
    if (move.kind === 'piece') return pieceText(move.piece, move.to);
    return `${move.heap + 1}=${move.into.join('+')}`;
  });

/** The first edge between two nodes, by their names. @param {string} from @param {string} to */
export const cutText = (from, to) => `-${from}-${to}`;

/** A node of a tree that is taken. @param {string} node */
export const nodeText = (node) => `-${node}`;

/**
 * A cut of a rectangle, a domino that is laid, or a cross: "1=3x4+2x4", "1:2-1:3", "1:2:3".
 * @param {any} move as data @returns {string} '' for a move of another kind
 */
export function moveText({ kind, sheet, into, board, row, column, down }) {
  if (kind === 'cross') return `${board + 1}:${row + 1}:${column + 1}`;
  if (kind === 'slice') return `${sheet + 1}=${into[0]}x${into[1]}+${into[2]}x${into[3]}`;
  if (kind !== 'domino') return '';
  return `${row + 1}:${column + 1}-${row + 1 + (down ? 1 : 0)}:${column + 1 + (down ? 0 : 1)}`;
}
