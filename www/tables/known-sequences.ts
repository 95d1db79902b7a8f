/**
 * Sequences of the On-Line Encyclopedia of Integer Sequences that are values of impartial games: number, offset,
 * game and the first twenty values. Tests compare each with the core.
 */

type Known = { id: string; game: string; offset: number; terms: number[] };

export const KNOWN: Known[] = [
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

function known(id: string, game: string, offset: number, terms: string): Known {
  return { id, game, offset, terms: terms.split(' ').map(Number) };
}

/** The largest shift that is tried, in heaps, and the fewest values that must be equal. */
const SHIFT = 3;
const FEWEST = 12;

/**
 * Returns the sequences that agree with the values as far as both go, with the number of compared values and the
 * shift: a(n) is the value of heap n + shift.
 * @param values of heaps 0, 1, 2 …
 */
export function agreeing(values: ArrayLike<number>) {
  const found = [];
  for (const { id, game, offset, terms } of KNOWN) {
    for (let shift = -SHIFT; shift <= SHIFT; shift += 1) {
      const first = offset + shift;
      const count = Math.min(terms.length, values.length - first);
      const equal = (term: number, i: number) => i >= count || values[first + i] === term;
      if (first >= 0 && count >= FEWEST && terms.every(equal)) {
        found.push({ id, game, shift, count });
        break;
      }
    }
  }
  return found;
}
