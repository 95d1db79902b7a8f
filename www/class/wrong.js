/**
 * What went wrong most often, task by task. Of a game the core finds it: a move that gave a won position
 * away. On the way it finds moves that are not legal, and wins that are none.
 *
 * @typedef {{ position: string, text: string, move: any, count: number }} WrongMove
 * @typedef {{ given: string, count: number }} WrongAnswer
 * @typedef {{ moves: WrongMove[], answers: WrongAnswer[], doubtful: string[] }} Wrong `doubtful`: whose attempts do not lead to what is stated
 * @typedef {import('./roster.js').Group} Group
 */
import { analyze, describe, play } from '../engine/api.js';

/** Winning moves stand first in an analysis, so that a longer list says no more. */
const LIMIT = 1000;

/** @param {{ count: number }} a @param {{ count: number }} b */
const often = (a, b) => b.count - a.count;

/**
 * @param {Group} group
 * @param {number} n the task, from 0
 * @param {AbortSignal} [signal]
 * @returns {Promise<Wrong>}
 */
export async function wrongOf({ sheet, rows }, n, signal) {
  const task = sheet.tasks[n];
  if (task.kind === 'game') return wrongMoves(task, rows, n, signal);
  if (task.kind === 'ask' && task.ask === 'move') return wrongAnswers(task, rows, n, signal);
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { result } of rows) {
    const given = result.work.tasks[n].attempts
      .filter(({ right }) => right === false)
      .map((attempt) => attempt.given ?? '')
      .filter(Boolean);
    // Somebody who gives one answer twice is counted once.
    for (const each of new Set(given)) counts.set(each, (counts.get(each) ?? 0) + 1);
  }
  const answers = [...counts].map(([given, count]) => ({ given, count })).sort(often);
  return { moves: [], answers, doubtful: [] };
}

/** @typedef {import('./sheet.js').Task & { game: string, position: string }} Placed */

/** Whether a learner had another position than the sheet has. @param {Placed} task @param {string} position */
const isElsewhere = ({ vary, position: own }, position) =>
  !vary && position !== '' && position !== own;

/** Moves that were to win, and do not. @param {Placed} task @param {Group['rows']} rows @param {number} n @param {AbortSignal} [signal] */
async function wrongAnswers(task, rows, n, signal) {
  // The same as of games with one move, each by the learner.
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

/** @param {import('./result.js').Result} result @param {number} n @param {import('./attempts.js').Done} done */
const withTask = (result, n, done) => ({
  ...result,
  work: { ...result.work, tasks: result.work.tasks.map((task, i) => (i === n ? done : task)) },
});

/** @param {Placed} task @param {Group['rows']} rows @param {number} n @param {AbortSignal} [signal] */
async function wrongMoves(task, rows, n, signal) {
  const known = remembered(task.game, signal);
  /** @type {Map<string, WrongMove>} */
  const found = new Map();
  /** @type {string[]} */
  const doubtful = [];
  for (const { name, result } of rows) {
    const { position, attempts } = result.work.tasks[n];
    /** @type {Set<string>} */
    const own = new Set();
    let good = !isElsewhere(task, position);
    for (const { moves = [], right } of attempts) {
      const walk = await walked(known, position, moves);
      // A single move may end a game.
      good &&= right === walk.ends || (task.kind === 'ask' && walk.ends !== undefined);
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

/** The core's answers, each asked for once. @param {string} game @param {AbortSignal} [signal] */
function remembered(game, signal) {
  /** @type {Map<string, Promise<any>>} */
  const answers = new Map();
  /** @template T @param {string} key @param {() => Promise<T>} ask @returns {Promise<T>} */
  const once = (key, ask) => {
    if (!answers.has(key)) answers.set(key, ask());
    return /** @type {Promise<T>} */ (answers.get(key));
  };
  return {
    analysis: (/** @type {string} */ at) =>
      once(`a ${at}`, () => analyze(game, at, { limit: LIMIT, signal })),
    step: (/** @type {string} */ at, /** @type {string} */ text) =>
      once(`p ${at} ${text}`, () => play(game, at, text, { signal })),
    stands: (/** @type {string} */ at) => once(`d ${at}`, () => describe(game, at, { signal })),
  };
}

/** An answer, or null where the core cannot give it within its budget. @template T @param {Promise<T>} answer @returns {Promise<T | null>} */
async function unlessTooFar(answer) {
  try {
    return await answer;
  } catch (/** @type {any} */ error) {
    if (error?.name === 'AbortError') throw error;
    return null;
  }
}

/**
 * Plays an attempt again.
 * @param {ReturnType<typeof remembered>} known
 * @param {string} position
 * @param {string[]} moves
 * @returns {Promise<{ slips: Omit<WrongMove, 'count'>[], ends: boolean | null | undefined }>} `ends`: whether the
 *   learner has won, null where the game has not ended, undefined where a move is not legal
 */
async function walked(known, position, moves) {
  /** @type {Omit<WrongMove, 'count'>[]} */
  const slips = [];
  const start = await unlessTooFar(known.analysis(position));
  // Whoever can win begins, as mex-task has it.
  const learner = start?.outcome === 'P' ? 1 : 0;
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
  // Who moves last wins, in misère play the other.
  const lastIsLearner = (moves.length - 1) % 2 === learner;
  return { slips, ends: end.misere ? !lastIsLearner : lastIsLearner };
}
