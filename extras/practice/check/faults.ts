/**
 * Faulty programs for the reader to test, as functions from an input to the output: rules that contestants often
 * believe, including those of lessons. `practice.fault_…` describes each.
 */
import { faults as ofLessons } from 'mexplorer/kit';
import type { Fault } from 'mexplorer/kit';

export const faults: Record<string, Fault> = {
  ...ofLessons,
  /** A set of amounts as if it were all numbers up to its largest. */
  modulus: {
    problem: '893',
    claim: 'multiples',
    prints(input) {
      const [k, ...rest] = numbersOf(input);
      const largest = Math.max(...rest.slice(0, k));
      return xorOf(rest.slice(k + 1).map((heap) => heap % (largest + 1))) ? 'Yes' : 'No';
    },
  },
  /** The sizes of heaps in place of their SG values. */
  sizes: {
    problem: '894',
    claim: 'xor-sizes',
    prints: (input) => (xorOf(numbersOf(input).slice(1)) ? 'Yes' : 'No'),
  },
  /** The stairs of odd number, though the first one is the ground. */
  ground: {
    problem: 'CSES1099',
    claim: 'stairs-all',
    prints: (input) =>
      casesOf(input)
        .map((stairs) => (xorOf(stairs.filter((_, i) => i % 2 === 0)) ? 'first' : 'second'))
        .join('\n'),
  },
  /** Every second gap between the pieces, counted from the left, though the last one counts. */
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
  /** Misère Nim as if it were normal play also where every heap has one stone. */
  ones: {
    problem: 'P4279',
    claim: 'misere-same',
    prints: (input) =>
      casesOf(input)
        .map((heaps) => (xorOf(heaps) ? 'John' : 'Brother'))
        .join('\n'),
  },
  /** A heap that is split as if that were worth no more than taking from it. */
  unsplit: {
    problem: 'HDU3032',
    claim: 'xor-sizes',
    prints: (input) =>
      casesOf(input)
        .map((heaps) => (xorOf(heaps) ? 'Alice' : 'Bob'))
        .join('\n'),
  },
  /** The first values of Grundy's game, repeated. */
  thirds: {
    problem: 'CSES2207',
    prints: (input) =>
      numbersOf(input)
        .slice(1)
        .map((n) => (n < 3 || n % 3 === 1 ? 'second' : 'first'))
        .join('\n'),
  },
  /** Heaps that are at least the nim-sum, though they need its highest bit. */
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

/** The nim-sum of small numbers. */
const xorOf = (numbers: number[]) => numbers.reduce((x, number) => x ^ number, 0);

/** The lists of an input of several cases, each after its length. */
function casesOf(input: string) {
  const [count, ...rest] = numbersOf(input);
  let at = 0;
  return Array.from({ length: count }, () => {
    const size = rest[at];
    at += size + 1;
    return rest.slice(at - size, at);
  });
}
