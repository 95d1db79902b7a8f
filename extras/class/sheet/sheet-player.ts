import { html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import {
  copyText,
  holdField,
  icon,
  leaveField,
  MexElement,
  placed,
  saveText,
  setStyle,
  styleSheets,
  targetOf,
  valueOf,
} from 'mexplorer/kit';
import { allOver, isBegun, isName, isOver, nothingDone, score, stateOf } from './attempts.ts';
import { fileName, writeCode, writeResult } from '../results/result.ts';
import { pointsOf } from './sheet.ts';
import { sheetTask } from './sheet-task.ts';
import sheetStyle from './sheet.css?inline';
import type { Sheet } from './sheet.ts';
import type { Work } from './attempts.ts';

/**
 * The element on which a learner works through a sheet: one task after the other, with the points, and at the
 * end the result as a file or as a text. Nothing is sent to a server.
 *
 * Properties `sheet` and `work`; event `sheet-work` with `{ work }` after each change. `hosted`: a platform
 * knows the learner and stores the work; `locked`: the platform does not record results.
 */
export class SheetPlayer extends MexElement {
  static areas = ['class'] as const;

  static styles = styleSheets(sheetStyle);

  @property({ attribute: false }) sheet!: Sheet;

  @property({ attribute: false }) work: Work | null = null;

  @property({ attribute: false }) hosted = false;

  @property({ attribute: false }) locked = false;

  /** The index of the displayed task, or the number of tasks while the result is displayed. */
  @state() at = 0;

  /** Whether the learner has begun, so that a task or the result is displayed instead of the cover. */
  @state() begun = false;

  @state() said = '';

  /** The result as a text; empty until the learner requests it. */
  @state() code = '';

  /** Whether the content of the result file is displayed. */
  @state() seen = false;

  @state() nameError = '';

  get now(): Work {
    return this.work ?? nothingDone(this.sheet);
  }

  get #varies() {
    return this.sheet.tasks.some(({ vary }) => vary);
  }

  get #any() {
    return this.now.tasks.some(({ attempts }) => attempts.length);
  }

  willUpdate(changed: Map<string, unknown>) {
    if (!changed.has('sheet') || !this.sheet) return;
    const next = this.sheet.tasks.findIndex((task, i) => !isOver(task, this.now.tasks[i]));
    this.at = next < 0 ? this.sheet.tasks.length : next;
    this.begun = this.hosted || this.now.tasks.some(isBegun);
  }

  #change(work: Work) {
    this.work = work;
    this.code = '';
    this.said = '';
    this.emit('sheet-work', { work });
  }

  #setName(typed: string) {
    const name = typed.trim().replace(/\s+/gu, ' ');
    this.nameError = isName(name) ? '' : 'class.name_wrong';
    if (!this.nameError && name !== this.now.name) this.#change({ ...this.now, name });
  }

  async #begin(event: SubmitEvent) {
    event.preventDefault();
    if (!this.#named(this.#varies)) return;
    this.begun = true;
    await this.#lead();
  }

  /** Move the focus to the displayed task. */
  async #lead() {
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>('h2')?.focus({
      preventScroll: true,
    });
    this.renderRoot.querySelector('.steps')?.scrollIntoView({ block: 'nearest' });
  }

  #go(at: number) {
    this.at = at;
    void this.#lead();
  }

  #done({ detail: { n, done } }: CustomEvent) {
    if (this.locked) return;
    const tasks = this.now.tasks.map((old, i) => (i === n ? done : old));
    this.#change({ ...this.now, tasks });
  }

  get #result() {
    return { sheet: this.sheet, work: this.now, saved: new Date().toISOString() };
  }

  #save() {
    if (!this.#named()) return;
    saveText(writeResult(this.#result), fileName(this.now.name));
    this.said = 'class.saved';
  }

  async #copy() {
    if (!this.#named()) return;
    this.code = await writeCode(this.#result);
    this.said = (await copyText(this.code)) ? 'class.copied' : 'class.copy_failed';
  }

  /** Return whether the learner's name is valid, and given if required; otherwise display what is missing. */
  #named(isWanted = !this.hosted) {
    const field = this.renderRoot.querySelector<HTMLInputElement>('#name');
    if (field) this.#setName(field.value);
    if (!this.nameError && !this.now.name && isWanted) this.nameError = 'class.name_missing';
    if (this.nameError) field?.focus();
    return !this.nameError;
  }

  #name() {
    // If the learner's positions depend on the name, make it read-only once there are attempts.
    const fixed = this.#varies && this.#any;
    return html`<div class="stack name">
      <label class="label" for="name">${this.t('class.name')}</label>
      <input
        id="name"
        class="field"
        type="text"
        autocomplete="name"
        maxlength="80"
        .value=${this.now.name}
        ?readonly=${fixed}
        aria-invalid=${this.nameError !== ''}
        aria-describedby="name-note"
        @change=${(event: Event) => this.#setName(valueOf(event))}
      />
      <p id="name-note" class=${this.nameError ? 'error' : 'soft'}>
        ${this.t(this.nameError || (this.#varies ? 'class.name_varies' : 'class.name_note'))}
      </p>
    </div>`;
  }

  #cover() {
    const { tasks } = this.sheet;
    return html`<form
      class="stack panel cover"
      novalidate
      @submit=${(event: SubmitEvent) => this.#begin(event)}
    >
      <p>${this.t('class.cover', { n: tasks.length, points: pointsOf(this.sheet) })}</p>
      ${this.#name()}
      <p class="soft">${this.t('class.nothing_sent')}</p>
      <p><button class="btn primary" data-begin>${this.t('common.begin')}</button></p>
    </form>`;
  }

  #steps() {
    const { tasks } = this.sheet;
    const signs = { solved: ' ✓', over: ' ✗', open: ' …', new: '' };
    return html`<nav class="flow steps no-print" aria-label=${this.t('class.tasks')}>
      ${tasks.map((task, i) => {
        const sign = stateOf(task, this.now.tasks[i]);
        return html`<button
          class="chip ${sign}"
          data-step=${i + 1}
          aria-current=${i === this.at ? 'step' : nothing}
          aria-label=${`${this.t('class.task', { n: i + 1 })}, ${this.t(`class.is_${sign}`)}`}
          @click=${() => this.#go(i)}
        >
          <span>${i + 1}${signs[sign]}</span>
        </button>`;
      })}
      <button
        class="chip"
        data-step="end"
        aria-current=${this.at === tasks.length ? 'step' : nothing}
        @click=${() => this.#go(tasks.length)}
      >
        ${this.t('class.result')}
      </button>
    </nav>`;
  }

  #task() {
    const { sheet, at } = this;
    const over = isOver(sheet.tasks[at], this.now.tasks[at]);
    return html`<h2 tabindex="-1">
        ${this.t('class.task_of', { n: at + 1, all: sheet.tasks.length })}
      </h2>
      <div class="sheet-task" @task-done=${(event: CustomEvent) => this.#done(event)}>
        ${sheetTask({
          task: sheet.tasks[at],
          done: this.now.tasks[at],
          seed: sheet.seed,
          n: at,
          name: this.now.name,
          locked: this.locked,
        })}
      </div>
      <p class="on">
        <button
          class="btn ${over ? 'primary' : 'quiet'}"
          data-next
          @click=${() => this.#go(at + 1)}
        >
          ${this.t(at + 1 === sheet.tasks.length ? 'class.to_result' : over ? 'class.next' : 'class.skip')}
        </button>
      </p>`;
  }

  /** The content of the result file, which also contains the right answers of the sheet. */
  #file() {
    return html`<details
      @toggle=${(event: Event) => (this.seen = targetOf<HTMLDetailsElement>(event).open)}
    >
      <summary>${this.t('class.holds_see')}</summary>
      ${this.seen ? html`<pre tabindex="0">${writeResult(this.#result)}</pre>` : nothing}
    </details>`;
  }

  #end() {
    const { sheet, now } = this;
    const [won, all] = [score(sheet, now), pointsOf(sheet)];
    const tries = now.tasks.reduce((sum, { attempts }) => sum + attempts.length, 0);
    return html`<h2 tabindex="-1">${this.t('class.result')}</h2>
      <p class="stack score">
        <b>${this.t('class.score', { won, all })}</b>
        <span
          class="gauge"
          style=${setStyle({ '--part': `${all ? (100 * won) / all : 0}%` })}
        ></span>
      </p>
      ${allOver(sheet, now) ? nothing : html`<p>${this.t('class.still_open')}</p>`}
      ${
        this.hosted
          ? nothing
          : html`${this.#name()}
              <h3>${this.t('class.holds_title')}</h3>
              <p>${this.t('class.holds', { n: sheet.tasks.length, tries })}</p>
              ${allOver(sheet, now) ? this.#file() : html`<p class="soft">${this.t('class.holds_later')}</p>`}
              <p class="soft">${this.t('class.checksum')}</p>`
      }
      <p class="flow acts">
        <button class="btn primary" data-save @click=${() => this.#save()}>
          ${icon('save', 18)}${this.t('class.save')}
        </button>
        <button class="btn" data-copy @click=${() => this.#copy()}>
          ${icon('copy', 18)}${this.t('class.copy')}
        </button>
      </p>
      <p role="status">${this.said ? this.t(this.said) : nothing}</p>
      ${
        this.code
          ? html`<textarea
              class="field"
              readonly
              rows="4"
              aria-label=${this.t('class.as_text')}
              .value=${this.code}
            ></textarea>`
          : nothing
      }`;
  }

  view() {
    const { sheet } = this;
    if (!sheet) return nothing;
    return html`<article @mousedown=${holdField} @click=${leaveField}>
      <h1>${sheet.title}</h1>
      ${
        this.begun
          ? html`${this.#steps()}
              <section class="stack panel">
                ${this.at < sheet.tasks.length ? this.#task() : this.#end()}
              </section>`
          : this.#cover()
      }
    </article>`;
  }
}

export const sheetPlayer = placed('mex-sheet-player', SheetPlayer);
