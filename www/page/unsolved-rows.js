/**
 * The octal games with long or unknown periods, as `python -m mexplorer.observatory` writes them.
 * docs/unsolved.md defines each figure.
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
 * @property {{ heaps?: number, preperiod?: number, length?: number, by: string, source: string, status: string } | null} elsewhere
 *   the furthest published result, which was not recomputed here: heaps without a period, or a period
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
  elsewhere: row.elsewhere ?? null,
}));

/** By which columns the rows are ordered, and how. @type {Record<string, (a: Row, b: Row) => number>} */
export const orders = {
  game: () => 0,
  reached: (a, b) => b.reached - a.reached,
  rare: (a, b) => a.rare - b.rare,
  last: (a, b) => a.last - b.last,
  period: (a, b) => Number(!a.period) - Number(!b.period),
  elsewhere: (a, b) => Number(!a.elsewhere) - Number(!b.elsewhere),
};
