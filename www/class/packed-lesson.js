/** A lesson in a package: what counts are its tasks, and its state is the learner's progress in it. */
import { html } from 'lit';
import { tasksOf } from '../learn/lesson.js';
import { packedLesson } from '../learn/packed-lesson.js';
import { changes, clear, exported, imported, progressOf } from '../learn/progress.js';
import { saveAs } from '../ui/controls/save-file.ts';
import '../learn/mex-lesson.js';

export class PackedLesson {
  #id;
  #changed;
  #tasks;
  #home;

  /** @param {string} id @param {string} home the address of Mexplorer, if there is one @param {() => void} changed */
  constructor(id, home, changed) {
    this.#id = id;
    this.#home = home;
    this.#changed = changed;
    this.#tasks = tasksOf(packedLesson().lesson);
  }

  /** @param {Pick<import('./platform.js').Platform, 'state'> | null} platform */
  async open(platform) {
    if (platform) {
      // The platform's learner need not be the one who used this browser before.
      clear();
      const { state } = platform;
      if (state) imported(`{"version":1,"lessons":{${JSON.stringify(this.#id)}:${state}}}`);
    }
    changes.addEventListener('change', this.#changed);
  }

  get progress() {
    const { done, finished } = progressOf(this.#id);
    const won = this.#tasks.filter((task) => done[task] === 'right').length;
    const complete = finished === true || this.#tasks.every((task) => done[task]);
    return { won, all: this.#tasks.length, complete };
  }

  /** @param {number} most */
  atOnce(most) {
    const { filled, ...progress } = progressOf(this.#id);
    const [whole, less] = [{ ...progress, filled }, progress].map((each) => JSON.stringify(each));
    return whole.length <= most && /^[ -~]*$/.test(whole)
      ? whole
      : less.length <= most
        ? less
        : null;
  }

  /** @param {number} most */
  async state(most) {
    const state = this.atOnce(most) ?? '{"done":{}}';
    return {
      state,
      whole: state === JSON.stringify(progressOf(this.#id)) || !state.includes('filled'),
    };
  }

  save() {
    saveAs(new Blob([exported()], { type: 'application/json' }), `${this.#id}.json`);
  }

  view() {
    return html`<mex-lesson
      loading="eager"
      lesson=${this.#id}
      app=${this.#home}
      .alone=${!this.#home}
    ></mex-lesson>`;
  }
}
