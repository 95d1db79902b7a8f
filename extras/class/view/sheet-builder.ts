import { html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import { analyze, MexError, patterns, random, table } from 'mexplorer';
import {
  chooseFile,
  copyText,
  defaults,
  fileInput,
  GameLines,
  holdField,
  icon,
  isLocal,
  leaveField,
  MexElement,
  placed,
  saveText,
  sayError,
  styleSheets,
  targetOf,
  troubleNote,
  type Icon,
  valueOf,
  writeLink,
} from 'mexplorer/kit';
import { emptyDraft, KINDS, sheetDraft } from '../sheet/saved.ts';
import type { Sheet } from '../sheet/sheet.ts';
import type { Draft, DraftTask } from '../sheet/saved.ts';
import { LONGEST, encode } from '../sheet/code.ts';
import { SheetError } from '../sheet/sheet-error.ts';
import { readSheet, writeSheet } from '../sheet/sheet.ts';
import { sheetPaper } from './sheet-paper.ts';
import { blank, draftOf, taskOf } from './sheet-draft.ts';
import { errorsFrom } from '../sheet/stranger.ts';
import { sheetExample } from './sheet-example.ts';
import { believing, field, numberOr, taskFields } from './sheet-fields.ts';
import builderStyle from './sheet-builder.css?inline';

/** The core's answer about a task: whether the task can be solved, in words. */
type Checked = { key: string; words: string; good: boolean; claims?: readonly string[] };

/** The greatest length of a link without a warning, in characters: some programs cut longer links. */
const LONG = 2000;

/**
 * The element that builds a task sheet: fields for each task, the core's answers about the tasks, and the
 * link.
 */
export class SheetBuilder extends MexElement {
  static areas = ['class', 'teach', 'learn', 'refuted'] as const;

  static styles = styleSheets(builderStyle);

  @state() draft: Draft = sheetDraft.value;

  /** The core's answers about tasks, by the key of the query. */
  @state() checked: Map<string, Checked> = new Map();

  @state() link = '';

  @state() said = '';

  @state() flaw: SheetError | null = null;

  /** The draft that was replaced by an empty one, and can be restored. */
  @state() putAway: Draft | null = null;

  lines = new GameLines(this, () => this.draft.tasks.map(({ game }) => game));

  /** The keys of the queries that wait for an answer of the core. */
  #asked: Set<string> = new Set();
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
    const claims = this.checked.get(this.#key(task))?.claims ?? [];
    if (!claims.length || claims.includes(task.believes)) return task;
    return { ...task, ...believing(this, claims[0], claims) };
  }

  /** Return the key of the query to the core about a task; empty for tasks without a query. */
  #key({ kind, game, position, upto }: DraftTask) {
    if (kind === 'table') return `table|${game}|${upto}`;
    if (kind === 'rule') return `rule|${game}`;
    return ['question', 'problem'].includes(kind) ? '' : `${kind}|${game}|${position}`;
  }

  async #check(task: DraftTask) {
    const key = this.#key(task);
    if (!key || this.checked.has(key) || this.#asked.has(key)) return;
    if (!task.game.trim() || (!['table', 'rule'].includes(task.kind) && !task.position.trim()))
      return;
    this.#asked.add(key);
    let found: Omit<Checked, 'key'>;
    try {
      found = await this.#asks(task);
    } catch (error) {
      found = { words: sayError(this.lang, MexError.from(error)), good: false };
    }
    this.checked = new Map(this.checked).set(key, { key, ...found });
  }

  async #asks({ kind, game, position, upto }: DraftTask): Promise<Omit<Checked, 'key'>> {
    if (kind === 'table') {
      const { nimbers } = await table(game, Math.min(40, Math.max(1, upto)));
      return { words: this.t('teach.table_is', { values: [...nimbers].join(' ') }), good: true };
    }
    if (kind === 'rule') {
      const [form] = (await patterns(game)).values;
      if (!form) return { words: this.t('teach.no_rule'), good: false };
      return { words: this.t('teach.rule_is', { rule: form.text }), good: true };
    }
    const { outcome, nimber, moves } = await analyze(game, position, { limit: 200 });
    const wins = moves.filter((move) => move.wins).length;
    const bad = (key: string) => ({ words: this.t(key), good: false });
    if (kind === 'belief' && outcome === 'N') return bad('teach.belief_won');
    const good = (key: string, args: object) => ({ words: this.t(key, args), good: true });
    if (outcome === 'D') return bad('teach.drawn');
    if (kind === 'belief') {
      const claims = await errorsFrom(game, position);
      if (!claims.length) return bad('class.flaw_never_errs');
      return { words: this.t('teach.belief_is', { n: claims.length }), good: true, claims };
    }
    if (kind === 'outcome')
      return good('teach.outcome_is', { outcome: this.t(`learn.choice.${outcome}`) });
    if (kind === 'nimber')
      return nimber === null ? bad('teach.no_nimber') : good('teach.nimber_is', { nimber });
    if (kind === 'move') return wins ? good('teach.wins_are', { n: wins }) : bad('teach.no_wins');
    return good(outcome === 'P' ? 'teach.begins_computer' : 'teach.begins_you', {});
  }

  /** Write the link once all tasks are complete and can be solved; otherwise remove it. */
  async #write() {
    const { draft } = this;
    const doubtful = draft.tasks.some((task) => {
      const key = this.#key(task);
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
    const last = this.draft.tasks.findLast(({ game }) => game);
    this.#set({ tasks: [...this.draft.tasks, blank(kind as DraftTask['kind'], last)] });
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

  #take = (draft: Draft) => (this.draft = draft);

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
    const isCopied = await copyText(this.link);
    this.said = isCopied ? 'teach.link_copied' : 'class.copy_failed';
    if (!isCopied) this.renderRoot.querySelector<HTMLInputElement>('#link')?.select();
  }

  #save() {
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
    const found = this.checked.get(this.#key(task));
    const own = this.flaw?.at.startsWith(`tasks[${n}]`) ? this.flaw : null;
    // A question without a text or an answer is unfinished, not wrong.
    const isUnwritten = task.kind === 'question' && own?.code === 'text';
    const needsChoices = task.kind === 'question' && own?.code === 'answer';
    const { length } = this.draft.tasks;
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
          other: () => void this.#other(n),
          claims: found?.claims,
        })}
        ${field(this, `points-${n}`, 'points_label', task.points, (value) => this.#setTask(n, { points: numberOr(value) }), { number: true })}
      </div>
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
                .value=${task.text}
                @change=${(event: Event) => this.#setTask(n, { text: valueOf(event) })}
              ></textarea>
            </details>`
      }
      <p
        class=${(own && !isUnwritten) || (found && !found.good) ? 'error' : 'says soft'}
        role="status"
      >
        ${
          isUnwritten
            ? this.t('teach.question_missing')
            : own
              ? this.t(needsChoices ? 'teach.choices_missing' : `class.flaw_${own.code}`, {
                  limit: own.limit,
                })
              : (found?.words ?? nothing)
        }
      </p>
    </li>`;
  }

  #rules() {
    const { attempts, hints, vary, seed } = this.draft;
    const box = (name: 'hints' | 'vary', on: boolean) =>
      html`<label class="flow box"
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
                    : this.t(`class.flaw_${flaw.code}`, { limit: flaw.limit })
              }
            </p>`
      }
      ${troubleNote(this, sheetDraft)}
      <p role="status">${this.said ? this.t(this.said) : nothing}</p>
    </section>`;
  }

  view() {
    const { draft } = this;
    return html`<div class="stack builder" @mousedown=${holdField} @click=${leaveField}>
      ${draft.tasks.length ? nothing : html`<div class="example">${sheetExample({ take: this.#take })}</div>`}
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
