/**
 * A task sheet: what a teacher sets and a learner does. It is data, written by hand, by the page or by a
 * program, and comes from links and files of others, so that everything in it is checked when it is read.
 * docs/classroom.md has its schema.
 *
 * @typedef {object} GameTask win from here against the perfect opponent
 * @property {'game'} kind
 * @property {string} game
 * @property {string} position
 * @typedef {object} AskTask what the core knows of a position
 * @property {'ask'} kind
 * @property {'outcome' | 'nimber' | 'move'} ask who wins, the nimber, or a winning move
 * @property {string} game
 * @property {string} position
 * @typedef {object} TableTask SG values to fill in
 * @property {'table'} kind
 * @property {string} table the game
 * @property {number} upto the last heap, from 1 to 40
 * @typedef {object} QuestionTask a question whose answer the author states
 * @property {'question'} kind
 * @property {string} question
 * @property {string} answer a number, or one of the choices
 * @property {string[]} [choices]
 * @typedef {object} ProblemTask a practice problem, solved by a program
 * @property {'problem'} kind
 * @property {string} problem its id
 * @property {number} tests inputs, from 1 to 100
 *
 * @typedef {object} Rules what holds for each task unless it says otherwise
 * @property {number} attempts how many there are; 0 for any number
 * @property {boolean} hints whether winning moves may be shown
 * @property {boolean} vary whether each learner gets a position of their own
 * @property {number} points what the task counts, from 0 to 1000
 *
 * @typedef {(GameTask | AskTask | TableTask | QuestionTask | ProblemTask) & Rules & { text: string }} Task
 * @typedef {{ title: string, seed: number, tasks: Task[] }} Sheet
 * @typedef {{ code: string, at: string, limit?: number }} Flaw `at`: where in the file, as `tasks[2].game`
 */

/** The most that a sheet may have. */
export const MOST = { tasks: 50, line: 400, text: 2000, choices: 12, attempts: 99, points: 1000 };
const RULES = { attempts: 0, hints: true, vary: false, points: 1 };
const MOST_SEED = 2 ** 31 - 1;

/** What is wrong with a sheet, and where. */
export class SheetError extends Error {
  /** @param {string} code a key of the words of `class.flaw_…` @param {string} at @param {number} [limit] */
  constructor(code, at, limit) {
    super(`${at}: ${code}`);
    this.code = code;
    this.at = at;
    this.limit = limit;
  }
}

/** @param {any} from @param {string} name @param {string} at @param {number} most @param {string} [otherwise] */
function text(from, name, at, most, otherwise) {
  const where = at ? `${at}.${name}` : name;
  const value = own(from, name);
  if (value === undefined && otherwise !== undefined) return otherwise;
  if (typeof value !== 'string' || !(value.trim() || otherwise !== undefined))
    throw new SheetError('text', where);
  if (value.length > most) throw new SheetError('long', where, most);
  return value.trim();
}

/** @param {any} from @param {string} name @param {string} at @param {number} least @param {number} most @param {number} otherwise */
function whole(from, name, at, least, most, otherwise) {
  const value = own(from, name) ?? otherwise;
  const fits = Number.isSafeInteger(value) && value >= least && value <= most;
  if (!fits) throw new SheetError('number', at ? `${at}.${name}` : name, most);
  return value;
}

/** @param {any} from @param {string} name @param {string} at @param {boolean} otherwise */
function flag(from, name, at, otherwise) {
  const value = own(from, name) ?? otherwise;
  if (typeof value !== 'boolean') throw new SheetError('flag', at ? `${at}.${name}` : name);
  return value;
}

/** A property that an object has itself. @param {any} from @param {string} name */
const own = (from, name) => (Object.hasOwn(from, name) ? from[name] : undefined);

/** @param {unknown} value */
const isObject = (value) => Boolean(value) && typeof value === 'object' && !Array.isArray(value);

