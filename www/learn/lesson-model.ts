import { partsAt } from '../extra-parts.ts';
import { elements } from './blocks.ts';
import { tasksOf } from './lesson.ts';
import { loadLesson } from './load-lesson.ts';
import { complete, finish, progressOf, reach } from './progress.ts';
import { Query } from '../ui/element/query.ts';
import { Emitter, Model, observed } from '../ui/element/model.ts';
import type { Part } from '../extra.ts';
import type { Lang } from '../i18n/languages.ts';
import type { Block, Lesson } from './lesson.ts';

/**
 * The model of a displayed lesson with the learner's progress. The progress is stored for the whole course.
 */
export class LessonModel extends Model {
  /** An emitter of the step of the proof to which the user moves. */
  readonly stepped: Emitter<number> = new Emitter();
  readonly altered: Emitter = new Emitter();

  /** The language in which the lesson was loaded, or null until it is loaded. */
  #lang: Lang | null = null;

  @observed lesson = '';
  /** The displayed step of the lesson's main proof. */
  @observed step = 0;
  @observed loaded: Awaited<ReturnType<typeof loadLesson>> = null;
  /**
   * The templates by which extras (optional modules) check the learner's own program, if the lesson has such
   * a check.
   */
  programs: Part<'program'>[] = [];
  /** The keys of blocks that were skipped, so that the blocks waiting for them are shown. */
  @observed opened: Set<string> = new Set();

  #query = new Query({ requestUpdate: () => {}, fail: () => {} });

  changed(name: string, before: unknown) {
    if (name === 'lesson') {
      this.opened = new Set();
      // Load a lesson again when it is opened a second time, since another element then shows it.
      this.#lang = null;
    }
    super.changed(name, before);
  }

  /**
   * Return whether the lesson must be loaded in a language, since each load has the texts of only one
   * language.
   */
  isNew(lang: Lang) {
    return this.lesson !== '' && this.#lang !== lang;
  }

  async load(lang: Lang) {
    const { lesson } = this;
    this.#lang = lang;
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

  /** The id of the displayed lesson, which is the previous lesson while another one is being loaded. */
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

  /** Return the kind of the block that must be done before a given block is shown. */
  awaited({ after }: Block) {
    return this.loaded?.lesson.blocks.find(({ key }) => key === after)?.kind;
  }

  /** Show a block although the block that it waits for is not done. */
  open({ after }: Block) {
    this.opened = new Set([...this.opened, after as string]);
  }

  /**
   * Mark a task as done. The lesson is a parameter, since the reader may have left it while the answer was
   * being judged.
   */
  finish({ lesson, key, how }: { lesson: Lesson; key: string; how: 'right' | 'shown' }) {
    finish(lesson.id, key, how);
    const { done } = progressOf(lesson.id);
    if (tasksOf(lesson).every((task) => done[task])) complete(lesson.id);
  }

  /** Handle the end of a game. It completes a task only if another block waits for the game. */
  played(lesson: Lesson, key: string) {
    if (tasksOf(lesson).includes(key)) this.finish({ lesson, key, how: 'right' });
  }

  /** Move to a step of the proof. */
  go(step: number) {
    this.step = step;
    if (step) reach(this.lesson, step);
    this.stepped.emit(step);
    this.altered.emit();
  }
}
