/**
 * The most frequent mistakes, task by task. In a game, a mistake is a move that does not win, made in a won
 * position; the core finds such moves. The search also finds false statements in a result: illegal moves,
 * games not won as stated, wrong answers, and positions that no learner was given.
 */
import { analyze, describe, play, table } from 'mexplorer';
import type { Move } from 'mexplorer';
import { isAsStated, isOfTask } from './recheck.ts';
import type { Group } from './roster.ts';
import type { Result } from './result.ts';
import { cellsOf, plainCells, readCell } from '../sheet/attempts.ts';
import { isPlayed } from '../sheet/sheet.ts';
import type { Task } from '../sheet/sheet.ts';
import type { Attempt, Done } from '../sheet/attempts.ts';

export type WrongMove = { position: string; text: string; move: Move; count: number };

/** `wanted`: the right value, for a wrong cell of a table. */
type WrongAnswer = { given: string; count: number; wanted?: string };

/**
 * The mistakes at a task. `doubtful` has the names of learners whose result has a false position, move or
 * verdict.
 */
export type Wrong = { moves: WrongMove[]; answers: WrongAnswer[]; doubtful: string[] };

/**
 * The greatest number of moves that an analysis lists. Winning moves are listed first, so that a longer list
 * would rarely show another one.
 */
const LIMIT = 1000;

const often = (a: { count: number }, b: { count: number }) => b.count - a.count;

/**
 * Return the mistakes of all learners at a task.
 * @param n the index of the task, from 0
 */
export async function wrongOf(
  { sheet, rows }: Group,
  n: number,
  signal?: AbortSignal,
): Promise<Wrong> {
  const task = sheet.tasks[n];
  const elsewhere = await namesOf(rows, ({ work }) => isOfTask(sheet, n, work.tasks[n]));
  if (isPlayed(task)) return withDoubts(rows, elsewhere, await wrongMoves(task, rows, n, signal));
  const misstated = await namesOf(rows, async ({ work }) => {
    const { position, attempts } = work.tasks[n];
    for (const each of attempts) if (!(await isAsStated(task, position, each))) return false;
    return true;
  });
  signal?.throwIfAborted();
  const doubtful = [...elsewhere, ...misstated];
  if (task.kind === 'ask' && task.ask === 'move')
    return withDoubts(rows, doubtful, await wrongAnswers(task, rows, n, signal));
  const counts: Map<string, number> = new Map();
  for (const { result } of rows) {
    const { attempts } = result.work.tasks[n];
    const given = attempts
      .filter(({ right }) => right === false || (task.kind === 'table' && right === null))
      .flatMap(({ given = '' }) => (task.kind === 'table' ? cellsOf(plainCells(given)) : [given]))
      .filter(Boolean);
    // Count a learner who gives the same answer twice only once.
    for (const each of new Set(given)) counts.set(each, (counts.get(each) ?? 0) + 1);
  }
  const answers = [...counts].map(([given, count]) => ({ given, count })).sort(often);
  if (task.kind === 'table' && answers.length) await addWanted(task, answers, signal);
  return withDoubts(rows, doubtful, { moves: [], answers, doubtful: [] });
}

/** Add the right value to each wrong cell of a table. */
async function addWanted(
  { table: game, upto }: Task & { kind: 'table' },
  answers: WrongAnswer[],
  signal?: AbortSignal,
) {
  const { nimbers } = await table(game, upto, { signal });
  for (const answer of answers) {
    const cell = readCell(answer.given);
    if (cell && cell.heap <= upto) answer.wanted = String(nimbers[cell.heap]);
  }
}

/** Return the names of the learners whose results fail a check. */
async function namesOf(rows: Group['rows'], isGood: (result: Result) => Promise<boolean>) {
  const names: string[] = [];
  for (const { name, result } of rows) if (!(await isGood(result))) names.push(name);
  return names;
}

/** Return the mistakes with further doubtful names, each once and in the order of the rows. */
const withDoubts = (rows: Group['rows'], more: string[], found: Wrong): Wrong => ({
  ...found,
  doubtful: rows
    .map(({ name }) => name)
    .filter((name) => more.includes(name) || found.doubtful.includes(name)),
});

type Placed = Task & { game: string; position: string };

/** Return the mistakes at a task that asks for a winning move: moves that do not win. */
async function wrongAnswers(task: Placed, rows: Group['rows'], n: number, signal?: AbortSignal) {
  // Convert each wrong answer to a game of one move by the learner, for `wrongMoves`.
  const asGames = rows.map((row) => {
    const { position, attempts } = row.result.work.tasks[n];
    const moves = attempts.filter(({ right }) => right === false);
    return {
      ...row,
      result: withTask(row.result, n, {
        position,
        attempts: moves.map(({ given = '' }) => ({ right: null, seconds: 0, moves: [given] })),
      }),
    };
  });
  return wrongMoves(task, asGames, n, signal);
}

