/**
 * A task sheet in a package. The platform stores the learner's work; without a platform, the browser stores
 * it.
 */
import { html, nothing } from 'lit';
import { saveText, troubleNote } from 'mexplorer/kit';
import type { Saved, Translate } from 'mexplorer/kit';
import { allOver, nothingDone, savedWork, score } from '../sheet/attempts.ts';
import { fileName, writeResult } from '../results/result.ts';
import { idOf, pointsOf, readSheet } from '../sheet/sheet.ts';
import { atOnce, readState, writeState } from './suspend.ts';
import { sheetPlayer } from '../sheet/sheet-player.ts';
import type { Work } from '../sheet/attempts.ts';
import type { Platform } from './platform.ts';

export class PackedSheet {
  #sheet;
  #changed;
  /** The work stored in this browser; null if a platform stores the work. */
  #saved: Saved<Work> | null = null;
  #locked = false;
  #work: Work;

  constructor(sheet: unknown, changed: () => void) {
    this.#sheet = readSheet(sheet);
    this.#work = nothingDone(this.#sheet);
    this.#changed = changed;
  }

  async open(platform: Pick<Platform, 'counts' | 'name' | 'state'> | null) {
    if (!platform) {
      this.#saved = savedWork(idOf(this.#sheet), this.#sheet);
      this.#work = this.#saved.value;
      return;
    }
    this.#locked = !platform.counts;
    const work = await readState(platform.state, this.#sheet);
    this.#work = { ...work, name: platform.name.replace(/[<>]/gu, '').slice(0, 80) };
  }

  get progress() {
    const [won, all] = [score(this.#sheet, this.#work), pointsOf(this.#sheet)];
    return { won, all, complete: allOver(this.#sheet, this.#work) };
  }

  state(most: number) {
    return writeState(this.#work, most);
  }

  atOnce(most: number) {
    return atOnce(this.#work, most);
  }

  /** Save the learner's result as a file, for use without a platform. */
  save() {
    const saved = new Date().toISOString();
    const text = writeResult({ sheet: this.#sheet, work: this.#work, saved });
    saveText(text, fileName(this.#work.name));
  }

  #did({ detail: { work } }: CustomEvent<{ work: Work }>) {
    this.#work = work;
    if (this.#saved) this.#saved.value = work;
    this.#changed();
  }

  view(host: { t: Translate }) {
    return html`${this.#saved ? troubleNote(host, this.#saved) : nothing}
      <div class="sheet-player" @sheet-work=${(event: CustomEvent) => this.#did(event)}>
        ${sheetPlayer({
          sheet: this.#sheet,
          work: this.#work,
          hosted: !this.#saved,
          locked: this.#locked,
        })}
      </div>`;
  }
}
