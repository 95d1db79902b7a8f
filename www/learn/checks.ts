/**
 * Answers are computed by the engine rather than stored. A check is a call of the API, its
 * arguments, and the path of the answer in the result:
 *
 *     ['analyze', 'nim', '1 4 5', 'outcome']           'P'
 *     ['analyze', 'nim', '3 5 7', 'wins.length']       '3': `wins` are the texts of winning moves
 *     ['table', 'subtract 1 3 4', 8, 'nimbers.4']      '2'
 *     ['period', 'subtract 2 5', 60, 'length']          '7', if it is proven so far
 *     ['conjecture', 'nim', 'g(n) = n', 'holds']         'true'
 *     ['patterns', 'nim', 'values.0.text']               'g(n) = n'
 *     ['countUnion', '100', ['2', '3'], 'union']       '67'
 *     ['some', 'nim', { heaps: 3, upto: 7, wins: 2 }]  'no': no position has just two winning moves
 *     ['exposes', 'stones']                            an input that exposes a fault of a program
 *     ['stated', '13']                                 the answer by the author of the question
 */
import * as engine from '../engine/api.ts';
import { badOption } from '../engine/errors.ts';
import type { Conjecture, Failure } from '../engine/types.ts';
import { exposed, faults } from './faulty-programs.ts';

/** The name of a call and its arguments. */
export type Check = [name: string, ...args: unknown[]];

async function analyzed(game: string, position: string) {
  const found = await engine.analyze(game, position, { limit: 2000 });
  return {
    ...found,
    wins: found.moves.filter((move) => move.wins).map((move) => move.text),
    options: [...new Set(found.moves.map((move) => String(move.nimber)))],
  };
}

/** Return the period of a table, or an empty object if no period is proven. */
async function periodOf(game: string, upto: number) {
  const { period } = await engine.table(game, upto);
  return period?.proven ? period : {};
}

/** Parsers of arguments that an author writes as text. */
const text = (said: string) => said;
const list = (said: string) => said.split(/\s+/);
/** Parse sizes by name, such as `A=5 B=4 A&B=2`. */
const numbers = (said: string): Record<string, number> =>
  Object.fromEntries(
    list(said).map((pair) => {
      const [name, size] = pair.split('=');
      return [name, Number(size)];
    }),
  );
const bounds = (said: string): Bounds => ({ heaps: 0, upto: 0, wins: 0, ...numbers(said) });

interface Call {
  run: (...args: unknown[]) => Promise<unknown>;
  /** A parser for each argument. */
  takes: ((said: string) => unknown)[];
  /** Whether the whole result is the answer, without a path into it. */
  whole?: boolean;
}

/** Return a call with a parser for each of its arguments. */
const reads = <Args extends unknown[]>(
  run: (...args: Args) => Promise<unknown>,
  ...takes: { [I in keyof Args]: (said: string) => Args[I] }
): Call => ({ run: (...args) => run(...(args as Args)), takes });

const calls: Readonly<Record<string, Call>> = {
  analyze: reads(analyzed, text, text),
  table: reads((game: string, upto: number) => engine.table(game, upto), text, Number),
  period: reads(periodOf, text, Number),
  explore: reads((game: string, position: string) => engine.explore(game, position), text, text),
  conjecture: reads((game: string, claim: string) => engine.conjecture(game, claim), text, text),
  patterns: reads((game: string) => engine.patterns(game), text),
  countUnion: reads((n: string, all: string[]) => engine.countUnion(n, all), text, list),
  countSets: reads((sizes: Record<string, number>) => engine.countSets(sizes), numbers),
  judge: {
    ...reads((id: string, input: string) => engine.judge(id, input), text, text),
    whole: true,
  },
  some: {
    ...reads(some, text, bounds),
    whole: true,
  },
  exposes: {
    ...reads(async (fault: string) => [await exposed(fault, engine.judge)], text),
    whole: true,
  },
  stated: { ...reads(async (answer: string) => answer, text), whole: true },
};

/**
 * Parse a check that an author has written, such as `analyze | nim | 1 4 5 | outcome`.
 * @throws MexError if there is no such call
 */
export function readCheck(said: string): Check {
  const [name, ...args] = said.split('|').map((text) => text.trim());
  if (!Object.hasOwn(calls, name))
    throw badOption('check', said, `one of ${Object.keys(calls).join(', ')}`);
  const { takes } = calls[name];
  return [name, ...args.map((arg, i) => (takes[i] ?? text)(arg))];
}

/** Return the answer of a check. A list stays a list of texts, and any other result becomes a text. */
export async function answerTo(check: Check): Promise<string | string[]> {
  const [name, ...rest] = check;
  const { run, whole } = calls[name];
  const path = whole ? [] : String(rest.pop()).split('.');
  // The arguments are not checked here, since the author of the lesson provides valid ones.
  let value = await run(...rest);
  for (const step of path) value = Object(value)[step];
  if (value === undefined) throw new Error(`${check.join(' ')} answers nothing`);
  return Array.isArray(value) ? value.map(String) : String(value);
}

interface Bounds {
  heaps: number;
  upto: number;
  wins: number;
}

/**
 * Return 'yes' if some position has exactly the given number of winning moves, otherwise 'no'. All positions
 * of 1 to `heaps` heaps of 1 to `upto` stones each are tried.
 */
