/**
 * The faulty programs that lessons show, as functions from an input to the output, so that learners can test
 * them. Unit tests compare the functions with the displayed programs.
 */

export interface Fault {
  /** The id of the practice problem that the program fails to solve. */
  problem: string;
  /** The id of the wrong claim that the program follows, as `refute` takes it. */
  claim?: string;
  prints: (input: string) => string;
}

export const faults: Record<string, Fault> = {
  /** Solve staircase Nim wrongly: count the steps with an odd number of stones instead of the odd steps. */
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
 * Return a small input that exposes a fault. The input of the problem must be a count followed by that many
 * numbers; up to three numbers are tried.
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

/**
 * Yield all inputs of at most `longest` numbers up to `upto`, the shortest first, each with its count in
 * front.
 */
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
