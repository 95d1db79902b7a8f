/**
 * The faulty programs that lessons show, as functions from an input to the output, for learners to test. Tests compare
 * them with the programs that are shown.
 */

export interface Fault {
  /** The practice problem that it fails to solve. */
  problem: string;
  /** The wrong claim that it follows, as `refute` names it. */
  claim?: string;
  prints: (input: string) => string;
}

export const faults: Record<string, Fault> = {
  /** Staircase Nim by the parity of the stones instead of the step. */
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