async function some(game: string, { heaps, upto, wins }: Bounds) {
  for (const position of positions(heaps, upto)) {
    const { moves } = await engine.analyze(game, position.join(' '), { limit: 2000 });
    if (moves.filter((move) => move.wins).length === wins) return 'yes';
  }
  return 'no';
}

/** @returns all positions of 1 to `heaps` heaps from 1 to `upto`, each with ascending heaps */
function positions(heaps: number, upto: number): number[][] {
  /** The positions with no heap, one heap, two heaps and so on, by the number of heaps. */
  const bySize: number[][][] = [[[]]];
  for (let size = 1; size <= heaps; size += 1) {
    bySize.push(
      bySize[size - 1].flatMap((list) => {
        const least = list.at(-1) ?? 1;
        return Array.from({ length: upto - least + 1 }, (_, i) => [...list, least + i]);
      }),
    );
  }
  return bySize.slice(1).flat();
}

/**
 * Return a typed text in canonical form: full-width characters are converted, and blanks at the ends are
 * removed.
 */
export const normal = (text: string) => text.normalize('NFKC').trim();

/**
 * Return the numbers in a text, separated by blanks, commas or semicolons and perhaps in brackets, or null if
 * the text contains anything else.
 */
export function numbersIn(text: string) {
  const bare = normal(text).replace(/^[{([]|[})\]]$/g, '');
  const parts = bare.split(/[\s,;、]+/u).filter(Boolean);
  return parts.every((part) => /^\d+$/.test(part)) ? parts.map((part) => BigInt(part)) : null;
}

export type Kind = 'choice' | 'number' | 'set' | 'move' | 'find' | 'input' | 'claim';

interface Verdict {
  /** Whether the answer is right, or null if the input is no answer at all. */
  verdict: boolean | null;
  right: string | string[];
  /** The result of the check for an example that the learner has found. */
  got?: string;
  /** The outputs of the right and the faulty program for an input that is meant to expose the fault. */
  printed?: { right: string; faulty: string } | null;
  /** The first position on which the learner's claim fails, or null. */
  fails?: Failure | null;
}

/**
 * The largest share of the checked heaps that the preperiod and one period may take, so that an unproven
 * period counts as a claim about all heaps.
 */
const REPEATS = 0.5;

/** Judge a learner's claim about all values of the check's game. */
async function claimed([, game]: Check, claim: string): Promise<Verdict> {
  let found: Conjecture;
  try {
    found = await engine.conjecture(String(game), normal(claim));
  } catch (error) {
    if (error?.details?.field === 'claim') return { verdict: null, right: '' };
    throw error;
  }
  const { kind, holds, proven, silent, checked, fails } = found;
  const [length = 0, from = 0] = (found.claim.match(/\d+/g) ?? []).map(Number);
  const isWhole =
    kind === 'period'
      ? // A claim of a period says nothing of the heaps before the period.
        proven || from + length <= REPEATS * checked
      : kind !== 'lost' && silent === 0;
  return { verdict: holds && isWhole, right: found.claim, fails };
}

/**
 * Return the right answer and the verdict on a given answer. If an example is to be found, it replaces `…` in
 * the check: for `['period', 'subtract …', 60, 'length']` and the example `5 8` the check is made for
 * `subtract 5 8`, and its result must equal `wanted`.
 */
export async function verdictOn(
  { asks, check, wanted }: { asks: Kind; check: Check; wanted: string },
  given: string,
): Promise<Verdict> {
  if (asks === 'claim') return claimed(check, given);
  if (asks === 'input') {
    // An answer is right if the right and the faulty program print different outputs for it.
    const printed = await compare(check, given);
    return { verdict: printed && printed.right !== printed.faulty, right: given, printed };
  }
  if (asks !== 'find') {
    const right = await answerTo(check);
    return { verdict: isRight(asks, given, right), right };
  }
  const numbers = numbersIn(given);
  if (!numbers?.length) return { verdict: null, right: '' };
  const [name, ...args] = check;
  const put = (part: unknown) =>
    typeof part === 'string' ? part.replace('…', numbers.join(' ')) : part;
  // A missing result, such as the period of a table without a period, is a wrong answer. Errors of the engine
  // are thrown.
  const got = await answerTo([name, ...args.map(put)]).catch((error) => {
    if (error.code) throw error;
    return '';
  });
  return { verdict: got === wanted, right: given, got: String(got) };
}

/** Return whether an answer is right, or `null` if it is no answer at all, such as letters for a number. */
export function isRight(kind: Kind, given: string, right: string | string[]): boolean | null {
  if (kind === 'choice') return given === right;
  if (kind === 'move') return [right].flat().includes(given);
  const typed = numbersIn(given);
  if (!typed) return null;
  if (kind === 'number') return typed.length === 1 ? typed[0] === BigInt(String(right)) : null;
  const wanted = new Set([right].flat().map((text) => BigInt(text)));
  const said = new Set(typed);
  return said.size === wanted.size && [...said].every((value) => wanted.has(value));
}

/**
 * Return the outputs of the right and the faulty program for an input, or null if the input is invalid for
 * the problem.
 */
export async function compare(
  [, fault]: Check,
  input: string,
): Promise<{ right: string; faulty: string } | null> {
  const { problem, prints } = faults[String(fault)];
  try {
    return { right: await engine.judge(problem, normal(input)), faulty: prints(normal(input)) };
  } catch {
    return null;
  }
}
