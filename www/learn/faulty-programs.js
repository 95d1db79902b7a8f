/**
 * Faulty programs for learners to test, as functions from an input to the output. Lessons show the
 * same programs, and tests compare the two.
 *
 * @typedef {object} Fault
 * @property {string} problem which they fail to solve
 * @property {(input: string) => string} prints
 */

/** @type {Record<string, Fault>} */
export const faults = {
  /** Staircase Nim by the parity of the stones rather than that of the step. */
  stones: {
    problem: '892',
    prints(input) {
      const [n, ...steps] = input.split(/\s+/).map(BigInt);
      const odd = steps.slice(0, Number(n)).filter((stones) => stones % 2n === 1n);
      return odd.reduce((x, stones) => x ^ stones, 0n) ? 'Yes' : 'No';
    },
  },
};

/**
 * A small input that exposes a fault: a count and up to three numbers.
 * @param {string} fault
 * @param {(problem: string, input: string) => Promise<string>} judge
 */
export async function exposed(fault, judge) {
  const { problem, prints } = faults[fault];
  for (const input of small(3, 7)) {
    if ((await judge(problem, input)) !== prints(input)) return input;
  }
  throw new Error(`no small input exposes ${fault}`);
}

/** Short lists first, each after its length. @param {number} longest @param {number} upto */
function* small(longest, upto) {
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
