/** A learner's work on a task sheet, in one session or several: the attempts at each task. */
import * as v from 'valibot';
import { between } from './schema.ts';
import { workOn } from './saved.ts';
import { flaw, readBy } from './sheet-error.ts';
import type { Sheet, Task } from './sheet.ts';

/** The greatest numbers and lengths that a file of work may have. */
export const LIMITS = {
  name: 80,
  attempts: 500,
  hints: 999,
  moves: 5000,
  move: 2000,
  position: 400,
  given: 400,
  claim: 40,
  seconds: 1e7,
  cells: 41,
  cell: 20,
};

const text = (most: number, wrong = flaw('attempt')) =>
  v.pipe(v.string(wrong), v.maxLength(most, wrong));

const count = (most: number) => between(0, most, flaw('attempt'));

/** A field that must be present: if it is missing, its schema reports the fault. */
const required = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(schema, null as never);

const list = <Item extends v.GenericSchema>(item: Item, most: number) =>
  v.pipe(v.array(item, flaw('attempt')), v.maxLength(most, flaw('attempt')));

const ATTEMPT = v.object(
  {
    /** Whether the attempt is right; null while it is not finished. */
    right: v.nullable(v.boolean(flaw('attempt'))),
    seconds: count(LIMITS.seconds),
    /** The moves of a game by both players, in order. */
    moves: v.optional(list(text(LIMITS.move), LIMITS.moves)),
    /** The number of times that winning moves were shown. */
    hints: v.optional(count(LIMITS.hints)),
    /** The learner's answer, or the wrong cells of a table. */
    given: v.optional(text(LIMITS.given)),
    /** The wrong claim from which the answer follows. */
    claim: v.optional(text(LIMITS.claim)),
  },
  flaw('attempt'),
);

export type Attempt = v.InferOutput<typeof ATTEMPT>;

const DONE = v.object(
  {
    /** The learner's own position; empty if the task has none. */
    position: required(text(LIMITS.position, flaw('text'))),
    attempts: required(list(ATTEMPT, LIMITS.attempts)),
    /** The cells of a table as the learner has typed them, checked or not; a result does not contain them. */
    cells: v.optional(list(text(LIMITS.cell), LIMITS.cells)),
  },
  flaw('text'),
);

export type Done = v.InferOutput<typeof DONE>;

export type Work = { name: string; tasks: Done[] };

export const nothingDone = ({ tasks }: Sheet): Work => ({
  name: '',
  tasks: tasks.map(() => ({ position: '', attempts: [] })),
});

/**
 * Return whether a value is a valid name: not too long, without markup, and without characters that change
 * the text direction.
 */
export const isName = (name: unknown): name is string =>
  typeof name === 'string' &&
  name.length <= LIMITS.name &&
  !/[<>\p{Cc}\u2028-\u202e\u2066-\u2069]/u.test(name);

const workOf = (tasks: number) =>
  v.object(
    {
      name: required(v.custom<string>(isName, flaw('name', LIMITS.name))),
      tasks: v.pipe(v.array(DONE, flaw('tasks')), v.length(tasks, flaw('tasks'))),
    },
    flaw('tasks'),
  );

/**
 * Validate the work on a sheet, read from a file or from storage.
 * @throws {SheetError}
 */
export const readWork = (value: unknown, sheet: Sheet): Work =>
  readBy(workOf(sheet.tasks.length), value, 'tasks');

/** Return the stored work on a sheet. @param id of the sheet */
export const savedWork = (id: string, sheet: Sheet) =>
  workOn(
    id,
    () => nothingDone(sheet),
    (found) => readWork(found, sheet),
  );

/**
 * Return the attempts with one more. At the limit, the earliest attempt that is not right is dropped, or the
 * first one if all are right.
 */
export function withAttempt(attempts: Attempt[], attempt: Attempt) {
  if (attempts.length < LIMITS.attempts) return [...attempts, attempt];
  const first = Math.max(
    0,
    attempts.findIndex(({ right }) => !right),
  );
  return [...attempts.filter((_, i) => i !== first), attempt];
}

/** The separator of the wrong cells of a table, each written with its name. */
const CELLS = '; ';

/**
 * Return the list of wrong cells with one more cell, unless the list contains the cell or would be too long.
 */
