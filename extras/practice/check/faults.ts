/**
 * Faulty programs that the reader tests, as functions from an input to an output. They apply rules that
 * contestants often believe, and include the faulty programs of the lessons. The text `practice.fault_…`
 * describes each.
 */
import { faults as ofLessons } from 'mexplorer/kit';
import type { Fault } from 'mexplorer/kit';

export const faults: Record<string, Fault> = {
  ...ofLessons,
  /** Compute with all amounts up to the largest one, although only the amounts of a set may be taken. */
  modulus: {
    problem: '893',
    claim: 'multiples',
    prints(input) {
      const [k, ...rest] = numbersOf(input);
      const largest = Math.max(...rest.slice(0, k));
      return xorOf(rest.slice(k + 1).map((heap) => heap % (largest + 1))) ? 'Yes' : 'No';
    },
  },
  /** Compute the nim-sum of the sizes of heaps in place of that of their SG values. */
  sizes: {
    problem: '894',
    claim: 'xor-sizes',
    prints: (input) => (xorOf(numbersOf(input).slice(1)) ? 'Yes' : 'No'),
  },
  /**
   * Compute the nim-sum of the 1st, 3rd, 5th … number, although the first one is the ground and the 2nd, 4th
   * … numbers count.
   */
  ground: {
    problem: 'CSES1099',
    claim: 'stairs-all',
    prints: (input) =>
      casesOf(input)
        .map((stairs) => (xorOf(stairs.filter((_, i) => i % 2 === 0)) ? 'first' : 'second'))
        .join('\n'),
  },
  /**
   * Compute the nim-sum of every second gap between the pieces, beginning with the leftmost, although the
   * count begins with the rightmost gap.
   */
  left: {
    problem: 'POJ1704',
    claim: 'stairs-from-top',
    prints: (input) =>
      casesOf(input)
        .map((squares) => {
          const sorted = [0, ...squares.sort((a, b) => a - b)];
          const gaps = sorted.slice(1).map((square, i) => square - sorted[i] - 1);
          return xorOf(gaps.filter((_, i) => i % 2 === 0)) ? 'Georgia will win' : 'Bob will win';
        })
        .join('\n'),
  },
  /** Apply the rule of normal Nim to misère Nim, which is wrong if no heap has more than one stone. */
  ones: {
    problem: 'P4279',
    claim: 'misere-same',
    prints: (input) =>
      casesOf(input)
        .map((heaps) => (xorOf(heaps) ? 'John' : 'Brother'))
        .join('\n'),
  },
  /** Value a heap by its size, as if splitting a heap did not change its value. */
  unsplit: {
    problem: 'HDU3032',
    claim: 'xor-sizes',
    prints: (input) =>
      casesOf(input)
        .map((heaps) => (xorOf(heaps) ? 'Alice' : 'Bob'))
        .join('\n'),
  },
  /** Repeat the first values of Grundy's game with period 3. */
  thirds: {
    problem: 'CSES2207',
    prints: (input) =>
      numbersOf(input)
        .slice(1)
        .map((n) => (n < 3 || n % 3 === 1 ? 'second' : 'first'))
        .join('\n'),
  },
  /**
   * Count the heaps that are at least the nim-sum, although a winning move needs a heap with the highest bit
   * of the nim-sum.
   */
  larger: {
    problem: 'POJ2975',
    prints(input) {
      const numbers = numbersOf(input);
      const counts = [];
      for (let at = 0; numbers[at]; at += numbers[at] + 1) {
        const heaps = numbers.slice(at + 1, at + 1 + numbers[at]);
        const x = xorOf(heaps);
        counts.push(x ? heaps.filter((heap) => heap >= x).length : 0);
      }
      return counts.join('\n');
    },
  },
};

const numbersOf = (input: string) => input.trim().split(/\s+/).map(Number);

/** Return the nim-sum of numbers below 2^31. */
const xorOf = (numbers: number[]) => numbers.reduce((x, number) => x ^ number, 0);

/** Return the lists of numbers in an input of several cases. In the input, each list follows its length. */
function casesOf(input: string) {
  const [count, ...rest] = numbersOf(input);
  let at = 0;
  return Array.from({ length: count }, () => {
    const size = rest[at];
    at += size + 1;
    return rest.slice(at - size, at);
  });
}
