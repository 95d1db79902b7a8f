/** Tasks and drafts of a sheet under construction. */
import { games } from 'mexplorer/kit';
import { emptyTask } from '../sheet/saved.ts';
import type { Draft, DraftTask } from '../sheet/saved.ts';
import { TABLE_GAME, TABLE_GAMES, exampleSheet } from '../sheet/example-sheet.ts';
import { readSheet } from '../sheet/sheet.ts';
import type { Sheet, Task } from '../sheet/sheet.ts';

/** A position that is lost against perfect play, for tasks to beat a fallible opponent. */
const LOST = { game: 'nim', position: '2 4 6' };

/** Return whether a task is about all heaps of a game, and not about a position. */
export const isOfTable = ({ kind }: DraftTask) => kind === 'table' || kind === 'rule';

/**
 * Return a new task. A task about a table or about a rule has the first game of `TABLE_GAMES` that no such
 * task before has, or `TABLE_GAME` if all are used. A task against a fallible opponent has a fixed game. Any
 * other task has the game of the last task with a game, or the first game of the page if there is no such
 * task or if that task is about a table or a rule.
 * @param before the tasks of the sheet
 */
export function blank(kind: DraftTask['kind'], before: readonly DraftTask[] = []): DraftTask {
  if (kind === 'belief') return { ...emptyTask(kind), ...LOST };
  const last = before.findLast(({ game }) => game);
  const used = before.filter(isOfTable).map(({ game }) => game);
  const [first] = games;
  const game = isOfTable(emptyTask(kind))
    ? (TABLE_GAMES.find((line) => !used.includes(line)) ?? TABLE_GAME)
    : last && !isOfTable(last)
      ? last.game
      : first.game;
  const position = games.find((card) => card.game === game)?.position ?? last?.position ?? '';
  return { ...emptyTask(kind), game, position, ...(kind === 'rule' ? { upto: 20 } : {}) };
}

function drafted(task: Task): DraftTask {
  const { points, text, attempts, hints, vary } = task;
  const own = { points, text, attempts, hints, vary };
  const plain = blank(task.kind === 'ask' ? task.ask : task.kind);
  switch (task.kind) {
    case 'table':
      return { ...plain, ...own, game: task.table, upto: task.upto };
    case 'rule':
      return { ...plain, ...own, game: task.rule, upto: task.upto };
    case 'question':
      return {
        ...plain,
        ...own,
        question: task.question,
        answer: task.answer,
        choices: task.choices?.join('; ') ?? '',
        claims: task.claims ?? {},
      };
    case 'belief':
      return {
        ...plain,
        ...own,
        game: task.game,
        position: task.position,
        believes: task.believes,
        answer: task.answer,
        choices: task.choices.join('; '),
      };
    case 'problem':
      return { ...plain, ...own, problem: task.problem, tests: task.tests };
    default:
      return { ...plain, ...own, game: task.game, position: task.position };
  }
}

export function draftOf(sheet: Sheet): Draft {
  const [{ attempts, hints, vary }] = sheet.tasks;
  // Omit a task's settings that equal those of the first task: they become the settings of the sheet.
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

const listed = (choices: string) =>
  choices
    .split(/[;；]/u)
    .map((choice) => choice.trim())
    .filter(Boolean);

/** Convert a draft of a task to the form of the sheet. */
export function taskOf(task: DraftTask): Record<string, unknown> {
  const {
    kind,
    game,
    position,
    upto,
    believes,
    question,
    answer,
    choices,
    claims,
    problem,
    tests,
  } = task;
  const rules = Object.fromEntries(
    ['points', 'text', 'attempts', 'hints', 'vary']
      .map((name): [string, unknown] => [name, Reflect.get(task, name)])
      .filter(([, value]) => value !== undefined),
  );
  switch (kind) {
    case 'game':
      return { game, position, ...rules };
    case 'table':
      return { table: game, upto, ...rules };
    case 'rule':
      return { rule: game, upto, ...rules };
    case 'belief':
      return { game, position, believes, answer, choices: listed(choices), ...rules };
    case 'question': {
      const list = listed(choices);
      return { question, answer, ...(list.length ? { choices: list, claims } : {}), ...rules };
    }
    case 'problem':
      return { problem, tests, ...rules };
    default:
      return { ask: kind, game, position, ...rules };
  }
}

/** The draft of an example sheet for a teacher to start with. */
export const example = (t: (key: string) => string): Draft =>
  draftOf(readSheet({ title: t('teach.sheet_title_example'), ...exampleSheet }));
