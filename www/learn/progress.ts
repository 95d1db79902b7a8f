/**
 * The progress of a learner: completed tasks, text in tables, and the step of the proof. Stored in
 * this browser only; without access to storage it lasts as long as the page.
 */
import { COURSE as KEY } from './visits.ts';
import { readText, removeText, writeText } from '../ui/storage.ts';

type Lesson = {
  done: Record<string, 'right' | 'shown'>;
  filled?: Record<string, string[][]>;
  step?: number;
  finished?: boolean;
};

type Saved = { version: 1; lessons: Record<string, Lesson> };

/** Emits `change` when the progress changes. */
export const changes = new EventTarget();

let saved: Saved | null = null;

function load(): Saved {
  if (saved) return saved;
  saved = { version: 1, lessons: {} };
  saved = read(readText(KEY) ?? '') ?? saved;
  return saved;
}

/** The valid parts of a stored text. */
function read(text: string): Saved | null {
  let found: any;
  try {
    found = JSON.parse(text);
  } catch {
    return null;
  }
  if (found?.version !== 1 || !found.lessons || typeof found.lessons !== 'object') return null;
  const lessons: [string, Lesson][] = [];
  for (const [id, lesson] of Object.entries<any>(found.lessons)) {
    if (!lesson?.done || typeof lesson.done !== 'object') continue;
    const done = Object.entries(lesson.done).filter(
      (entry): entry is [string, 'right' | 'shown'] => entry[1] === 'right' || entry[1] === 'shown',
    );
    const { step, finished } = lesson;
    const filled = Object.entries(lesson.filled ?? {}).filter(
      (entry): entry is [string, string[][]] => isFilling(entry[1]),
    );
    lessons.push([
      id,
      {
        done: Object.fromEntries(done),
        ...(filled.length ? { filled: Object.fromEntries(filled) } : {}),
        ...(Number.isSafeInteger(step) && step > 0 ? { step } : {}),
        ...(finished === true ? { finished } : {}),
      },
    ]);
  }
  return { version: 1, lessons: Object.fromEntries(lessons) };
}

/** Cells of a table, row by row. */
const isFilling = (rows: unknown): rows is string[][] =>
  Array.isArray(rows) &&
  rows.every((row) => Array.isArray(row) && row.every((cell) => typeof cell === 'string'));

const keep = () => writeText(KEY, JSON.stringify(load()));

function store() {
  keep();
  changes.dispatchEvent(new Event('change'));
}

// Another tab may have made progress.
globalThis.addEventListener?.('storage', (event) => {
  if ((event as StorageEvent).key !== KEY) return;
  saved = null;
  changes.dispatchEvent(new Event('change'));
});

export const progressOf = (id: string): Lesson => load().lessons[id] ?? { done: {} };

function change(id: string, what: Partial<Lesson>) {
  const now = load();
  now.lessons[id] = { ...progressOf(id), ...what };
  store();
}

/**
 * Marks a task as done; one solved without help stays so.
 * @param id the lesson
 */
export function finish(id: string, task: string, how: 'right' | 'shown') {
  const { done } = progressOf(id);
  if (done[task] === how || done[task] === 'right') return;
  change(id, { done: { ...done, [task]: how } });
}

/**
 * Stores the text in the cells of a task, correct or not.
 * @param id the lesson
 * @param rows null where nothing is the learner's own
 */
export function fill(id: string, task: string, rows: string[][] | null) {
  const { filled, ...lesson } = progressOf(id);
  const now = { ...filled };
  if (rows?.flat().some(Boolean)) now[task] = rows;
  else delete now[task];
  load().lessons[id] = { ...lesson, ...(Object.keys(now).length ? { filled: now } : {}) };
  keep();
}

/** Whether all tasks of a lesson are done. */
export function complete(id: string) {
  if (!progressOf(id).finished) change(id, { finished: true });
}

/** @param step of the proof */
export function reach(id: string, step: number) {
  if ((progressOf(id).step ?? 0) < step) change(id, { step });
}

/** The progress as a file. */
export const exported = () => `${JSON.stringify(load(), null, 2)}\n`;

/**
 * Merges a file into the stored progress; nothing is removed.
 * @returns whether the file says anything of that kind
 */
export function imported(text: string): boolean {
  const more = read(text);
  if (!more) return false;
  const now = load();
  for (const [id, lesson] of Object.entries(more.lessons)) {
    const old = progressOf(id);
    const done = { ...lesson.done };
    for (const [task, how] of Object.entries(old.done)) {
      if (how === 'right' || !done[task]) done[task] = how;
    }
    const step = Math.max(old.step ?? 0, lesson.step ?? 0);
    const finished = old.finished || lesson.finished;
    const filled = { ...lesson.filled, ...old.filled };
    now.lessons[id] = {
      done,
      ...(Object.keys(filled).length ? { filled } : {}),
      ...(step ? { step } : {}),
      ...(finished ? { finished } : {}),
    };
  }
  store();
  return true;
}

export function clear() {
  saved = { version: 1, lessons: {} };
  removeText(KEY);
  changes.dispatchEvent(new Event('change'));
}
