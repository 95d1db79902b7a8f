/**
 * The learner's progress that this browser stores. Settings are in settings.ts, and a cache of tables is in
 * tables/storage.ts.
 */
import { LaterVersion, Saved } from './saved.ts';

export interface Lesson {
  done: Record<string, 'right' | 'shown'>;
  /** The text of the cells of each table that the learner filled in, row by row, by task. */
  filled?: Record<string, string[][]>;
  /** The last step of the lesson's proof that the learner reached. */
  step?: number;
  finished?: boolean;
}

export const course = saved<{ version: 1; lessons: Record<string, Lesson> }>({
  name: 'course',
  version: 1,
  none: () => ({ version: 1, lessons: {} }),
  read: ({ lessons }) => ({
    version: 1,
    lessons: entries(lessons, (lesson) => isRecord(lesson) && isRecord(lesson.done), readLesson),
  }),
  merge: (now, file) => ({
    version: 1,
    lessons: {
      ...now.lessons,
      ...entries(
        file.lessons,
        () => true,
        (lesson, id) => joined(now.lessons[id], lesson),
      ),
    },
  }),
});

function readLesson({ done, filled, step, finished }: Lesson): Lesson {
  const tables = isRecord(filled) ? entries<string[][]>(filled, isFilling) : {};
  return {
    done: entries(done, (how) => how === 'right' || how === 'shown'),
    ...(Object.keys(tables).length ? { filled: tables } : {}),
    ...(isCount(step, 1) ? { step } : {}),
    ...(finished === true ? { finished } : {}),
  };
}

const isFilling = (rows: unknown) => isListOf(rows, (row) => isListOf(row, isText));

/**
 * Merge a lesson of a file into the stored lesson. Tasks solved in either stay solved, and for table cells
 * the stored text wins.
 */
function joined(now: Lesson | undefined, file: Lesson) {
  if (!now) return file;
  const right = entries(now.done, (how, task) => how === 'right' || !file.done[task]);
  return readLesson({
    done: { ...file.done, ...right },
    filled: { ...file.filled, ...now.filled },
    step: Math.max(now.step ?? 0, file.step ?? 0),
    finished: now.finished || file.finished,
  });
}

export type Kind = 'rungs' | 'days';

export interface Won {
  /** The best result so far, in stars; 0 before the first win. */
  stars: number;
  /** The number of games begun, where each taken-back move counts as another try; at least 1. */
  tries: number;
  /** Whether a hint was shown. */
  hint: boolean;
  /** Whether a position of the day was won after its day. */
  late?: boolean;
}

export const MOST_TRIES = 99_999;

type Ladder = { kind: string; version: 1 } & Record<Kind, Record<string, Won>>;

const noStars = (): Ladder => ({ kind: 'mexplorer-ladder', version: 1, rungs: {}, days: {} });

export const ladder = saved<Ladder>({
  name: 'ladder',
  version: 1,
  none: noStars,
  read({ kind, rungs, days }) {
    const all = [...Object.values(rungs), ...Object.values(days)];
    if (kind !== 'mexplorer-ladder' || !all.every(isWon)) throw new Error('damaged');
    const named = (pattern: RegExp) => (_: unknown, id: string) => pattern.test(id) && !(id in {});
    return {
      ...noStars(),
      rungs: entries(rungs, named(/^[a-z][a-z\d-]*$/), readWon),
      days: entries(days, named(/^\d{4}-\d\d-\d\d$/), readWon),
    };
  },
  merge: (now, file) => ({
    ...now,
    rungs: { ...now.rungs, ...better(now.rungs, file.rungs) },
    days: { ...now.days, ...better(now.days, file.days) },
  }),
});

const isWon = (won: unknown) =>
  isRecord(won) &&
  isCount(won.stars, 0, 3) &&
  isCount(won.tries, 1, MOST_TRIES) &&
  typeof won.hint === 'boolean' &&
  [undefined, true].includes(won.late as undefined);

const readWon = ({ stars, tries, hint, late }: Won): Won => ({
  stars,
  tries,
  hint,
  ...(late ? { late } : {}),
});

const better = (now: Record<string, Won>, file: Record<string, Won>) =>
  entries(file, ({ stars }, id) => !now[id] || now[id].stars < stars);

/** The ids of solved practice problems. */
export const solved = saved<string[]>({
  name: 'solved',
  none: () => [],
  read: (ids) => ids.filter(isText),
});

// --- storage formats

interface Json<T> {
  name: string;
  version?: number;
  none: () => T;
  /** Validate a parsed value and return it without unknown fields; throw if it is invalid. */
  // `JSON.parse` returns a value of the type `any`.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  read: (found: any) => T;
  merge?: (now: T, file: T) => T;
}

/** Create a stored value in JSON format. */
export function saved<T>({ name, version, none, read, merge }: Json<T>) {
  return new Saved<T>({
    key: `mexplorer-${name}`,
    none,
    read(text) {
      const found = JSON.parse(text);
      if (version && found.version > version) throw new LaterVersion();
      if (version && found.version !== version) throw new Error('damaged');
      return read(found);
    },
    write: JSON.stringify,
    merge,
  });
}

const isText = (value: unknown): value is string => typeof value === 'string';

const isCount = (value: unknown, least: number, most = Infinity) =>
  Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isListOf = (value: unknown, is: (each: unknown) => boolean) =>
  Array.isArray(value) && value.every(is);

/** Select the entries of a record that satisfy `fits`, and convert their values by `read`. */
function entries<T, U = T>(
  record: Record<string, T>,
  fits: (value: T, name: string) => boolean,
  read: (value: T, name: string) => U = (value) => value as unknown as U,
): Record<string, U> {
  if (!isRecord(record)) throw new Error('damaged');
  return Object.fromEntries(
    Object.entries(record)
      .filter(([name, value]) => fits(value, name))
      .map(([name, value]) => [name, read(value, name)]),
  );
}

/** Select the fields of a stored object that exist in a pattern object with the same type. */
export const fitting = <T extends object>(pattern: T, found: object) =>
  Object.fromEntries(
    Object.entries(found).filter(
      ([name, value]) =>
        Object.hasOwn(pattern, name) && typeof value === typeof pattern[name as keyof T],
    ),
  ) as Partial<T>;
