/**
 * The progress of a learner: completed tasks, text in tables, and the step of the proof. Stored in
 * this browser only; without access to storage it lasts as long as the page.
 *
 * @typedef {{ done: Record<string, 'right' | 'shown'>, filled?: Record<string, string[][]>, step?: number, finished?: boolean }} Lesson
 * @typedef {{ version: 1, lessons: Record<string, Lesson> }} Saved
 */
import { COURSE as KEY } from './visits.js';
import { readText, removeText, writeText } from '../ui/storage.ts';

/** Emits `change` when the progress changes. */
export const changes = new EventTarget();

/** @type {Saved | null} */
let saved = null;

/** @returns {Saved} */
function load() {
  if (saved) return saved;
  saved = { version: 1, lessons: {} };
  saved = read(readText(KEY) ?? '') ?? saved;
  return saved;
}

/**
 * The valid parts of a stored text.
 * @param {string} text
 * @returns {Saved | null}
 */
function read(text) {
  /** @type {any} */
  let found;
  try {
    found = JSON.parse(text);
  } catch {
    return null;
  }
  if (found?.version !== 1 || !found.lessons || typeof found.lessons !== 'object') return null;
  /** @type {[string, Lesson][]} */
  const lessons = [];
  for (const [id, lesson] of Object.entries(found.lessons)) {
    if (!lesson?.done || typeof lesson.done !== 'object') continue;
    const done = Object.entries(lesson.done).filter(
      ([, how]) => how === 'right' || how === 'shown',
    );
    const { step, finished } = lesson;
    const filled = Object.entries(lesson.filled ?? {}).filter(([, rows]) => isFilling(rows));
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

/** Cells of a table, row by row. @param {unknown} rows */
const isFilling = (rows) =>
  Array.isArray(rows) &&
  rows.every((row) => Array.isArray(row) && row.every((cell) => typeof cell === 'string'));

const keep = () => writeText(KEY, JSON.stringify(load()));

function store() {
  keep();
  changes.dispatchEvent(new Event('change'));
}

// Another tab may have made progress.
globalThis.addEventListener?.('storage', (event) => {
  if (/** @type {StorageEvent} */ (event).key !== KEY) return;
  saved = null;
  changes.dispatchEvent(new Event('change'));
});

/** @param {string} id @returns {Lesson} */
export const progressOf = (id) => load().lessons[id] ?? { done: {} };

/** @param {string} id @param {Partial<Lesson>} what */
function change(id, what) {
  const now = load();
  now.lessons[id] = { ...progressOf(id), ...what };
  store();
}

/**
 * Marks a task as done; one solved without help stays so.
 * @param {string} id the lesson
 * @param {string} task
 * @param {'right' | 'shown'} how
 */
export function finish(id, task, how) {
  const { done } = progressOf(id);
  if (done[task] === how || done[task] === 'right') return;
  change(id, { done: { ...done, [task]: how } });
}

/**
 * Stores the text in the cells of a task, correct or not.
 * @param {string} id the lesson
 * @param {string} task
 * @param {string[][] | null} rows null where nothing is the learner's own
 */
export function fill(id, task, rows) {
  const { filled, ...lesson } = progressOf(id);
  const now = { ...filled };
  if (rows?.flat().some(Boolean)) now[task] = rows;
  else delete now[task];
  load().lessons[id] = { ...lesson, ...(Object.keys(now).length ? { filled: now } : {}) };
  keep();
}

/** Whether all tasks of a lesson are done. @param {string} id */
export function complete(id) {
  if (!progressOf(id).finished) change(id, { finished: true });
}

/** @param {string} id @param {number} step of the proof */
export function reach(id, step) {
  if ((progressOf(id).step ?? 0) < step) change(id, { step });
}

/** The progress as a file. */
export const exported = () => `${JSON.stringify(load(), null, 2)}\n`;

/**
 * Merges a file into the stored progress; nothing is removed.
 * @param {string} text
 * @returns {boolean} whether the file says anything of that kind
 */
export function imported(text) {
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
