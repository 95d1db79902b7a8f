/**
 * A task sheet: a teacher writes it, and a learner does it. It is data, written by hand, by the page or
 * by a program, and comes from links and files of others, so everything in it is checked on reading.
 * docs/classroom.md has its schema.
 */

/** Win from here against the perfect opponent. */
interface GameTask {
  kind: 'game';
  game: string;
  position: string;
}

/** Win from a lost position against an opponent who plays by one wrong claim, and name the claim. */
interface BeliefTask {
  kind: 'belief';
  game: string;
  position: string;
  /** The claim, as `refute` names it. */
  believes: string;
  /** The claim in words, one of the choices. */
  answer: string;
  choices: string[];
}

/** A question about a position that the core can answer. */
interface AskTask {
  kind: 'ask';
  /** Who wins, the nimber, or a winning move. */
  ask: 'outcome' | 'nimber' | 'move';
  game: string;
  position: string;
}

/** SG values to fill in */
interface TableTask {
  kind: 'table';
  /** The game. */
  table: string;
  /** The last heap, from 1 to 40. */
  upto: number;
}

/** The rule behind a table, as a claim about all values. */
interface RuleTask {
  kind: 'rule';
  /** The game. */
  rule: string;
  /** The last heap that is shown, from 1 to 40. */
  upto: number;
}

/** A question whose answer the author states. */
interface QuestionTask {
  kind: 'question';
  question: string;
  /** A number, or one of the choices. */
  answer: string;
  choices?: string[];
  /** The wrong claims that choices follow from, by choice, as `refute` names them. */
  claims?: Record<string, string>;
}

/** A practice problem, solved by a program. */
interface ProblemTask {
  kind: 'problem';
  /** The id of a problem, or the line of a game. */
  problem: string;
  /** inputs, from 1 to 100 */
  tests: number;
}

/** The settings of each task that does not override them. */
interface Rules {
  /** How many there are; 0 for any number. */
  attempts: number;
  /** Whether winning moves may be shown. */
  hints: boolean;
  /** Whether each learner gets a position of their own. */
  vary: boolean;
  /** The points of the task, from 0 to 1000. */
  points: number;
}

type Asked = GameTask | BeliefTask | AskTask | TableTask | RuleTask | QuestionTask | ProblemTask;

export type Task = Asked & Rules & { text: string };

export type Sheet = { title: string; seed: number; tasks: Task[] };

/** The most that a sheet may have. */
export const MOST = {
  tasks: 50,
  line: 400,
  text: 2000,
  choices: 12,
  claim: 40,
  attempts: 99,
  points: 1000,
};
const RULES = { attempts: 0, hints: true, vary: false, points: 1 };
const MOST_SEED = 2 ** 31 - 1;

/** The error in a sheet, and its position. */
export class SheetError extends Error {
  code: string;

  at: string;

  limit: number | undefined;

  /** @param code a key of the words of `class.flaw_…` */
  constructor(code: string, at: string, limit?: number) {
    super(`${at}: ${code}`);
    this.code = code;
    this.at = at;
    this.limit = limit;
  }
}

function text(from: object, name: string, at: string, most: number, otherwise?: string) {
  const where = at ? `${at}.${name}` : name;
  const value = own(from, name);
  if (value === undefined && otherwise !== undefined) return otherwise;
  if (typeof value !== 'string' || !(value.trim() || otherwise !== undefined))
    throw new SheetError('text', where);
  if (value.length > most) throw new SheetError('long', where, most);
  return value.trim();
}

function whole(
  from: object,
  name: string,
  at: string,
  least: number,
  most: number,
  otherwise: number,
) {
  const value = own(from, name) ?? otherwise;
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most)
    return value;
  throw new SheetError('number', at ? `${at}.${name}` : name, most);
}

function flag(from: object, name: string, at: string, otherwise: boolean) {
  const value = own(from, name) ?? otherwise;
  if (typeof value !== 'boolean') throw new SheetError('flag', at ? `${at}.${name}` : name);
  return value;
}

/** An own property of an object, not an inherited one. */
const own = (from: object, name: string): unknown =>
  Object.hasOwn(from, name) ? Reflect.get(from, name) : undefined;

const isObject = (value: unknown): value is object =>
  Boolean(value) && typeof value === 'object' && !Array.isArray(value);

const ASKED = ['outcome', 'nimber', 'move'] as const;

/** The claims of wrong choices, if any are named. */
function claimsOf(task: object, choices: string[], at: string) {
  const claims = own(task, 'claims');
  if (claims === undefined) return null;
  if (!isObject(claims)) throw new SheetError('text', `${at}.claims`);
  const named = choices.filter((choice) => Object.hasOwn(claims, choice));
  const entries = named.map((choice) => [choice, text(claims, choice, `${at}.claims`, MOST.claim)]);
  return entries.length ? (Object.fromEntries(entries) as Record<string, string>) : null;
}

/** The choices of a task, with its answer among them. */
function choicesOf(task: object, answer: string, at: string) {
  const choices = own(task, 'choices');
  if (!Array.isArray(choices) || choices.length < 2 || choices.length > MOST.choices)
    throw new SheetError('choices', `${at}.choices`, MOST.choices);
  const list = choices.map((_, i) => text(choices, String(i), `${at}.choices`, MOST.line));
  if (!list.includes(answer)) throw new SheetError('not_a_choice', `${at}.answer`);
  return list;
}