export function withCell(noted: string | undefined, cell: string) {
  const one = plainCell(cell.replace(/[;\s]+/gu, ' ')).slice(0, LIMITS.given);
  if (noted && cellsOf(noted).includes(one)) return noted;
  const all = noted ? `${noted}${CELLS}${one}` : one;
  return all.length > LIMITS.given ? (noted ?? one) : all;
}

/** Split a list of wrong cells. */
export const cellsOf = (given: string) => given.split(CELLS);

/** Return the heap and the value of a wrong cell; null for a text that is no cell with its name. */
export function readCell(cell: string): { heap: number; value: string } | null {
  const [, heap, value] = /(\d+)\D*: (.*)$/su.exec(cell) ?? [];
  return value === undefined ? null : { heap: Number(heap), value };
}

/**
 * Return a wrong cell with a name that is the same in all languages, such as `SG(5): 0`, since the reader may
 * use another language than the learner. Return any other text unchanged.
 */
function plainCell(cell: string) {
  const read = readCell(cell);
  return read ? `SG(${read.heap}): ${read.value}` : cell;
}

/** Return an answer to a table for display, with names of cells that are the same in all languages. */
export const plainCells = (given: string) => cellsOf(given).map(plainCell).join(CELLS);

/** Return whether one of the attempts at a task is right. */
export const isSolved = ({ attempts }: Done) => attempts.some(({ right }) => right === true);

/** Return the number of finished attempts. */
export const triesOf = ({ attempts }: Done) =>
  attempts.filter(({ right }) => right !== null).length;

const plain = (given = '') => given.normalize('NFKC').trim();

/** Return whether a wrong answer is given again, which does not count as a further attempt. */
export const isRepeated = ({ attempts }: Done, given: string) =>
  attempts.some((each) => each.right === false && plain(each.given) === plain(given));

/**
 * Return the result of an attempt at a task that is played. `given` is present only after a won game against
 * an opponent who plays by a claim: it is the claim that the learner named, or empty until then.
 */
export function gameResult({ right, given }: Attempt): 'won' | 'misnamed' | 'lost' | 'not_ended' {
  if (right) return 'won';
  if (given !== undefined) return right === false ? 'misnamed' : 'won';
  return right === false ? 'lost' : 'not_ended';
}

/** Return the number of attempts left; Infinity for a task without a limit. */
export const attemptsLeft = (task: Task, done: Done) =>
  task.attempts ? Math.max(0, task.attempts - triesOf(done)) : Infinity;

/** Return whether a task is solved or out of attempts. */
export const isOver = (task: Task, done: Done) => isSolved(done) || attemptsLeft(task, done) === 0;

/**
 * Return the work on a task with the typed cells of its table, each cut to the maximum length; without cells
 * if all of them are empty.
 */
export function withCells({ cells: _, ...done }: Done, typed: readonly string[]): Done {
  const cells = typed.slice(0, LIMITS.cells).map((cell) => cell.slice(0, LIMITS.cell));
  return cells.some(Boolean) ? { ...done, cells } : done;
}

/** Return whether a learner has attempted a task, or typed into the cells of its table. */
export const isBegun = ({ attempts, cells }: Done) => attempts.length > 0 || cells !== undefined;

/** Return the state of a task: solved, over (out of attempts), open (begun) or new. */
export function stateOf(task: Task, done: Done): 'solved' | 'over' | 'open' | 'new' {
  if (isSolved(done)) return 'solved';
  if (isOver(task, done)) return 'over';
  return isBegun(done) ? 'open' : 'new';
}

/**
 * Return the points won at a task: all points of the task once it is solved, otherwise 0. Attempts beyond the
 * limit do not count.
 */
export function pointsFor(task: Task, { attempts }: Done) {
  const ended = attempts.filter(({ right }) => right !== null);
  const counted = task.attempts ? ended.slice(0, task.attempts) : ended;
  return counted.some(({ right }) => right === true) ? task.points : 0;
}

export const score = ({ tasks }: Sheet, work: Work) =>
  tasks.reduce((sum, task, i) => sum + pointsFor(task, work.tasks[i]), 0);

/** Return whether every task is solved or out of attempts. */
export const allOver = ({ tasks }: Sheet, work: Work) =>
  tasks.every((task, i) => isOver(task, work.tasks[i]));

/** Return the time spent on a task, in seconds. */
export const secondsOf = ({ attempts }: Done) =>
  attempts.reduce((sum, { seconds }) => sum + seconds, 0);

export const hintsOf = ({ attempts }: Done) =>
  attempts.reduce((sum, { hints = 0 }) => sum + hints, 0);
