/**
 * What a learner has done with a sheet: attempts, task by task. Kept in this browser only, so that the
 * sheet can be done in several sittings; without access to storage it lasts as long as the page.
 *
 * @typedef {object} Attempt
 * @property {boolean | null} right null while a game is still being played
 * @property {number} seconds
 * @property {string[]} [moves] of a game, both players' in turn
 * @property {number} [hints] how often winning moves were shown
 * @property {string} [given] an answer, or a cell that was filled in wrongly
 *
 * @typedef {{ position: string, attempts: Attempt[] }} Done `position`: the learner's own; '' for none
 * @typedef {{ name: string, tasks: Done[] }} Work
 * @typedef {import('./sheet.js').Sheet} Sheet
 * @typedef {import('./sheet.js').Task} Task
 */
import { SheetError } from './sheet.js';
import { readText, writeText } from '../ui/storage.ts';

const KEY = 'mexplorer-sheet-';
/** The most that a file may have. */
export const LIMITS = {
  name: 80,
  attempts: 500,
  moves: 5000,
  move: 2000,
  given: 400,
  seconds: 1e7,
};

/** @param {Sheet} sheet @returns {Work} */
export const nothingDone = ({ tasks }) => ({
  name: '',
  tasks: tasks.map(() => ({ position: '', attempts: [] })),
});

/** Whether a text may be a name: no markup, and nothing that turns the direction of what follows. @param {unknown} name */
export const isName = (name) =>
  typeof name === 'string' &&
  name.length <= LIMITS.name &&
  !/[<>\p{Cc}\u2028-\u202e\u2066-\u2069]/u.test(name);

/** @param {unknown} value @param {number} most @returns {value is number} */
const isCount = (value, most) =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= most;
/** @param {unknown} value @param {number} most @returns {value is string} */
const isText = (value, most) => typeof value === 'string' && value.length <= most;

/**
 * @param {any} value
 * @returns {Attempt}
 */
function readAttempt(value, at = '') {
  const { right, seconds, moves, hints, given } = value ?? {};
  const good =
    [true, false, null].includes(right) &&
    isCount(seconds, LIMITS.seconds) &&
    (hints === undefined || isCount(hints, 999)) &&
    (given === undefined || isText(given, LIMITS.given)) &&
    (moves === undefined ||
      (Array.isArray(moves) &&
        moves.length <= LIMITS.moves &&
        moves.every((move) => isText(move, LIMITS.move))));
  if (!good) throw new SheetError('attempt', at);
  return {
    right,
    seconds,
    ...(moves ? { moves: [...moves] } : {}),
    ...(hints ? { hints } : {}),
    ...(given === undefined ? {} : { given }),
  };
}

/**
 * What was done, out of somebody's file or storage.
 * @param {any} value
 * @param {Sheet} sheet
 * @returns {Work}
 * @throws {SheetError}
 */
export function readWork(value, sheet) {
  const { name, tasks } = value ?? {};
  if (!isName(name)) throw new SheetError('name', 'name', LIMITS.name);
  if (!Array.isArray(tasks) || tasks.length !== sheet.tasks.length)
    throw new SheetError('tasks', 'tasks');
  return {
    name,
    tasks: tasks.map((task, i) => {
      const at = `tasks[${i}]`;
      const { position, attempts } = task ?? {};
      if (!isText(position, 400)) throw new SheetError('text', `${at}.position`);
      if (!Array.isArray(attempts) || attempts.length > LIMITS.attempts)
        throw new SheetError('attempt', `${at}.attempts`);
      return {
        position,
        attempts: attempts.map((each, n) => readAttempt(each, `${at}.attempts[${n}]`)),
      };
    }),
  };
}

/** @param {string} id of the sheet @param {Sheet} sheet @returns {Work} */
export function load(id, sheet) {
  try {
    const text = readText(KEY + id);
    if (text) return readWork(JSON.parse(text), sheet);
  } catch {
    // Storage holds something else.
  }
  return nothingDone(sheet);
}

/** @param {string} id @param {Work} work */
export const store = (id, work) => writeText(KEY + id, JSON.stringify(work));

/** One attempt more; of very many the earliest that were wrong are forgotten. @param {Attempt[]} attempts @param {Attempt} attempt */
export function withAttempt(attempts, attempt) {
  if (attempts.length < LIMITS.attempts) return [...attempts, attempt];
  const first = Math.max(
    0,
    attempts.findIndex(({ right }) => !right),
  );
  return [...attempts.filter((_, i) => i !== first), attempt];
}

/** Whether a task is solved. @param {Done} done */
export const isSolved = ({ attempts }) => attempts.some(({ right }) => right === true);

/** The attempts that are over. @param {Done} done */
export const triesOf = ({ attempts }) => attempts.filter(({ right }) => right !== null).length;

/** How many attempts are left; Infinity for any number. @param {Task} task @param {Done} done */
export const attemptsLeft = (task, done) =>
  task.attempts ? Math.max(0, task.attempts - triesOf(done)) : Infinity;

/** Whether nothing more can be done with a task. @param {Task} task @param {Done} done */
export const isOver = (task, done) => isSolved(done) || attemptsLeft(task, done) === 0;

/** The points of a task: all once it is solved. Attempts beyond the limit do not count. @param {Task} task @param {Done} done */
export function pointsFor(task, { attempts }) {
  const counted = task.attempts ? attempts.slice(0, task.attempts) : attempts;
  return counted.some(({ right }) => right === true) ? task.points : 0;
}

/** @param {Sheet} sheet @param {Work} work */
export const score = ({ tasks }, work) =>
  tasks.reduce((sum, task, i) => sum + pointsFor(task, work.tasks[i]), 0);

/** Whether all tasks are solved, or out of attempts. @param {Sheet} sheet @param {Work} work */
export const allOver = ({ tasks }, work) => tasks.every((task, i) => isOver(task, work.tasks[i]));

/** Time spent, in seconds. @param {Done} done */
export const secondsOf = ({ attempts }) => attempts.reduce((sum, { seconds }) => sum + seconds, 0);

/** @param {Done} done */
export const hintsOf = ({ attempts }) => attempts.reduce((sum, { hints = 0 }) => sum + hints, 0);
