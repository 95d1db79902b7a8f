/** A learner's work on a sheet, in one sitting or several: attempts, task by task. */
import { workOn } from './saved.ts';
import { SheetError } from './sheet.ts';
import type { Sheet, Task } from './sheet.ts';

export interface Attempt {
  /** Null while a game is still being played. */
  right: boolean | null;
  seconds: number;
  /** The moves of a game, of both players in turn. */
  moves?: string[];
  /** The number of times that winning moves were shown. */
  hints?: number;
  /** An answer, or a cell that was filled in wrongly. */
  given?: string;
  /** The wrong claim that the answer follows from. */
  claim?: string;
}

/** `position`: the learner's own; '' for none */
export type Done = { position: string; attempts: Attempt[] };

export type Work = { name: string; tasks: Done[] };

/** The most that a file may have. */
export const LIMITS = {
  name: 80,
  attempts: 500,
  moves: 5000,
  move: 2000,
  given: 400,
  claim: 40,
  seconds: 1e7,
};

export const nothingDone = ({ tasks }: Sheet): Work => ({
  name: '',
  tasks: tasks.map(() => ({ position: '', attempts: [] })),
});

/**
 * Whether a text may be a name: without markup, and without characters that change the direction of
 * the following text.
 */
export const isName = (name: unknown): name is string =>
  typeof name === 'string' &&
  name.length <= LIMITS.name &&
  !/[<>\p{Cc}\u2028-\u202e\u2066-\u2069]/u.test(name);

const isCount = (value: unknown, most: number): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= most;
const isText = (value: unknown, most: number): value is string =>
  typeof value === 'string' && value.length <= most;

const isMoves = (value: unknown): value is string[] =>
  Array.isArray(value) &&
  value.length <= LIMITS.moves &&
  value.every((move) => isText(move, LIMITS.move));

function readAttempt(value: unknown, at = ''): Attempt {
  const { right, seconds, moves, hints, given, claim }: Record<string, unknown> = Object(value);
  if (
    (typeof right !== 'boolean' && right !== null) ||
    !isCount(seconds, LIMITS.seconds) ||
    !(hints === undefined || isCount(hints, 999)) ||
    !(given === undefined || isText(given, LIMITS.given)) ||
    !(claim === undefined || isText(claim, LIMITS.claim)) ||
    !(moves === undefined || isMoves(moves))
  )
    throw new SheetError('attempt', at);
  return {
    right,
    seconds,
    ...(moves ? { moves: [...moves] } : {}),
    ...(hints ? { hints } : {}),
    ...(given === undefined ? {} : { given }),
    ...(claim ? { claim } : {}),
  };
}

/**
 * Validates the work on a sheet, read from a file or from storage.
 * @throws {SheetError}
 */
export function readWork(value: unknown, sheet: Sheet): Work {
  const { name, tasks }: Record<string, unknown> = Object(value);
  if (!isName(name)) throw new SheetError('name', 'name', LIMITS.name);
  if (!Array.isArray(tasks) || tasks.length !== sheet.tasks.length)
    throw new SheetError('tasks', 'tasks');
  return {
    name,
    tasks: tasks.map((task, i) => {
      const at = `tasks[${i}]`;
      const { position, attempts }: Record<string, unknown> = Object(task);
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

/** @param id of the sheet */
export const savedWork = (id: string, sheet: Sheet) =>
  workOn(
    id,
    () => nothingDone(sheet),
    (found) => readWork(found, sheet),
  );

/** Add an attempt; beyond the limit the earliest wrong attempts are dropped. */
export function withAttempt(attempts: Attempt[], attempt: Attempt) {
  if (attempts.length < LIMITS.attempts) return [...attempts, attempt];
  const first = Math.max(
    0,
    attempts.findIndex(({ right }) => !right),
  );
  return [...attempts.filter((_, i) => i !== first), attempt];
}

/** Between the wrong cells of a table, each with its name. */
const CELLS = '; ';

/** Add a wrong cell; cells without room are dropped. */
export function withCell(noted: string | undefined, cell: string) {
  const one = cell.replace(/[;\s]+/gu, ' ').slice(0, LIMITS.given);
  const all = noted ? `${noted}${CELLS}${one}` : one;
  return all.length > LIMITS.given ? (noted ?? one) : all;
}

/** The wrong cells that were noted. */
export const cellsOf = (given: string) => given.split(CELLS);

/** Whether a task is solved. */
export const isSolved = ({ attempts }: Done) => attempts.some(({ right }) => right === true);

/** The attempts that are over. */
export const triesOf = ({ attempts }: Done) =>
  attempts.filter(({ right }) => right !== null).length;

/** The number of remaining attempts; Infinity if it is unlimited. */
export const attemptsLeft = (task: Task, done: Done) =>
  task.attempts ? Math.max(0, task.attempts - triesOf(done)) : Infinity;

/** Whether nothing more can be done with a task. */
export const isOver = (task: Task, done: Done) => isSolved(done) || attemptsLeft(task, done) === 0;

/** The state of a task. */
export function stateOf(task: Task, done: Done): 'solved' | 'over' | 'open' | 'new' {
  if (isSolved(done)) return 'solved';
  if (isOver(task, done)) return 'over';
  return done.attempts.length ? 'open' : 'new';
}

/** The points of a task: all once it is solved. Attempts beyond the limit do not count. */
export function pointsFor(task: Task, { attempts }: Done) {
  const ended = attempts.filter(({ right }) => right !== null);
  const counted = task.attempts ? ended.slice(0, task.attempts) : ended;
  return counted.some(({ right }) => right === true) ? task.points : 0;
}

export const score = ({ tasks }: Sheet, work: Work) =>
  tasks.reduce((sum, task, i) => sum + pointsFor(task, work.tasks[i]), 0);

/** Whether all tasks are solved, or out of attempts. */
export const allOver = ({ tasks }: Sheet, work: Work) =>
  tasks.every((task, i) => isOver(task, work.tasks[i]));

/** Time spent, in seconds. */
export const secondsOf = ({ attempts }: Done) =>
  attempts.reduce((sum, { seconds }) => sum + seconds, 0);

export const hintsOf = ({ attempts }: Done) =>
  attempts.reduce((sum, { hints = 0 }) => sum + hints, 0);
