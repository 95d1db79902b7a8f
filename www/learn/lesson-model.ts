import { partsAt } from '../extra-parts.ts';
import { elements } from './blocks.ts';
import { tasksOf } from './lesson.ts';
import { loadLesson } from './load-lesson.ts';
import { complete, finish, progressOf, reach } from './progress.ts';
import { Emitter } from '../ui/element/emitter.ts';
import { Query } from '../ui/element/query.ts';
import { Model, observed } from '../ui/element/model.ts';
import type { Part } from '../extra.ts';
import type { Lang } from '../i18n/languages.ts';
import type { Block, Lesson } from './lesson.ts';

/** A lesson with the learner's progress; the progress is stored for the whole course. */
export class LessonModel extends Model {
  /** The user has moved to another step of the proof. */
  readonly stepped: Emitter<number> = new Emitter();
  readonly altered: Emitter = new Emitter();

  @observed lesson = '';
  /** The step of its proof that is shown. */
  @observed step = 0;
  @observed loaded: Awaited<ReturnType<typeof loadLesson>> = null;
  /** The checks of the learner's own program that extras have, where the lesson asks for one. */
  programs: Part<'program'>[] = [];
  /** Questions opened without an answer. */
  @observed opened: Set<string> = new Set();

  #query = new Query({ requestUpdate: () => {}, fail: () => {} });
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
    const loaded = await this.#query.latest(async () => {
      const found = await loadLesson(lang, lesson);
      const kinds = new Set(found?.lesson.blocks.map(({ kind }) => kind));
      const programs = kinds.has('check') ? partsAt('program') : [];
      [this.programs] = await Promise.all([
        Promise.all(programs.map((load) => load())),
        ...[...kinds].map((kind) => elements[kind]?.()),
      ]);
      return found;
    });
    this.loaded = loaded;
    if (this.step > 0) this.opened = new Set(loaded?.lesson.blocks.map(({ after }) => after ?? ''));
  }

  /** The lesson that is shown: while another one is on its way, still the one before. */
  get #id() {
    return this.loaded?.lesson.id ?? this.lesson;
  }

  get progress() {
    return progressOf(this.#id);
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

  /** Mark a task as done; its lesson may have been left while the answer was judged. */
  finish({ lesson, key, how }: { lesson: Lesson; key: string; how: 'right' | 'shown' }) {
    finish(lesson.id, key, how);
    const { done } = progressOf(lesson.id);
    if (tasksOf(lesson).every((task) => done[task])) complete(lesson.id);
  }

  /** A game was played to its end. It completes a task only if other parts wait for it. */
  played(lesson: Lesson, key: string) {
    if (tasksOf(lesson).includes(key)) this.finish({ lesson, key, how: 'right' });
  }

  /** The user moves to a step of the proof. */
  go(step: number) {
    this.step = step;
    if (step) reach(this.lesson, step);
    this.stepped.emit(step);
    this.altered.emit();
  }
}
