/**
 * Make test inputs of a practice problem for a program: inputs drawn by many seeds, without duplicates, the
 * smallest first.
 */
import { judge, randomTest, smallerTests, smallTests } from 'mexplorer';
import { firstDifference } from './outputs.ts';
import type { TestOptions } from 'mexplorer';
import type { Fault } from 'mexplorer/kit';

export type Case = { input: string; answer: string };

/** The number of inputs drawn for each small input of the batch. */
const DRAWN = 2;

/** The greatest number of further seeds, as a multiple of the first ones. They replace inputs drawn twice. */
const MORE = 5;

/**
 * `SMALLEST`: the share of the small inputs that are the smallest ones of the problem. `LARGE`: the share of
 * large inputs in a mixed batch.
 */
const SMALLEST = 0.25;
const LARGE = 0.1;

/**
 * The greatest number of inputs tried in the search for a wrong output: first of the smallest inputs, then of
 * random ones.
 */
const SEARCHED = 1000;

/** The number of inputs drawn at once; other calls of the core can run between two such groups. */
const SLICE = 50;

/** The greatest number of reductions of an input that are tried to find a smaller one. */
const STEPS = 1000;

/** The sizes of the inputs in a batch. In a `mixed` batch a tenth of the inputs, the last ones, are large. */
export type Sizes = 'small' | 'large' | 'mixed';

/**
 * The size of an input, by which inputs are sorted: the sum of its numbers, plus a thousandth of its length.
 */
export function sizeOf(input: string) {
  const numbers = (input.match(/\d+/g) ?? []).map(Number);
  return numbers.reduce((a, b) => a + b, 0) + input.length / 1000;
}

/**
 * Return the name of a batch, which the runner writes before each output: a hash (FNV-1a) of the problem and
 * the inputs.
 */
export function batchName(problem: string, inputs: string[]): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode([problem, ...inputs].join('\n')))
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash.toString(36);
}

const smallerFirst = (a: string, b: string) =>
  sizeOf(a) - sizeOf(b) || (a < b ? -1 : Number(a > b));

/**
 * Return the first seed for the inputs of a batch. Batches with close seeds get first seeds that are far
 * apart.
 */
function firstSeed(seed: number): number {
  const mixed = Math.imul(seed ^ (seed >>> 16), 0x45d9f3b);
  return (Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d) >>> 1) % 2 ** 31;
}

interface Drawn {
  seed: number;
  count: number;
  /** The number of distinct inputs for which further seeds are tried; 0 by default. */
  distinct?: number;
  /** Inputs that are not to be drawn. */
  known?: ReadonlySet<string>;
  /** Options of `randomTest`. */
  options?: TestOptions;
  signal?: AbortSignal;
}

/**
 * Return the distinct inputs drawn by `count` seeds, and by further ones up to the number `distinct`, the
 * smallest first.
 */
export async function drawInputs(
  problem: string,
  { seed, count, distinct = 0, known = new Set(), options = {}, signal }: Drawn,
): Promise<string[]> {
  const inputs: Set<string> = new Set();
  const first = firstSeed(seed);
  const last = count * (MORE + 1);
  let i = 0;
  while (i < count || (i < last && inputs.size < distinct)) {
    const left = i < count ? count - i : Math.min(distinct - inputs.size, last - i);
    const seeds = Array.from({ length: Math.min(SLICE, left) }, (_, k) => first + i + k);
    const drawn = seeds.map((each) => randomTest(problem, each % 2 ** 31, { ...options, signal }));
    for (const input of await Promise.all(drawn)) if (!known.has(input)) inputs.add(input);
    i += seeds.length;
  }
  return [...inputs].sort(smallerFirst);
}

/** Return an input with its right output. */
const answered = async (problem: string, input: string, signal?: AbortSignal): Promise<Case> => ({
  input,
  answer: await judge(problem, input, { signal }),
});

/**
 * Return the cases. If the judge accepts a printed output, it becomes the right output of its case, since
 * some problems have several right outputs.
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
 * Return a batch of inputs with their right outputs, the smallest first. A quarter of the small inputs are
 * the smallest of the problem. Half of the other small inputs are the smallest of those drawn. If the problem
 * has few small inputs, the batch may have fewer than `count` inputs.
 */
