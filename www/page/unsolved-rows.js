/**
 * The octal games whose period is not known, as `python -m mexplorer.observatory` computed them.
 * docs/unsolved.md says what each figure is.
 */
import rows from '../../docs/unsolved.json' with { type: 'json' };

/**
 * @typedef {object} Row
 * @property {string} game
 * @property {string} code its last word
 * @property {number} reached the largest heap whose value was computed
 * @property {number} largest the largest value up to there
 * @property {number} heap the first heap with that value
 * @property {string} mask in hexadecimal, with `+ n` where the heap's number counts, too
 * @property {number} rare how many heaps are rare
 * @property {number} last the last of them
 * @property {{ preperiod: number, length: number, heap?: number } | null} period proven since; `heap`: by a longer
 *   run, to that heap
 */

/** @type {Row[]} */
export const unsolved = /** @type {any[]} */ (rows).map((row) => ({
  game: row.code,
  code: row.code.split(' ').at(-1) ?? '',
  reached: row.reached ?? 0,
  largest: row.largest ?? 0,
  heap: row.largest_heap ?? 0,
  mask: `${(row.mask ?? 0).toString(16)}${row.parity ? ' + n' : ''}`,
  rare: row.rare ?? 0,
  last: row.last_rare ?? 0,
  period: row.proven
    ? { preperiod: Number(row.preperiod), length: Number(row.length) }
    : (row.further ?? null),
}));

/** By which columns the rows are ordered, and how. @type {Record<string, (a: Row, b: Row) => number>} */
export const orders = {
  game: () => 0,
  reached: (a, b) => b.reached - a.reached,
  rare: (a, b) => a.rare - b.rare,
  last: (a, b) => a.last - b.last,
  period: (a, b) => Number(!a.period) - Number(!b.period),
};
