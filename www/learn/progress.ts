/** The progress of a learner: completed tasks, text in tables, and the step of the proof. */
import { course } from '../saved/list.ts';
import type { Lesson } from '../saved/list.ts';

export const progressOf = (id: string): Lesson => course.value.lessons[id] ?? { done: {} };

const withLesson = (id: string, lesson: Lesson): typeof course.value => ({
  ...course.value,
  lessons: { ...course.value.lessons, [id]: lesson },
});

function change(id: string, what: Partial<Lesson>) {
  course.value = withLesson(id, { ...progressOf(id), ...what });
}

/**
 * Mark a task as done. A task that was solved without help keeps the mark `right`.
 * @param id the lesson
 */
export function finish(id: string, task: string, how: 'right' | 'shown') {
  const { done } = progressOf(id);
  if (done[task] === how || done[task] === 'right') return;
  change(id, { done: { ...done, [task]: how } });
}

/**
 * Store the text in the cells of a task, correct or not.
 * @param id the lesson
 * @param rows the text of the cells; null if the learner entered nothing
 */
export function fill(id: string, task: string, rows: string[][] | null) {
  const { filled, ...lesson } = progressOf(id);
  const now = { ...filled };
  if (rows?.flat().some(Boolean)) now[task] = rows;
  else delete now[task];
  course.keep(withLesson(id, { ...lesson, ...(Object.keys(now).length ? { filled: now } : {}) }));
}

/** Store that a lesson is finished. */
export function complete(id: string) {
  if (!progressOf(id).finished) change(id, { finished: true });
}

/** @param step the index of a step of the lesson's proof; stored if higher than the stored one */
export function reach(id: string, step: number) {
  if ((progressOf(id).step ?? 0) < step) change(id, { step });
}
