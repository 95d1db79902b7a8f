/** A lesson in a package: its score counts the tasks, and its state is the learner's progress. */
import { html, nothing } from 'lit';
import {
  course,
  loadElements,
  packedLesson,
  progressOf,
  saveText,
  tasksOf,
  troubleNote,
} from 'mexplorer/kit';
import type { Translate } from 'mexplorer/kit';
import type { Platform } from './platform.ts';

void loadElements('mex-lesson');

export class PackedLesson {
  #id;
  #changed;
  #tasks;
  #home;
  #hosted = false;

  /**
   * @param home the address of Mexplorer; empty if there is none
   * @param changed callback for each change of the progress
   */
  constructor(id: string, home: string, changed: () => void) {
    this.#id = id;
    this.#home = home;
    this.#changed = changed;
    this.#tasks = tasksOf(packedLesson().lesson);
  }

  async open(platform: Pick<Platform, 'state'> | null) {
    if (platform) {
      // Clear the progress stored in this browser: it may belong to another learner.
      course.clear();
      const { state } = platform;
      if (state) course.imported(`{"version":1,"lessons":{${JSON.stringify(this.#id)}:${state}}}`);
    }
    this.#hosted = platform !== null;
    course.addEventListener('change', this.#changed);
  }

  get progress() {
    const { done, finished } = progressOf(this.#id);
    const won = this.#tasks.filter((task) => done[task] === 'right').length;
    const complete = finished === true || this.#tasks.every((task) => done[task]);
    return { won, all: this.#tasks.length, complete };
  }

  atOnce(most: number) {
    const { filled, ...progress } = progressOf(this.#id);
    const [whole, less] = [{ ...progress, filled }, progress].map((each) => JSON.stringify(each));
    return whole.length <= most && /^[ -~]*$/.test(whole)
      ? whole
      : less.length <= most
        ? less
        : null;
  }

  async state(most: number) {
    const state = this.atOnce(most) ?? '{"done":{}}';
    return {
      state,
      whole: state === JSON.stringify(progressOf(this.#id)) || !state.includes('filled'),
    };
  }

  save() {
    saveText(course.exported(), `${this.#id}.json`);
  }

  view(host: { t: Translate }) {
    return html`${this.#hosted ? nothing : troubleNote(host, course)}<mex-lesson
        loading="eager"
        lesson=${this.#id}
        app=${this.#home}
        .alone=${!this.#home}
      ></mex-lesson>`;
  }
}
