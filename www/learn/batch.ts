/** Inputs of a practice problem to run a program on: from many seeds, each once, the smallest first. */
import * as engine from '../engine/api.ts';
import { firstDifference } from './outputs.ts';
import type { Fault } from './faulty-programs.ts';

export type Case = { input: string; answer: string };

/** So many seeds are drawn for each input that is kept. */
const DRAWN = 4;

/** Seeds drawn in search of an input smaller than a given one, and the time after which no more are, in ms. */
const SEARCHED = 2000;
const PATIENCE = 4000;

/** So many inputs are drawn before anything else is asked of the engine. */
const SLICE = 50;

/** The order of inputs: by the sum of their numbers, then by length. */
export function sizeOf(input: string) {
  const numbers = (input.match(/\d+/g) ?? []).map(Number);
  return numbers.reduce((a, b) => a + b, 0) + input.length / 1000;
}

const smallerFirst = (a: string, b: string) =>
  sizeOf(a) - sizeOf(b) || (a < b ? -1 : Number(a > b));

/**
 * The distinct inputs of consecutive seeds, the smallest first.
 * @param which the first seed, how many there are, and
 * the time in ms after which no more are drawn
 */
export async function drawInputs(
  problem: string,
  { seed, count, patience = Infinity }: { seed: number; count: number; patience?: number },
) {
  const inputs: Set<string> = new Set();
  const end = performance.now() + patience;
  for (let i = 0; i < count && performance.now() < end; i += SLICE) {
    const seeds = Array.from({ length: Math.min(SLICE, count - i) }, (_, k) => seed + i + k);
    const drawn = seeds.map((each) => engine.randomTest(problem, each % 2 ** 31));
    for (const input of await Promise.all(drawn)) inputs.add(input);
  }
  return [...inputs].sort(smallerFirst);
}

/** An input with its output. */
const answered = async (problem: string, input: string): Promise<Case> => ({
  input,
  answer: await engine.judge(problem, input),
});

/**
 * The cases, each with what was printed for it as its output where the judge accepts that: of some problems it
 * accepts any of several outputs.
 */
export const judged = (problem: string, cases: Case[], printed: string[]): Promise<Case[]> =>
  Promise.all(
    cases.map(async ({ input, answer }, i) => {
      const output = printed[i];
      const differs = output && firstDifference(answer, output);
      return { input, answer: differs ? await engine.judge(problem, input, { output }) : answer };
    }),
  );

/**
 * A batch of inputs with their outputs, the smallest first: half of it are the smallest that were
 * drawn, the other half is spread over the larger ones. There may be fewer where a problem has few
 * small inputs.
 * @param which 1 input or more
 */
export async function makeBatch(
  problem: string,
  { count, seed = 0 }: { count: number; seed?: number },
): Promise<Case[]> {
  const inputs = await drawInputs(problem, { seed, count: count * DRAWN });
  const small = Math.min(Math.ceil(count / 2), inputs.length);
  const rest = inputs.slice(small);
  const large = Math.min(count - small, rest.length);
  const kept = [
    ...inputs.slice(0, small),
    ...Array.from(
      { length: large },
      (_, i) => rest[Math.floor(((i + 1) * rest.length) / large) - 1],
    ),
  ];
  return Promise.all(kept.map((input) => answered(problem, input)));
}

/**
 * Inputs smaller than one on which a program failed, the smallest first and that one last.
 * @param which at most `count` smaller
 * ones, none of which was tested before
 */
export async function makeSmaller(
  problem: string,
  {
    below,
    count,
    seed,
    tested = new Set(),
  }: { below: Case; count: number; seed: number; tested?: Set<string> },
): Promise<Case[]> {
  const inputs = await drawInputs(problem, { seed, count: SEARCHED, patience: PATIENCE });
  const smaller = inputs
    .filter((input) => sizeOf(input) < sizeOf(below.input) && !tested.has(input))
    .slice(0, count);
  return [...(await Promise.all(smaller.map((input) => answered(problem, input)))), below];
}

/**
 * The smallest input among many on which a faulty program prints something else than is right; null
 * if they agree on all.
 */
export async function huntDown(
  { problem, prints }: Fault,
  seed: number,
): Promise<{ input: string; answer: string; printed: string } | null> {
  for (const input of await drawInputs(problem, { seed, count: SEARCHED, patience: PATIENCE })) {
    const { answer } = await answered(problem, input);
    const printed = prints(input);
    if (printed !== answer) return { input, answer, printed };
  }
  return null;
}