/** The kinds of tasks, by the field that only this kind has, or that only `game` has as well. */
const kinds: Record<string, (task: object, at: string) => Asked> = {
  believes: (task, at) => {
    const believes = text(task, 'believes', at, MOST.claim);
    const answer = text(task, 'answer', at, MOST.line);
    const choices = choicesOf(task, answer, at);
    return { kind: 'belief', ...place(task, at), believes, answer, choices };
  },
  table: (task, at) => ({
    kind: 'table',
    table: text(task, 'table', at, MOST.line),
    upto: whole(task, 'upto', at, 1, 40, 8),
  }),
  rule: (task, at) => ({
    kind: 'rule',
    rule: text(task, 'rule', at, MOST.line),
    upto: whole(task, 'upto', at, 1, 40, 20),
  }),
  question: (task, at) => {
    const question = text(task, 'question', at, MOST.text);
    const answer = text(task, 'answer', at, MOST.line);
    const choices = own(task, 'choices');
    if (choices === undefined) {
      if (!/^\d{1,30}$/.test(answer.normalize('NFKC')))
        throw new SheetError('answer', `${at}.answer`);
      return { kind: 'question', question, answer: answer.normalize('NFKC') };
    }
    const list = choicesOf(task, answer, at);
    const claims = claimsOf(task, list, at);
    return { kind: 'question', question, answer, choices: list, ...(claims && { claims }) };
  },
  problem: (task, at) => ({
    kind: 'problem',
    problem: text(task, 'problem', at, MOST.line),
    tests: whole(task, 'tests', at, 1, 100, 20),
  }),
  ask: (task, at) => {
    const ask = ASKED.find((name) => name === own(task, 'ask'));
    if (!ask) throw new SheetError('ask', `${at}.ask`);
    return { kind: 'ask', ask, ...place(task, at) };
  },
  game: (task, at) => ({ kind: 'game', ...place(task, at) }),
};

const place = (task: object, at: string) => ({
  game: text(task, 'game', at, MOST.line),
  position: text(task, 'position', at, MOST.line),
});

const rulesOf = (from: object, at: string, otherwise: Rules): Rules => ({
  attempts: whole(from, 'attempts', at, 0, MOST.attempts, otherwise.attempts),
  hints: flag(from, 'hints', at, otherwise.hints),
  vary: flag(from, 'vary', at, otherwise.vary),
  points: whole(from, 'points', at, 0, MOST.points, otherwise.points),
});

/**
 * Read a sheet; unknown fields are ignored, so that later versions may add some.
 * @throws {SheetError}
 */
export function readSheet(value: unknown): Sheet {
  if (!isObject(value)) throw new SheetError('sheet', 'sheet');
  const title = text(value, 'title', '', MOST.line);
  const tasks = own(value, 'tasks');
  if (!Array.isArray(tasks) || !tasks.length) throw new SheetError('no_tasks', 'tasks');
  if (tasks.length > MOST.tasks) throw new SheetError('many', 'tasks', MOST.tasks);
  const rules = rulesOf(value, '', RULES);
  return {
    title,
    seed: whole(value, 'seed', '', 0, MOST_SEED, 0),
    tasks: tasks.map((task: unknown, i) => {
      const at = `tasks[${i}]`;
      if (!isObject(task)) throw new SheetError('kind', at);
      const kind = Object.keys(kinds).find((name) => Object.hasOwn(task, name));
      if (!kind) throw new SheetError('kind', at);
      return {
        ...kinds[kind](task, at),
        ...rulesOf(task, at, rules),
        text: text(task, 'text', at, MOST.text, ''),
      };
    }),
  };
}

/**
 * The shortest text of a sheet: rules common to all tasks are written once, and defaults are
 * omitted.
 * @returns JSON that `readSheet` reads
 */
export function writeSheet({ title, seed, tasks }: Sheet): string {
  const names = Object.keys(RULES) as (keyof Rules)[];
  const shared = Object.fromEntries(
    names
      .map((name) => [name, tasks[0][name]])
      .filter(([name, value]) => tasks.every((task) => task[name as keyof Rules] === value)),
  );
  const said = names.filter((name) => name in shared && shared[name] !== RULES[name]);
  const whole = {
    title,
    ...(seed ? { seed } : {}),
    ...Object.fromEntries(said.map((name) => [name, shared[name]])),
    tasks: tasks.map(({ kind: _, ...task }) =>
      Object.fromEntries(
        Object.entries(task).filter(([name, value]) => {
          if (name in RULES) return value !== (shared[name] ?? RULES[name as keyof Rules]);
          return !(name === 'text' && value === '');
        }),
      ),
    ),
  };
  return JSON.stringify(whole);
}

/** The id of a sheet: sheets that differ have different ids. */
export const idOf = (sheet: Sheet) => checksum(writeSheet(sheet));

/** CRC-32 of a text in UTF-8 (ISO 3309), in eight digits. */
export function checksum(of: string) {
  let crc = -1;
  for (const byte of new TextEncoder().encode(of)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ((crc ^ -1) >>> 0).toString(16).padStart(8, '0');
}

/** The total points of a sheet. */
export const pointsOf = ({ tasks }: Sheet) => tasks.reduce((sum, { points }) => sum + points, 0);

/** The wrong claim that an answer to a task follows from, if the sheet names one. */
export const claimOf = (task: Task, given: string | undefined) =>
  task.kind === 'question' && given !== undefined && Object.hasOwn(task.claims ?? {}, given)
    ? task.claims?.[given]
    : undefined;

/** Whether a task is a game to be won. */
export const isPlayed = (task: Task): task is Task & (GameTask | BeliefTask) =>
  task.kind === 'game' || task.kind === 'belief';

/** The game line of a task, if it has one. */
export function linesOf(task: Task): string[] {
  if (task?.kind === 'table') return [task.table];
  if (task?.kind === 'rule') return [task.rule];
  return task && 'game' in task ? [task.game] : [];
}
