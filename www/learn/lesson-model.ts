import { elements } from './blocks.ts';
import { tasksOf } from './lesson.ts';
import { loadLesson } from './load-lesson.ts';
import { complete, fill, finish, progressOf, reach } from './progress.ts';
import { Latest } from '../ui/element/latest.ts';
import { Model, observed } from '../ui/element/model.ts';
import type { Lang } from '../i18n/languages.ts';
import type { Block } from './lesson.ts';

/** A lesson as far as the learner has come; the progress itself is that of the whole course. */
export class LessonModel extends Model<{ change: undefined; step: number }> {
  @observed lesson = '';
  /** The step of its proof that is shown. */
  @observed step = 0;
  @observed loaded: Awaited<ReturnType<typeof loadLesson>> = null;
  /** Questions opened without an answer. */
  @observed opened: Set<string> = new Set();

  #latest = new Latest();
  /** The language and the lesson that were loaded last. */
  #shown = '';

  changed(name: string, before: unknown) {
    if (name === 'lesson') this.opened = new Set();
    super.changed(name, before);
  }

  /** Whether the texts have to be loaded; they are part of the lesson, in one language. */
  isNew(lang: Lang) {
    return this.lesson !== '' && this.#shown !== `${lang} ${this.lesson}`;
  }

  async load(lang: Lang) {
    const { lesson } = this;
    this.#shown = `${lang} ${lesson}`;
    const loaded = await this.#latest.run(async () => {
      const found = await loadLesson(lang, lesson);
      const kinds = new Set(found?.lesson.blocks.map(({ kind }) => kind));
      await Promise.all([...kinds].map((kind) => elements[kind]?.()));
      return found;
    });
    this.loaded = loaded;
    if (this.step > 0) this.opened = new Set(loaded?.lesson.blocks.map(({ after }) => after ?? ''));
  }

  get progress() {
    return progressOf(this.lesson);
  }

  get tasks() {
    return this.loaded ? tasksOf(this.loaded.lesson) : [];
  }

  isLocked({ after }: Block) {
    return after !== undefined && !this.opened.has(after) && !this.progress.done[after];
  }

  /** The kind of block that has to be done before another one. */
  awaited({ after }: Block) {
    return this.loaded?.lesson.blocks.find(({ key }) => key === after)?.kind;
  }

  /** Opens a block without an answer. */
  open({ after }: Block) {
    this.opened = new Set([...this.opened, after as string]);
  }

  finish(key: string, how: 'right' | 'shown') {
    finish(this.lesson, key, how);
    const { done } = this.progress;
    if (this.tasks.every((task) => done[task])) complete(this.lesson);
  }

  /** A game was played, for which something may wait; others are played for their own sake. */
  played(key: string) {
    if (this.loaded?.lesson.blocks.some(({ after }) => after === key)) this.finish(key, 'right');
  }

  fill(key: string, rows: string[][] | null) {
    fill(this.lesson, key, rows);
  }

  /** The user goes to a step of the proof. */
  go(step: number) {
    this.step = step;
    if (step) reach(this.lesson, step);
    this.report('step', step);
    this.report('change', undefined);
  }
}
