/**
 * Sequences of values of impartial games in the On-Line Encyclopedia of Integer Sequences: number, offset, the
 * game whose values they are, and the first twenty. The numbers and values are facts; tests hold each against the core.
 * Pure functions: no DOM, no engine.
 *
 * @typedef {{ id: string, game: string, offset: number, terms: number[] }} Known
 */

/** @type {Known[]} */
export const KNOWN = [
  known('A002186', '0.77', 0, '0 1 2 3 1 4 3 2 1 4 2 6 4 1 2 7 1 4 3 2'),
  known('A002187', '0.137', 0, '0 1 1 2 0 3 1 1 0 3 3 2 2 4 0 5 2 2 3 3'),
  known(
    'A002188',
    'n -> (i, n-i) for i in 1..n-1 if i < n-i',
    0,
    '0 0 0 1 0 2 1 0 2 1 0 2 1 3 2 1 3 2 4 3',
  ),
  known('A071074', '0.7777', 0, '0 1 2 3 4 5 6 7 3 2 8 9 7 6 5 4 3 2 8 9'),
  known('A071434', '0.1377', 1, '1 1 2 2 3 3 1 1 4 4 3 3 2 2 1 1 4 4 2 2'),
  known('A071435', '0.177', 1, '1 1 2 2 3 1 1 4 4 3 2 2 1 1 4 2 2 6 4 4'),
  known('A071436', '0.56', 1, '1 0 2 2 4 1 1 3 2 4 4 6 6 2 1 1 7 6 8 4'),
  known('A071452', '0.11377', 1, '1 1 1 2 2 2 3 3 1 1 1 4 4 4 3 3 2 2 2 1'),
  known('A071464', '0.127', 1, '1 0 2 2 1 0 4 4 1 2 2 0 1 4 4 6 1 7 7 0'),
  known('A071509', '0.1777', 1, '1 1 2 2 3 4 1 1 6 6 3 2 2 1 1 6 6 8 4 4'),
];

/** @param {string} id @param {string} game @param {number} offset @param {string} terms @returns {Known} */
function known(id, game, offset, terms) {
  return { id, game, offset, terms: terms.split(' ').map(Number) };
}

/** How many heaps earlier or later the same values may stand, and how many values must be equal. */
const SHIFT = 3;
const FEWEST = 12;

/**
 * The sequences that values agree with as far as both go, with how many values were compared and by how many
 * heaps they are shifted: a(n) is the value of heap n + shift.
 * @param {ArrayLike<number>} values of heaps 0, 1, 2 …
 */
export function agreeing(values) {
  const found = [];
  for (const { id, game, offset, terms } of KNOWN) {
    for (let shift = -SHIFT; shift <= SHIFT; shift += 1) {
      const first = offset + shift;
      const count = Math.min(terms.length, values.length - first);
      const equal = (/** @type {number} */ term, /** @type {number} */ i) =>
        i >= count || values[first + i] === term;
      if (first >= 0 && count >= FEWEST && terms.every(equal)) {
        found.push({ id, game, shift, count });
        break;
      }
    }
  }
  return found;
}

/** The most values that a draft lists, as the Encyclopedia asks: about three lines. */
const LISTED = 260;

/**
 * A draft of an entry, in the Encyclopedia's internal format, without a number.
 * @param {{ game: string, nimbers: ArrayLike<number>, period?: import('../engine/types.js').Period | null }} data
 */
export function draft({ game, nimbers, period }) {
  /** @type {string[]} */
  const lines = [];
  let length = 0;
  const all = Array.from(nimbers, String);
  const listed = all.filter((value, i) => (length += value.length + 1) <= LISTED || i < 4);
  // The number of the first value above 1, counted from 1; where there is none, 1.
  const large = all.findIndex((value) => Number(value) > 1) + 1;
  lines.push(`%S ${listed.join(',')}`, `%N Sprague-Grundy values for the game "${game}".`);
  if (period?.proven) {
    const { preperiod, length: p, saltus } = period;
    const growth = saltus ? ` + ${saltus}` : '';
    lines.push(`%F a(n+${p}) = a(n)${growth} for n >= ${preperiod} (proven).`);
  }
  lines.push(`%K nonn`, `%O 0,${Math.max(1, large)}`);
  return `${lines.join('\n')}\n`;
}
