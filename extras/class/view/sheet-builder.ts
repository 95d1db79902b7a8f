import { html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import { analyze, random } from 'mexplorer';
import {
  certainOf,
  chooseFile,
  copyText,
  defaults,
  fileInput,
  GameLines,
  holdField,
  icon,
  isGame,
  isLocal,
  leaveField,
  MexElement,
  placed,
  placeOf,
  saveText,
  styleSheets,
  suggestionsStyle,
  targetOf,
  troubleNote,
  type GameReading,
  type Icon,
  typed,
  writeLink,
} from 'mexplorer/kit';
import { emptyDraft, KINDS, sheetDraft } from '../sheet/saved.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { Draft, DraftTask } from '../sheet/saved.ts';
import { LONGEST, encode } from '../sheet/code.ts';
import { SheetError } from '../sheet/sheet-error.ts';
import { readSheet, writeSheet } from '../sheet/sheet.ts';
import { sheetPaper } from './sheet-paper.ts';
import { blank, draftOf, isOfTable, taskOf } from './sheet-draft.ts';
import { errorsFrom } from '../sheet/stranger.ts';
import { sheetExample } from './sheet-example.ts';
import { fieldOf, flawWords } from './flaw-words.ts';
import { lineField, meanings } from './line-field.ts';
import { answerOn, keyOf } from './task-check.ts';
import type { Checked } from './task-check.ts';
import { believing, field, numberOr, taskFields, whenTyped } from './sheet-fields.ts';
import builderStyle from './sheet-builder.css?inline';

/** The pause in typing after which the tasks are checked and the link is written, in milliseconds. */
const PAUSE = 300;

/** The greatest length of a link without a warning, in characters: some programs cut longer links. */
const LONG = 2000;

/**
 * The element that builds a task sheet: fields for each task, the core's answers about the tasks, and the
 * link.
 */
export class SheetBuilder extends MexElement {
  static areas = ['class', 'teach', 'learn', 'notation', 'refuted'] as const;

  static styles = styleSheets(suggestionsStyle, builderStyle);

  @state() draft: Draft = sheetDraft.value;

  /** The core's answers about tasks, by the key of the query. */
  @state() checked: Map<string, Checked> = new Map();

  @state() link = '';

  @state() said = '';

  @state() flaw: SheetError | null = null;

  /** The draft that was replaced by an empty one, and can be restored. */
  @state() putAway: Draft | null = null;

  lines = new GameLines(this, () => this.draft.tasks.map(({ game }) => game));

  /** The queries that wait for an answer of the core, by their keys. */
  #asked: Map<string, Promise<Checked>> = new Map();
  #timer = 0;
  /** The sheet that the link contains. */
  #sheet: Sheet | null = null;
  /** The text of the sheet that the link contains. */
  #linked = '';

  willUpdate(changed: Map<string, unknown>) {
    if (!changed.has('draft') && !changed.has('checked')) return;
    const tasks = this.draft.tasks.map((task) => this.#withClaim(task));
    if (tasks.some((task, i) => task !== this.draft.tasks[i]))
      this.draft = { ...this.draft, tasks };
    sheetDraft.keep(this.draft);
    clearTimeout(this.#timer);
    // Texts that are being typed are not checked before a pause.
    this.#timer = Number(setTimeout(() => this.#examine(), changed.has('draft') ? PAUSE : 0));
  }

  /** Check all tasks, and write the link. */
  #examine() {
    clearTimeout(this.#timer);
    for (const task of this.draft.tasks) void this.#check(task);
    void this.#write();
  }

  #set(what: Partial<Draft>) {
    this.draft = { ...this.draft, ...what };
    this.said = '';
  }

  #setTask(n: number, what: Partial<DraftTask>) {
    this.#set({
      tasks: this.draft.tasks.map((task, i) => (i === n ? { ...task, ...what } : task)),
    });
  }

  /** Set a claim that leads the opponent to a mistake in the task's position, once such claims are known. */
  #withClaim(task: DraftTask): DraftTask {
    const claims = this.checked.get(keyOf(task))?.claims ?? [];
    if (!claims.length || claims.includes(task.believes)) return task;
    return { ...task, ...believing(this, claims[0], claims) };
  }

  /** Ask the core about a task unless its answer is known; the answer is then in `checked`. */
  async #check(task: DraftTask) {
    const key = keyOf(task);
    if (!key || this.checked.has(key)) return;
    if (!task.game.trim() || (!isOfTable(task) && !task.position.trim())) return;
    const query = this.#asked.get(key) ?? answerOn(this, task);
    this.#asked.set(key, query);
    const found = await query;
    if (this.#asked.delete(key)) this.checked = new Map(this.checked).set(key, found);
  }

  /** Put the game that a text certainly means into the task, as the game fields of other views do. */
  async #read(n: number) {
    const task = this.draft.tasks[n];
    await this.#check(task);
    const certain = certainOf(this.checked.get(keyOf(task))?.readings ?? []);
    if (!certain || !isGame(certain) || this.draft.tasks[n]?.game !== task.game) return;
    // The sizes of heaps whose number the text gives are chosen by the teacher.
    if (certain.heaps === null || isOfTable(task)) await this.#take(n, certain);
  }

  /** Put a game that a text means into the task. */
  async #take(n: number, reading: GameReading) {
    const task = this.draft.tasks[n];
    const { game, position } = isOfTable(task)
      ? { ...task, game: reading.game }
      : await placeOf(reading, task.position);
    if (this.draft.tasks[n]?.game === task.game) this.#setTask(n, { game, position });
  }

  /** Write the link once all tasks are complete and can be solved; otherwise remove it. */
  async #write() {
    const { draft } = this;
    const doubtful = draft.tasks.some((task) => {
      const key = keyOf(task);
      return key && !this.checked.get(key)?.good;
    });
    try {
      const text = writeSheet(readSheet({ ...draft, tasks: draft.tasks.map(taskOf) }));
      this.flaw = null;
      if (doubtful) return this.#unlink();
      if (text === this.#linked) return;
      this.#linked = text;
      this.#sheet = readSheet(JSON.parse(text));
      const code = await encode(text);
      if (text !== this.#linked) return;
      const fragment = writeLink({ ...defaults, view: 'sheet', sheet: code });
      this.link = `${location.href.replace(/#.*$/u, '')}${fragment}`;
    } catch (error) {
      this.flaw = error instanceof SheetError ? error : null;
      this.#unlink();
    }
  }

  #unlink() {
    this.link = this.#linked = '';
  }

  #add(kind: string) {
    const { tasks } = this.draft;
    this.#set({ tasks: [...tasks, blank(kind as DraftTask['kind'], tasks)] });
    void this.updateComplete.then(() => {
      const rows = this.renderRoot.querySelectorAll('.task');
      (rows[rows.length - 1]?.querySelector('select, input') as HTMLElement | null)?.focus();
    });
  }

  /** Start an empty sheet. The previous draft can be restored. */
  #clear() {
    this.putAway = this.draft;
    this.draft = emptyDraft();
  }

  #begin = (draft: Draft) => (this.draft = draft);

  #bringBack() {
    this.draft = this.putAway ?? this.draft;
    this.putAway = null;
  }

  #move(n: number, by: number) {
    const tasks = [...this.draft.tasks];
    const [task] = tasks.splice(n, 1);
    if (by) tasks.splice(n + by, 0, task);
    this.#set({ tasks });
  }

  async #other(n: number) {
    const { game, kind } = this.draft.tasks[n];
    try {
      for (let tries = 0; tries < 20; tries += 1) {
        const { position } = await random(game, { level: 0 });
        if (kind === 'move' && (await analyze(game, position, { limit: 1 })).outcome !== 'N')
          continue;
        if (kind === 'belief' && !(await errorsFrom(game, position)).length) continue;
        this.#setTask(n, { position });
        return;
      }
    } catch {
      // Ignore the error: the task already displays the error of its game.
    }
  }

  async #copy() {
    await this.#write();
    const isCopied = await copyText(this.link);
    this.said = isCopied ? 'teach.link_copied' : 'class.copy_failed';
    if (!isCopied) this.renderRoot.querySelector<HTMLInputElement>('#link')?.select();
  }

  #save() {
    void this.#write();
    if (!this.#linked) return;
    const sheet = JSON.parse(this.#linked);
    saveText(`${JSON.stringify(sheet, null, 2)}\n`, 'sheet.json');
  }

  async #load(file: File) {
    try {
      if (file.size > LONGEST) throw new SheetError('large', '');
      const sheet = readSheet(JSON.parse(await file.text()));
      this.draft = draftOf(sheet);
      this.said = 'teach.sheet_loaded';
    } catch (error) {
      this.said = `class.flaw_${error instanceof SheetError ? error.code : 'sheet'}`;
    }
  }

  #task(task: DraftTask, n: number) {
    const found = this.checked.get(keyOf(task));
    const own = this.flaw?.at.startsWith(`tasks[${n}]`) ? this.flaw : null;
    // A question without a text or an answer is unfinished, not wrong.
    const isUnwritten = task.kind === 'question' && own?.code === 'text';
    const { attempts, tasks } = this.draft;
    const { length } = tasks;
    const wrong = own ? fieldOf(own.at) : '';
    const tool = (key: string, sign: Icon, by: number, off = false) =>
      html`<button
        class="btn quiet square"
        data-tool=${key}
        aria-label=${this.t(`teach.${key}`, { n: n + 1 })}
        title=${this.t(`teach.${key}`, { n: n + 1 })}
        ?disabled=${off}
        @click=${() => this.#move(n, by)}
      >
        ${icon(sign, 18)}
      </button>`;
    return html`<li class="stack panel task" data-kind=${task.kind}>
      <div class="flow">
        <h2 class="flow">
          <span class="numeral">${n + 1}</span> ${this.t(`teach.kind_${task.kind}`)}
        </h2>
        <div class="end tools">
          ${tool('up', 'down', -1, n === 0)} ${tool('down', 'down', 1, n === length - 1)}
          ${tool('remove', 'close', 0)}
        </div>
      </div>
      <div class="flow fields">
        ${taskFields(this, task, n, {
          set: (what) => this.#setTask(n, what),
          line: lineField(this, task.game, n, found, {
            set: (game) => this.#setTask(n, { game }),
            left: () => void this.#read(n),
          }),
          wrong,
          other: () => void this.#other(n),
          claims: found?.claims,
        })}
        ${field(this, `points-${n}`, 'points_label', task.points, (value) => this.#setTask(n, { points: numberOr(value) }), { number: true, wrong: wrong === 'points' })}
      </div>
      ${meanings(this, task.game, found, (reading) => void this.#take(n, reading))}
      ${
        task.kind === 'question'
          ? nothing
          : html`<details ?open=${Boolean(task.text)}>
              <summary>${this.t('teach.text_label')}</summary>
              <textarea
                id=${`text-${n}`}
                class="field"
                rows="2"
                aria-label=${this.t('teach.text_label')}
                .value=${typed(task.text, undefined, true)}
                @input=${whenTyped((text) => this.#setTask(n, { text }))}
                @compositionend=${whenTyped((text) => this.#setTask(n, { text }))}
              ></textarea>
            </details>`
      }
      <p
        class=${(own && !isUnwritten) || (found?.words && !found.good) ? 'error' : 'says soft'}
        role="status"
      >
        ${own ? flawWords(this, own, task) : (found?.words ?? nothing)}
      </p>
      ${task.kind === 'table' && (task.attempts ?? attempts) ? html`<p class="soft">${this.t('teach.unlimited')}</p>` : nothing}
    </li>`;
  }

  #rules() {
    const { attempts, hints, vary, seed } = this.draft;
    const box = (name: 'hints' | 'vary', on: boolean) =>
      html`<label class="flow tick"
        ><input
          type="checkbox"
          data-rule=${name}
          .checked=${on}
          @change=${(event: Event) =>
            this.#set({ [name]: targetOf<HTMLInputElement>(event).checked })}
        /><span>${this.t(`teach.${name}_label`)}</span></label
      >`;
    return html`<fieldset class="flow panel rules">
      <legend class="dim">${this.t('teach.rules')}</legend>
      ${field(this, 'attempts', 'attempts_label', attempts, (value) => this.#set({ attempts: numberOr(value) }), { number: true, wrong: this.flaw?.at === 'attempts' })}
      ${box('hints', hints)} ${box('vary', vary)}
      ${vary ? field(this, 'seed', 'seed_label', seed, (value) => this.#set({ seed: numberOr(value) }), { number: true, wrong: this.flaw?.at === 'seed' }) : nothing}
    </fieldset>`;
  }

  #handOut() {
    const { link } = this;
    const flaw = this.flaw && !this.flaw.at.startsWith('tasks[') ? this.flaw : null;
    const n = link.length;
    return html`<section class="stack panel hand-out" aria-labelledby="hand-out">
      <h2 id="hand-out">${this.t('teach.link')}</h2>
      ${
        link
          ? html`<div class="flow link-row">
                <input
                  id="link"
                  class="field"
                  readonly
                  aria-labelledby="hand-out"
                  .value=${link}
                  @focus=${(event: Event) => targetOf<HTMLInputElement>(event).select()}
                />
                <button class="btn primary" data-copy @click=${() => this.#copy()}>
                  ${icon('copy', 18)}${this.t('teach.link_copy')}
                </button>
              </div>
              <p class="soft">
                ${this.t(n > LONG ? 'teach.link_long' : 'teach.link_length', { n })}
              </p>
              ${isLocal(link) ? html`<p class="error" data-local>${this.t('teach.link_local')}</p>` : nothing}
              ${this.draft.tasks.some(({ kind }) => kind === 'question') ? html`<p class="soft">${this.t('teach.answers_open')}</p>` : nothing}
              <p class="flow">
                <a class="btn" data-try href=${link.slice(link.indexOf('#'))}
                  >${this.t('teach.link_open')}</a
                >
                <button class="btn" data-save @click=${() => this.#save()}>
                  ${icon('save', 18)}${this.t('teach.sheet_save')}
                </button>
              </p>
              <div>${sheetPaper({ sheet: this.#sheet })}</div>`
          : html`<p class="soft">
              ${
                !flaw || !this.draft.tasks.length
                  ? this.t('teach.link_wait')
                  : flaw.at === 'title' && flaw.code === 'text'
                    ? this.t('teach.title_missing')
                    : flawWords(this, flaw)
              }
            </p>`
      }
      ${troubleNote(this, sheetDraft)}
      <p role="status">${this.said ? this.t(this.said) : nothing}</p>
    </section>`;
  }

  view() {
    const { draft } = this;
    return html`<div
      class="stack builder"
      @mousedown=${holdField}
      @click=${leaveField}
      @change=${() => this.#examine()}
    >
      ${draft.tasks.length ? nothing : html`<div class="example">${sheetExample({ take: this.#begin })}</div>`}
      <div class="flow title-row">
        ${field(this, 'title', 'sheet_title', draft.title, (title) => this.#set({ title }), { wide: true, wrong: this.flaw?.at === 'title' && draft.tasks.length > 0, hint: this.t('teach.sheet_title_example') })}
        <div class="flow">
          ${
            draft.tasks.length
              ? html`<button class="btn quiet" data-clear @click=${() => this.#clear()}>
                  ${this.t('teach.sheet_clear')}
                </button>`
              : nothing
          }
          ${
            this.putAway && !draft.tasks.length
              ? html`<button class="btn" data-back @click=${() => this.#bringBack()}>
                  ${this.t('teach.sheet_back')}
                </button>`
              : nothing
          }
          <button class="btn quiet" data-load @click=${chooseFile}>
            ${this.t('teach.sheet_load')}</button
          >${fileInput((file) => void this.#load(file))}
        </div>
      </div>
      ${this.#rules()}
      <ol class="stack tasks">
        ${draft.tasks.map((task, n) => this.#task(task, n))}
      </ol>
      <div class="flow add" role="group" aria-label=${this.t('teach.add')}>
        <span class="dim">${this.t('teach.add')}</span>
        ${KINDS.map(
          (kind) =>
            html`<button class="btn" data-add=${kind} @click=${() => this.#add(kind)}>
              ${this.t(`teach.kind_${kind}`)}
            </button>`,
        )}
      </div>
      ${this.#handOut()}
    </div>`;
  }
}

export const sheetBuilder = placed('mex-sheet-builder', SheetBuilder);