/** The kinds of tasks by the field that only they have. @type {Record<string, (task: any, at: string) => any>} */
const kinds = {
  table: (task, at) => ({
    kind: 'table',
    table: text(task, 'table', at, MOST.line),
    upto: whole(task, 'upto', at, 1, 40, 8),
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
    const are = Array.isArray(choices) && choices.length > 1 && choices.length <= MOST.choices;
    if (!are) throw new SheetError('choices', `${at}.choices`, MOST.choices);
    const list = choices.map((_, i) => text(choices, String(i), `${at}.choices`, MOST.line));
    if (!list.includes(answer)) throw new SheetError('not_a_choice', `${at}.answer`);
    return { kind: 'question', question, answer, choices: list };
  },
  problem: (task, at) => ({
    kind: 'problem',
    problem: text(task, 'problem', at, 20),
    tests: whole(task, 'tests', at, 1, 100, 20),
  }),
  ask: (task, at) => {
    const ask = own(task, 'ask');
    if (!['outcome', 'nimber', 'move'].includes(ask)) throw new SheetError('ask', `${at}.ask`);
    return { kind: 'ask', ask, ...place(task, at) };
  },
  game: (task, at) => ({ kind: 'game', ...place(task, at) }),
};

/** @param {any} task @param {string} at */
const place = (task, at) => ({
  game: text(task, 'game', at, MOST.line),
  position: text(task, 'position', at, MOST.line),
});

/** @param {any} from @param {string} at @param {Rules} otherwise @returns {Rules} */
const rulesOf = (from, at, otherwise) => ({
  attempts: whole(from, 'attempts', at, 0, MOST.attempts, otherwise.attempts),
  hints: flag(from, 'hints', at, otherwise.hints),
  vary: flag(from, 'vary', at, otherwise.vary),
  points: whole(from, 'points', at, 0, MOST.points, otherwise.points),
});

/**
 * A sheet as it was written; unknown fields are passed over, so that a later version may have more.
 * @param {unknown} value
 * @returns {Sheet}
 * @throws {SheetError}
 */
export function readSheet(value) {
  if (!isObject(value)) throw new SheetError('sheet', 'sheet');
  const title = text(value, 'title', '', MOST.line);
  const tasks = own(value, 'tasks');
  if (!Array.isArray(tasks) || !tasks.length) throw new SheetError('no_tasks', 'tasks');
  if (tasks.length > MOST.tasks) throw new SheetError('many', 'tasks', MOST.tasks);
  const rules = rulesOf(value, '', RULES);
  return {
    title,
    seed: whole(value, 'seed', '', 0, MOST_SEED, 0),
    tasks: tasks.map((task, i) => {
      const at = `tasks[${i}]`;
      const kind = isObject(task) && Object.keys(kinds).find((name) => Object.hasOwn(task, name));
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
 * The shortest text of a sheet: rules that all tasks share are said once, and what is usual is left out.
 * @param {Sheet} sheet
 * @returns {string} JSON that `readSheet` reads
 */
export function writeSheet({ title, seed, tasks }) {
  const names = /** @type {(keyof Rules)[]} */ (Object.keys(RULES));
  const shared = Object.fromEntries(
    names
      .map((name) => [name, tasks[0][name]])
      .filter(([name, value]) =>
        tasks.every((task) => task[/** @type {keyof Rules} */ (name)] === value),
      ),
  );
  const said = names.filter((name) => name in shared && shared[name] !== RULES[name]);
  const whole = {
    title,
    ...(seed ? { seed } : {}),
    ...Object.fromEntries(said.map((name) => [name, shared[name]])),
    tasks: tasks.map(({ kind: _, ...task }) =>
      Object.fromEntries(
        Object.entries(task).filter(([name, value]) => {
          if (names.includes(/** @type {any} */ (name)))
            return value !== (shared[name] ?? RULES[/** @type {keyof Rules} */ (name)]);
          return !(name === 'text' && value === '');
        }),
      ),
    ),
  };
  return JSON.stringify(whole);
}

/** The name of a sheet among others: one that differs in anything has another. @param {Sheet} sheet */
export const idOf = (sheet) => checksum(writeSheet(sheet));

/** CRC-32 of a text in UTF-8 (ISO 3309), in eight digits. @param {string} of */
export function checksum(of) {
  let crc = -1;
  for (const byte of new TextEncoder().encode(of)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ((crc ^ -1) >>> 0).toString(16).padStart(8, '0');
}

/** All points of a sheet. @param {Sheet} sheet */
export const pointsOf = ({ tasks }) => tasks.reduce((sum, { points }) => sum + points, 0);

/** The game line of a task, if it has one. @param {Task} task @returns {string[]} */
export function linesOf(task) {
  if (task?.kind === 'table') return [task.table];
  return task?.kind === 'game' || task?.kind === 'ask' ? [task.game] : [];
}
