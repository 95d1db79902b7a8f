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

/** @param {number} row @param {number} column @returns {string} "2:3" */
export const biteText = (row, column) => `${row + 1}:${column + 1}`;

/**
 * Coins that are turned: "5+3", a lone coin "5", a run of three or more "3..5".
 * @param {number[]} coins
 */
export function turnText(coins) {
  const sorted = [...coins].sort((a, b) => b - a);
  const last = sorted.length - 1;
  if (last >= 2 && sorted[0] - sorted[last] === last)
    return `${sorted[last] + 1}..${sorted[0] + 1}`;
  return sorted.map((coin) => coin + 1).join('+');
}

/** The first edge between two nodes, by their names. @param {string} from @param {string} to */
export const cutText = (from, to) => `-${from}-${to}`;