const withTask = (result: Result, n: number, done: Done) => ({
  ...result,
  work: { ...result.work, tasks: result.work.tasks.map((task, i) => (i === n ? done : task)) },
});

async function wrongMoves(task: Placed, rows: Group['rows'], n: number, signal?: AbortSignal) {
  const known = remembered(task.game, signal);
  const found: Map<string, WrongMove> = new Map();
  const doubtful: string[] = [];
  for (const { name, result } of rows) {
    const { position, attempts } = result.work.tasks[n];
    const own: Set<string> = new Set();
    let good = true;
    for (const { moves = [], right, given } of attempts) {
      const walk = await walked(known, position, moves, task.kind === 'belief');
      good &&= isEnd(task, { right, given, isWon: walk.ends });
      for (const slip of walk.slips) {
        const key = `${slip.position}\n${slip.text}`;
        if (own.has(key)) continue;
        own.add(key);
        const entry = found.get(key) ?? { ...slip, count: 0 };
        entry.count += 1;
        found.set(key, entry);
      }
    }
    if (!good) doubtful.push(name);
  }
  return { moves: [...found.values()].sort(often), answers: [], doubtful };
}

/**
 * Return whether a game ended as its attempt states.
 * @param isWon whether the learner won; null if the game has not ended, undefined if a move is not legal
 */
function isEnd(
  task: Placed,
  { right, given, isWon }: Pick<Attempt, 'right' | 'given'> & { isWon: boolean | null | undefined },
) {
  // The answer is a single legal move; whether the game ends with it does not matter.
  if (task.kind === 'ask') return isWon !== undefined;
  if (task.kind !== 'belief') return right === isWon;
  // After the game is won, the learner names the claim of the opponent. Until then, `right` is null.
  if (isWon) return right === (given ? given === task.answer : null) && given !== undefined;
  return right === isWon && given === undefined;
}

/**
 * Return functions that query the core about a game, and remember each answer, so that the same query is sent
 * once.
 */
function remembered(game: string, signal?: AbortSignal) {
  const answers = new Map<string, Promise<unknown>>();
  const once = <T>(key: string, ask: () => Promise<T>): Promise<T> => {
    if (!answers.has(key)) answers.set(key, ask());
    return answers.get(key) as Promise<T>;
  };
  return {
    analysis: (at: string) => once(`a ${at}`, () => analyze(game, at, { limit: LIMIT, signal })),
    step: (at: string, text: string) =>
      once(`p ${at} ${text}`, () => play(game, at, text, { signal })),
    stands: (at: string) => once(`d ${at}`, () => describe(game, at, { signal })),
  };
}

/** Return an answer of the core; null if the core refuses the query or exceeds its budget. */
async function unlessTooFar<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error?.name === 'AbortError') throw error;
    return null;
  }
}

/**
 * Replay the moves of an attempt, and collect the learner's mistakes.
 * @param begins whether the learner begins in any case
 * @returns `slips`: the mistakes; `ends`: whether the learner has won, null if the game has not ended,
 * undefined if a move is not legal
 */
async function walked(
  known: ReturnType<typeof remembered>,
  position: string,
  moves: string[],
  begins: boolean,
): Promise<{ slips: Omit<WrongMove, 'count'>[]; ends: boolean | null | undefined }> {
  const slips: Omit<WrongMove, 'count'>[] = [];
  const start = await unlessTooFar(known.analysis(position));
  // As in sheet-task.ts, the learner moves first from a won position and second from a lost one.
  const learner = start?.outcome === 'P' && !begins ? 1 : 0;
  let at = position;
  for (const [i, text] of moves.entries()) {
    const step = await unlessTooFar(known.step(at, text));
    if (!step) return { slips, ends: undefined };
    const now = i % 2 === learner ? await unlessTooFar(known.analysis(at)) : null;
    const wins = now?.moves.find((each) => each.text === step.text)?.wins;
    if (now?.outcome === 'N' && !wins)
      slips.push({ position: at, text: step.text, move: step.move });
    at = step.to;
  }
  const end = await unlessTooFar(known.stands(at));
  if (!end?.over) return { slips, ends: null };
  // The player who made the last move wins; in misère play the other player wins.
  const lastIsLearner = (moves.length - 1) % 2 === learner;
  return { slips, ends: end.misere ? !lastIsLearner : lastIsLearner };
}
