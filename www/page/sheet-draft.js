/**
 * A sheet while it is being made: fields as they are typed, complete or not. Kept in this browser, so that
 * nothing typed is lost.
 *
 * @typedef {'game' | 'outcome' | 'nimber' | 'move' | 'table' | 'question' | 'problem'} Kind
 * @typedef {{ kind: Kind, game: string, position: string, upto: number, question: string, answer: string,
 *   choices: string, problem: string, tests: number, points: number, text: string,
 *   attempts?: number, hints?: boolean, vary?: boolean }} DraftTask the last three where a file had them
 * @typedef {{ title: string, attempts: number, hints: boolean, vary: boolean, seed: number, tasks: DraftTask[] }} Draft
 */
import { games } from '../games.js';
import { TABLE_GAME, exampleSheet } from '../class/example-sheet.js';
import { readSheet } from '../class/sheet.js';
import { readText, writeText } from '../ui/storage.ts';

const KEY = 'mexplorer-sheet-draft';

/** @type {readonly Kind[]} */
export const KINDS = ['game', 'outcome', 'nimber', 'move', 'table', 'question', 'problem'];

/**
 * A new task, with the game of the one before it.
 * @param {Kind} kind
 * @param {DraftTask} [last]
 * @returns {DraftTask}
 */
export function blank(kind, last) {
  const table = kind === 'table';
  const [first] = games;
  const game = table ? TABLE_GAME : last && last.kind !== 'table' ? last.game : first.game;
  const position = games.find((card) => card.game === game)?.position ?? last?.position ?? '';
  return {
    kind,
    game,
    position,
    upto: 8,
    question: '',
    answer: '',
    choices: '',
    problem: '891',
    tests: 20,
    points: 1,
    text: '',
  };
}

/** @returns {Draft} */
const empty = () => ({ title: '', attempts: 3, hints: false, vary: false, seed: 1, tasks: [] });

/** @param {import('../class/sheet.js').Task} task @returns {DraftTask} */
function drafted(task) {
  const { points, text, attempts, hints, vary } = task;
  const own = { points, text, attempts, hints, vary };
  const plain = blank(task.kind === 'ask' ? task.ask : task.kind);
  switch (task.kind) {
    case 'table':
      return { ...plain, ...own, game: task.table, upto: task.upto };
    case 'question':
      return {
        ...plain,
        ...own,
        question: task.question,
        answer: task.answer,
        choices: task.choices?.join('; ') ?? '',
      };
    case 'problem':
      return { ...plain, ...own, problem: task.problem, tests: task.tests };
    default:
      return { ...plain, ...own, game: task.game, position: task.position };
  }
}

/**
 * The draft of the last visit, of a sheet, or for `null` a new one.
 * @param {import('../class/sheet.js').Sheet | null} [sheet]
 * @returns {Draft}
 */
export function kept(sheet) {
  if (sheet === null) return empty();
  if (sheet) {
    const [{ attempts, hints, vary }] = sheet.tasks;
    // What all tasks share stands above them.
    const tasks = sheet.tasks.map(drafted).map((task) => {
      const { attempts: a, hints: h, vary: v, ...rest } = task;
      return {
        ...rest,
        ...(a === attempts ? {} : { attempts: a }),
        ...(h === hints ? {} : { hints: h }),
        ...(v === vary ? {} : { vary: v }),
      };
    });
    return { title: sheet.title, attempts, hints, vary, seed: sheet.seed, tasks };
  }
  try {
    const found = JSON.parse(readText(KEY) ?? '');
    const tasks = found.tasks.filter((/** @type {any} */ task) => KINDS.includes(task?.kind));
    const plain = empty();
    return {
      title: String(found.title),
      attempts: Number(found.attempts),
      hints: found.hints === true,
      vary: found.vary === true,
      seed: Number(found.seed),
      tasks: tasks.map((/** @type {any} */ task) => ({ ...blank(task.kind), ...fitting(task) })),
      ...(Number.isFinite(found.attempts) ? {} : { attempts: plain.attempts }),
    };
  } catch {
    // There is none, or it is something else.
    return empty();
  }
}

/** What of a stored task has the type that it should have. @param {any} task @returns {Partial<DraftTask>} */
function fitting(task) {
  const like = /** @type {Record<string, unknown>} */ (blank('game'));
  return Object.fromEntries(
    Object.entries(task).filter(
      ([name, value]) => typeof value === typeof like[name] && name in like,
    ),
  );
}

/** @param {Draft} draft */
export const keep = (draft) => writeText(KEY, JSON.stringify(draft));

/** A task as a sheet has it. @param {DraftTask} task @returns {Record<string, unknown>} */
export function taskOf(task) {
  const { kind, game, position, upto, question, answer, choices, problem, tests } = task;
  const rules = Object.fromEntries(
    ['points', 'text', 'attempts', 'hints', 'vary']
      .filter((name) => /** @type {any} */ (task)[name] !== undefined)
      .map((name) => [name, /** @type {any} */ (task)[name]]),
  );
  switch (kind) {
    case 'game':
      return { game, position, ...rules };
    case 'table':
      return { table: game, upto, ...rules };
    case 'question': {
      const list = choices
        .split(/[;；]/u)
        .map((choice) => choice.trim())
        .filter(Boolean);
      return { question, answer, ...(list.length ? { choices: list } : {}), ...rules };
    }
    case 'problem':
      return { problem, tests, ...rules };
    default:
      return { ask: kind, game, position, ...rules };
  }
}

/** A sheet to begin with. @param {(key: string) => string} t @returns {Draft} */
export const example = (t) =>
  kept(readSheet({ title: t('class.sheet_title_example'), ...exampleSheet }));
