/**
 * The parts of a position by their SG values, in binary columns as Nim is written, and below them the
 * options of the part that is spoken of.
 */
import { css } from 'lit';
import { markup } from '../../ui/text/markup.ts';
import { bits } from './bits.js';
import { values } from './values.js';

/**
 * @typedef {object} Of
 * @property {string} game
 * @property {string[]} parts
 * @property {number[]} values of the parts
 *
 * @typedef {object} Frame
 * @property {string[]} [parts] others than at first, with their `values`
 * @property {number[]} [values]
 * @property {boolean} [sum] whether the sum is shown; it is, if nothing is said
 * @property {number} [column] the marked column, as a power of two
 * @property {number} [row] the marked part, from 0
 * @property {[string, number]} [becomes] what the marked part becomes, and its value; `?` where it
 *   is not yet known which option that is
 * @property {[string, number][]} [options] of the marked part, with their values
 * @property {number} [wanted] the value that is looked for among them
 * @property {boolean} [mex] whether their mex is marked
 * @property {[string, number][]} [replies] positions, each with its sum
 */

/**
 * @param {Of} of
 * @param {Frame} frame
 * @param {import('./index.js').T} t
 */
export function sum(of, frame, t) {
  const {
    parts = of.parts,
    values: now = of.values,
    becomes,
    options,
    row = -1,
    wanted,
    mex,
  } = frame;
  const table = bits(
    of.values.join(' '),
    { ...frame, heaps: now, names: parts, renamed: becomes?.[0], becomes: becomes?.[1] },
    t,
  );
  if (!options) return table;
  const below = { game: of.game, from: parts[row], options };
  return markup`<div class="picture">${table}${values(below, { known: true, line: true, wanted, mex }, t)}</div>`;
}

export const sumStyle = css`
  .bits th .name {
    font-weight: 400;
    color: var(--mex-ink-soft);
  }
  .bits th .was {
    display: block;
    font-weight: 400;
    text-decoration: line-through;
  }
`;
