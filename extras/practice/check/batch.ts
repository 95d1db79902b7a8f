/** Inputs of a practice problem to run a program on: from many seeds, each once, the smallest first. */
import { judge, randomTest, smallerTests, smallTests } from 'mexplorer';
import { firstDifference } from './outputs.ts';
import type { TestOptions } from 'mexplorer';
import type { Fault } from 'mexplorer/kit';

export type Case = { input: string; answer: string };

/** The number of seeds drawn for each small input that is kept. */
const DRAWN = 2;

/**
 * The share of the small inputs that are the smallest ones, and the share of a batch that is large.
 */
const SMALLEST = 0.25;
const LARGE = 0.1;

/** The most inputs tried in search of one on which a rule fails: the smallest inputs, and then random ones. */
const SEARCHED = 1000;

/** The number of inputs drawn before other calls of the engine get a turn. */
const SLICE = 50;

/** The most inputs tried in search of a smaller one, among the many steps that make an input smaller. */
const STEPS = 1000;

/** The sizes of the inputs of a batch; `mixed`: the last tenth of them are large. */
export type Sizes = 'small' | 'large' | 'mixed';

/** The order of inputs: by the sum of their numbers, then by length. */
export function sizeOf(input: string) {
  const numbers = (input.match(/\d+/g) ?? []).map(Number);
  return numbers.reduce((a, b) => a + b, 0) + input.length / 1000;
}

const smallerFirst = (a: string, b: string) =>
  sizeOf(a) - sizeOf(b) || (a < b ? -1 : Number(a > b));

/** The first seed of a batch: far apart even for seeds that are close. */
function firstSeed(seed: number): number {
  const mixed = Math.imul(seed ^ (seed >>> 16), 0x45d9f3b);
  return (Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d) >>> 1) % 2 ** 31;
}

interface Drawn {
  seed: number;
  count: number;
  /** Options of `randomTest`. */
  options?: TestOptions;
}

/** The distinct inputs of `count` seeds, the smallest first. */
export async function drawInputs(
  problem: string,
  { seed, count, options = {} }: Drawn,
): Promise<string[]> {
  const inputs: Set<string> = new Set();
  const first = firstSeed(seed);
  for (let i = 0; i < count; i += SLICE) {
    const seeds = Array.from({ length: Math.min(SLICE, count - i) }, (_, k) => first + i + k);
    const drawn = seeds.map((each) => randomTest(problem, each % 2 ** 31, options));
    for (const input of await Promise.all(drawn)) inputs.add(input);
  }
  return [...inputs].sort(smallerFirst);
}

/** An input with its output. */
const answered = async (problem: string, input: string): Promise<Case> => ({
  input,
  answer: await judge(problem, input),
});

/**
 * The cases, each with the printed output in place of the known one if the judge accepts it: for some problems
 * the judge accepts several outputs.
 */
export const judged = (problem: string, cases: Case[], printed: string[]): Promise<Case[]> =>
  Promise.all(
    cases.map(async ({ input, answer }, i) => {
      const output = printed[i];
      const differs = output && firstDifference(answer, output);
      return { input, answer: differs ? await judge(problem, input, { output }) : answer };
    }),
  );

/**
 * A batch of inputs with their outputs, the smallest first. A quarter of the small ones are the smallest that the
 * problem has, half of the others the smallest that were drawn. There may be fewer than `count` where a problem has
 * few small inputs.
 */
export async function makeBatch(
  problem: string,
  { count, seed = 0, size = 'mixed', most, signal }: Batch,
): Promise<Case[]> {
  const share = { small: 0, mixed: LARGE, large: 1 }[size];
  const large = Math.floor(count * share);
  const options: TestOptions = { size: 'large', ...(most === undefined ? {} : { most }) };
  const inputs = new Set([
    ...(large < count ? await smallInputs(problem, { count: count - large, seed }) : []),
    ...(large ? await drawInputs(problem, { seed, count: large, options }) : []),
  ]);
  const cases: Case[] = [];
  // Ask one after the other, so that other calls of the engine wait for at most one answer.
  for (const input of [...inputs].sort(smallerFirst)) {
    signal?.throwIfAborted();
    cases.push(await answered(problem, input));
  }
  return cases;
}

interface Batch {
  /** 1 or more. */
  count: number;
  seed?: number;
  size?: Sizes;
  /** The most numbers of a large input; 200,000 by default. */
  most?: number;
  /** Aborting it ends the batch before the next answer. */
  signal?: AbortSignal;
}

async function smallInputs(problem: string, { count, seed }: { count: number; seed: number }) {
  const limit = Math.ceil(count * SMALLEST);
  const smallest = await smallTests(problem, { limit });
  const drawn = await drawInputs(problem, { seed, count: count * DRAWN });
  const others = drawn.filter((input) => !smallest.includes(input));
  const wanted = Math.max(0, count - smallest.length);
  const small = Math.min(Math.ceil(wanted / 2), others.length);
  return [...smallest, ...others.slice(0, small), ...spread(others.slice(small), wanted - small)];
}

/**
 * Entries of a list at equal distances, `count` of them, including the last; the whole list if it has no
 * more.
 */
function spread<T>(list: T[], count: number): T[] {
  const length = Math.min(count, list.length);
  return Array.from({ length }, (_, i) => list[Math.floor(((i + 1) * list.length) / length) - 1]);
}

/**
 * Inputs that one or more steps make smaller than a failing one, and the failing one last: without a case, a heap or a
 * node, or with lower numbers. If all of them were tested, only the failing one: then it is minimal.
 */
export async function makeSmaller(
  problem: string,
  { below, count, tested = new Set() }: { below: Case; count: number; tested?: Set<string> },
): Promise<Case[]> {
  const steps = await smallerTests(problem, below.input, { limit: STEPS });
  const untested = steps.filter(
    (input) => sizeOf(input) < sizeOf(below.input) && !tested.has(input),
  );
  // Take the largest steps first, and some of the others with them.
  const early = untested.slice(0, Math.ceil(count / 2));
  const others = spread(untested.slice(early.length), count - early.length);
  const smaller = [...early, ...others].sort(smallerFirst);
  return [...(await Promise.all(smaller.map((input) => answered(problem, input)))), below];
}

/** An input with a wrong output of a faulty program. */
interface Caught extends Case {
  printed: string;
}

/**
 * An input, as small as possible, with a wrong output of a faulty program; null if all tried outputs are right.
 */
export async function huntDown({ problem, prints }: Fault, seed: number): Promise<Caught | null> {
  const fails = async (inputs: string[]) => {
    for (const input of inputs) {
      const { answer } = await answered(problem, input);
      const printed = prints(input);
      if (printed !== answer) return { input, answer, printed };
    }
    return null;
  };
  const smallest = await smallTests(problem, { limit: SEARCHED });
  let found = await fails(smallest.sort(smallerFirst));
  // Few faulty rules are right on all of the smallest inputs; otherwise make a drawn input smaller.
  for (let i = 0; i < SEARCHED && !found; i += SLICE)
    found = await fails(await drawInputs(problem, { seed: seed + i, count: SLICE }));
  while (found) {
    const smaller = await fails(
      (await smallerTests(problem, found.input, { limit: STEPS })).sort(smallerFirst),
    );
    if (!smaller) return found;
    found = smaller;
  }
  return null;
}
