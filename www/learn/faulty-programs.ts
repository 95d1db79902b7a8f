/**
 * Faulty programs for learners to test, as functions from an input to the output: rules that contestants
 * often take for right. Lessons show some of the same programs, and tests compare the two.
 * `practice.fault_…` says what each does.
 */

export interface Fault {
  /** Which they fail to solve. */
  problem: string;
  /** The wrong claim that it follows, as `refute` names it. */
  claim?: string;
  prints: (input: string) => string;
}

export const faults: Record<string, Fault> = {
  /** Staircase Nim by the parity of the stones rather than that of the step. */
  stones: {
    problem: '892',
    prints(input) {
      const [n, ...steps] = input.split(/\s+/).map(BigInt);
      const odd = steps.slice(0, Number(n)).filter((stones) => stones % 2n === 1n);
      return odd.reduce((x, stones) => x ^ stones, 0n) ? 'Yes' : 'No';
    },
  },
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

/**
 * A small input that exposes a fault of a problem whose input is a count and numbers: up to three
 * of them.
 */
export async function exposed(
  fault: string,
  judge: (problem: string, input: string) => Promise<string>,
) {
  const { problem, prints } = faults[fault];
  for (const input of small(3, 7)) {
    if ((await judge(problem, input)) !== prints(input)) return input;
  }
  throw new Error(`no small input exposes ${fault}`);
}

/** Short lists first, each after its length. */
function* small(longest: number, upto: number) {
  for (let n = 1; n <= longest; n += 1) {
    for (let code = 0; code < (upto + 1) ** n; code += 1) {
      const list = Array.from(
        { length: n },
        (_, i) => Math.floor(code / (upto + 1) ** i) % (upto + 1),
      );
      yield `${n} ${list.join(' ')}`;
    }
  }
}