export async function makeBatch(
  problem: string,
  { count, seed = 0, size = 'mixed', most, signal }: Batch,
): Promise<Case[]> {
  const share = { small: 0, mixed: LARGE, large: 1 }[size];
  const large = Math.floor(count * share);
  const options: TestOptions = { size: 'large', ...(most === undefined ? {} : { most }) };
  const inputs =
    large < count ? await smallInputs(problem, { count: count - large, seed, signal }) : [];
  const known = new Set(inputs);
  const drawn: Drawn = { seed, count: large, distinct: large, known, options, signal };
  if (large) inputs.push(...(await drawInputs(problem, drawn)));
  const cases: Case[] = [];
  // Compute one output after the other, so that other calls of the core wait for at most one.
  for (const input of inputs.sort(smallerFirst)) {
    signal?.throwIfAborted();
    cases.push(await answered(problem, input, signal));
  }
  return cases;
}

interface Batch {
  /** The number of inputs, at least 1. */
  count: number;
  seed?: number;
  size?: Sizes;
  /** The greatest count of numbers in a large input; 1,000,000 by default. */
  most?: number;
  /** The signal that ends the calls of the batch, queued calls included. */
  signal?: AbortSignal;
}

async function smallInputs(problem: string, { count, seed, signal }: Drawn) {
  const limit = Math.ceil(count * SMALLEST);
  const smallest = await smallTests(problem, { limit, signal });
  const wanted = Math.max(0, count - smallest.length);
  const known = new Set(smallest);
  const others = await drawInputs(problem, {
    seed,
    count: count * DRAWN,
    distinct: wanted,
    known,
    signal,
  });
  const small = Math.min(Math.ceil(wanted / 2), others.length);
  return [...smallest, ...others.slice(0, small), ...spread(others.slice(small), wanted - small)];
}

/**
 * Return `count` entries of a list at equal distances, the last entry included. Return the whole list if it
 * has no more entries.
 */
function spread<T>(list: T[], count: number): T[] {
  const length = Math.min(count, list.length);
  return Array.from({ length }, (_, i) => list[Math.floor(((i + 1) * list.length) / length) - 1]);
}

/**
 * Return inputs smaller than a failing one, each with its right output, and the failing one last. A smaller
 * input lacks a case, a heap or a node, or has lower numbers. If all smaller inputs were tested, return only
 * the failing one: it is minimal.
 */
export async function makeSmaller(
  problem: string,
  { below, count, tested = new Set() }: { below: Case; count: number; tested?: Set<string> },
): Promise<Case[]> {
  const steps = await smallerTests(problem, below.input, { limit: STEPS });
  const untested = steps.filter(
    (input) => sizeOf(input) < sizeOf(below.input) && !tested.has(input),
  );
  // Use the largest reductions, and a sample of the others.
  const early = untested.slice(0, Math.ceil(count / 2));
  const others = spread(untested.slice(early.length), count - early.length);
  const smaller = [...early, ...others].sort(smallerFirst);
  return [...(await Promise.all(smaller.map((input) => answered(problem, input)))), below];
}

/** An input with the right output and the wrong output of a faulty program. */
interface Caught extends Case {
  printed: string;
}

/**
 * Search for an input, as small as possible and not in `seen`, with a wrong output of a faulty program.
 * Return null if all tried outputs are right.
 */
export async function huntDown(
  { problem, prints }: Fault,
  seen: ReadonlySet<string> = new Set(),
): Promise<Caught | null> {
  const fails = async (inputs: string[]) => {
    for (const input of inputs) {
      if (seen.has(input)) continue;
      const { answer } = await answered(problem, input);
      const printed = prints(input);
      if (printed !== answer) return { input, answer, printed };
    }
    return null;
  };
  const smallest = await smallTests(problem, { limit: SEARCHED });
  let found = await fails(smallest.sort(smallerFirst));
  // If the program is right on all of the smallest inputs, which is rare, draw random inputs and reduce one
  // that fails.
  for (let i = 0; i < SEARCHED && !found; i += SLICE)
    found = await fails(await drawInputs(problem, { seed: i, count: SLICE }));
  while (found) {
    const smaller = await fails(
      (await smallerTests(problem, found.input, { limit: STEPS })).sort(smallerFirst),
    );
    if (!smaller) return found;
    found = smaller;
  }
  return null;
}
