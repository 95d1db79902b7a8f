/**
 * A sheet while it is being made: fields as they are typed, complete or not. Kept in this browser, so that
 * nothing typed is lost.
 */
import { games } from '../games.ts';
import { TABLE_GAME, exampleSheet } from '../class/example-sheet.ts';
import { readSheet } from '../class/sheet.ts';
import { readText, writeText } from '../ui/storage.ts';
import type { Sheet, Task } from '../class/sheet.ts';

type Kind = 'game' | 'outcome' | 'nimber' | 'move' | 'table' | 'question' | 'problem';

/** The last three where a file had them. */
export type DraftTask = {
  kind: Kind;
  game: string;
  position: string;
  upto: number;
  question: string;
  answer: string;
  choices: string;
  problem: string;
  tests: number;
  points: number;
  text: string;
  attempts?: number;
  hints?: boolean;
  vary?: boolean;
};

export type Draft = {
  title: string;
  attempts: number;
  hints: boolean;
  vary: boolean;
  seed: number;
  tasks: DraftTask[];
};

const KEY = 'mexplorer-sheet-draft';

export const KINDS: readonly Kind[] = [
  'game',
  'outcome',
  'nimber',
  'move',
  'table',
  'question',
  'problem',
];

/** A new task, with the game of the one before it. */
export function blank(kind: Kind, last?: DraftTask): DraftTask {
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

const empty = (): Draft => ({
  title: '',
  attempts: 3,
  hints: false,
  vary: false,
  seed: 1,
  tasks: [],
});

function drafted(task: Task): DraftTask {
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

/** The draft of the last visit, of a sheet, or for `null` a new one. */
export function kept(sheet?: Sheet | null): Draft {
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
    const tasks = found.tasks.filter((task: any) => KINDS.includes(task?.kind));
    const plain = empty();
    return {
      title: String(found.title),
      attempts: Number(found.attempts),
      hints: found.hints === true,
      vary: found.vary === true,
      seed: Number(found.seed),
      tasks: tasks.map((task: any) => ({ ...blank(task.kind), ...fitting(task) })),
      ...(Number.isFinite(found.attempts) ? {} : { attempts: plain.attempts }),
    };
  } catch {
    // There is none, or it is something else.
    return empty();
  }
}

/** The fields of a stored task that have the right type. */
function fitting(task: any): Partial<DraftTask> {
  const like = blank('game') as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(task).filter(
      ([name, value]) => typeof value === typeof like[name] && name in like,
    ),
  );
}

export const keep = (draft: Draft) => writeText(KEY, JSON.stringify(draft));

/** A task as a sheet has it. */
export function taskOf(task: DraftTask): Record<string, unknown> {
  const { kind, game, position, upto, question, answer, choices, problem, tests } = task;
  const rules = Object.fromEntries(
    ['points', 'text', 'attempts', 'hints', 'vary']
      .filter((name) => (task as any)[name] !== undefined)
      .map((name) => [name, (task as any)[name]]),
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

/** A sheet to begin with. */
export const example = (t: (key: string) => string): Draft =>
  kept(readSheet({ title: t('class.sheet_title_example'), ...exampleSheet }));
