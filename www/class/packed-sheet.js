/** A sheet in a package: its work is the platform's, or that of this browser where there is none. */
import { html } from 'lit';
import { allOver, load, nothingDone, score, store } from './attempts.js';
import { fileName, writeResult } from './result.js';
import { idOf, pointsOf, readSheet } from './sheet.js';
import { atOnce, readState, writeState } from './suspend.js';
import { saveAs } from '../ui/controls/save-file.ts';
import './mex-sheet.js';

export class PackedSheet {
  #sheet;
  #changed;
  #hosted = false;
  #locked = false;
  /** @type {import('./attempts.js').Work} */
  #work;

  /** @param {unknown} sheet @param {() => void} changed */
  constructor(sheet, changed) {
    this.#sheet = readSheet(sheet);
    this.#work = nothingDone(this.#sheet);
    this.#changed = changed;
  }

  /** @param {Pick<import('./platform.js').Platform, 'counts' | 'name' | 'state'> | null} platform */
  async open(platform) {
    if (!platform) {
      this.#work = load(idOf(this.#sheet), this.#sheet);
      return;
    }
    this.#hosted = true;
    this.#locked = !platform.counts;
    const work = await readState(platform.state, this.#sheet);
    this.#work = { ...work, name: platform.name.replace(/[<>]/gu, '').slice(0, 80) };
  }

  get progress() {
    const [won, all] = [score(this.#sheet, this.#work), pointsOf(this.#sheet)];
    return { won, all, complete: allOver(this.#sheet, this.#work) };
  }

  /** @param {number} most */
  state(most) {
    return writeState(this.#work, most);
  }

  /** @param {number} most */
  atOnce(most) {
    return atOnce(this.#work, most);
  }

  /** Saves the result as a file, where the platform does not keep it. */
  save() {
    const saved = new Date().toISOString();
    const text = writeResult({ sheet: this.#sheet, work: this.#work, saved });
    saveAs(new Blob([text], { type: 'application/json' }), fileName(this.#work.name));
  }

  /** @param {CustomEvent<{ work: import('./attempts.js').Work }>} event */
  #did({ detail: { work } }) {
    this.#work = work;
    if (!this.#hosted) store(idOf(this.#sheet), work);
    this.#changed();
  }

  view() {
    return html`<mex-sheet
      .sheet=${this.#sheet}
      .work=${this.#work}
      ?hosted=${this.#hosted}
      ?locked=${this.#locked}
      @sheet-work=${(/** @type {CustomEvent} */ event) => this.#did(event)}
    ></mex-sheet>`;
  }
}
