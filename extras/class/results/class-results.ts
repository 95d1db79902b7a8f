import { html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { describe } from 'mexplorer';
import {
  boardWords,
  chooseFile,
  fileInput,
  GameLines,
  icon,
  MexElement,
  placed,
  Query,
  saveText,
  styleSheets,
  tendScrollers,
} from 'mexplorer/kit';
import { readFile, readResult } from './result.ts';
import { csv, roster } from './roster.ts';
import { keepResults, keptResults } from './kept.ts';
import { exampleResults } from './example-results.ts';
import { gameResult } from '../sheet/attempts.ts';
import { isPlayed, linesOf } from '../sheet/sheet.ts';
import { wrongOf } from './wrong.ts';
import { SHOWN, answerWords, taskTitle, wrongList } from './wrong-list.ts';
import { attemptReplay } from './attempt-replay.ts';
import { beliefTable } from './belief-table.ts';
import classStyle from '../view/class.css?inline';
import type { SheetError } from '../sheet/sheet-error.ts';
import type { Group, Row } from './roster.ts';
import type { WrongInWords } from './wrong-list.ts';
import type { WrongMove } from './wrong.ts';
import type { Result } from './result.ts';

/** Match windows that are large enough to show the example below the form. */
const ROOMY = globalThis.matchMedia?.('(min-width: 48em) and (min-height: 40em)');

/** A constant empty list: a new list at each update would load the same attempt again. */
const NONE: string[] = [];

/**
 * The element for the results of a class: it reads files, and shows a table with the most frequent mistakes.
 */
export class ClassResults extends MexElement {
  static areas = ['class', 'teach', 'learn', 'refuted'] as const;

  static styles = styleSheets(classStyle);

  /** Files dropped on the view outside this element. */
  @property({ attribute: false }) dropped: File[] = [];

  @state() results: Result[] = [];

  @state() refused: { name: string; code: string; at: string; limit?: number; least?: number }[] =
    [];

  /** Whether the results stored in this tab are still being read. */
  @state() waits = true;

  /** Whether this tab stores the results that were read. */
  @state() isKept = true;

  /** Whether dragged files are over the drop area. */
  @state() over = false;

  /** The mistakes by sheet and task. */
  @state() wrong: Map<string, WrongInWords> = new Map();

  /** The attempt that is replayed. */
  @state() shown: { row: Row; n: number; attempt: number } | null = null;

  lines = new GameLines(this, () =>
    this.#roster.groups.flatMap(({ sheet }) => sheet.tasks.flatMap(linesOf)),
  );

  #pasted = 0;
  #roster = roster([]);
  #search = new Query(this, () => void this.#look());

  /** Whether the example is shown: no file has been read. */
  get #isExample() {
    return !this.waits && !this.results.length && !this.refused.length;
  }

  /** The language of the displayed example. */
  #lang = '';

  connectedCallback() {
    super.connectedCallback();
    void this.#recall();
  }

  /** Show the results stored in this tab, followed by the results that were read in the meantime. */
  async #recall() {
    if (!this.waits) return;
    const kept = await keptResults();
    this.waits = false;
    if (kept.length) this.#show({ results: [...kept, ...this.results], refused: this.refused });
  }

  willUpdate(changed: Map<string, unknown>) {
    if (this.#isExample && this.lang !== this.#lang) this.#example();
    if (changed.has('dropped') && this.dropped.length) void this.add(this.dropped);
  }

  /** Read files, and list the names of files that are not results. */
  add(files: File[]) {
    return this.#take(
      files.map(({ name }) => name),
      files.map(readFile),
    );
  }

  /** Read pasted results: one result as JSON, or codes of results, separated by spaces or line breaks. */
  #paste(text: string) {
    const texts = text.trim().startsWith('{') ? [text] : text.trim().split(/\s+/u);
    const names = texts.map(() => this.t('teach.pasted', { n: ++this.#pasted }));
    return this.#take(names, texts.map(readResult));
  }

  async #take(names: string[], reading: Promise<Result>[]) {
    const [results, refused] = [[...this.results], [...this.refused]];
    for (const [i, read] of (await Promise.allSettled(reading)).entries()) {
      if (read.status === 'fulfilled') results.push(read.value);
      else {
        const { code = 'damaged', at = '', limit, least }: Partial<SheetError> = read.reason;
        refused.push({ name: names[i], code, at, limit, least });
      }
    }
    this.#show({ results, refused });
  }

  /** Remove all results, also from the storage of this tab. */
  #forget() {
    this.#show({ results: [], refused: [] });
  }

  #show(read: Pick<this, 'results' | 'refused'>) {
    Object.assign(this, read);
    if (!this.waits) this.isKept = keepResults(this.results);
    if (this.#isExample) return this.#example();
    this.#lang = '';
    this.#begin(this.results);
  }

  #example() {
    this.#lang = this.lang;
    const names = [1, 2, 3].map((n) => this.t(`teach.example_learner_${n as 1 | 2 | 3}`));
    this.#begin(exampleResults(this.t('teach.sheet_title_example'), names));
  }

  #begin(results: Result[]) {
    this.#roster = roster(results);
    this.shown = null;
    void this.#look();
  }

  /** Compute the mistakes task after task, and update the displayed table after each. */
  async #look() {
    this.wrong = new Map();
    const tasks = this.#roster.groups.flatMap((group) =>
      [...group.sheet.tasks.keys()].map((n) => ({ group, n })),
    );
    await this.#search.run(
      async (signal) => {
        for (const { group, n } of tasks) {
          const found = await this.#found(group, n, signal).catch(() => null);
          signal.throwIfAborted();
          if (found) this.wrong = new Map(this.wrong).set(`${group.id} ${n}`, found);
        }
      },
      () => {},
    );
  }

  async #found(group: Group, n: number, signal: AbortSignal) {
    const found = await wrongOf(group, n, signal);
    const moves = found.moves.slice(0, SHOWN);
    return {
      ...found,
      boards: await Promise.all(moves.map((each) => this.#board(group, n, each))),
    };
  }

  /**
   * Return the data of the board that the words of a move need; null for a task without a game, and if the
   * core refuses the position.
   */
  async #board({ sheet }: Group, n: number, { position }: WrongMove) {
    const task = sheet.tasks[n];
    if (!('game' in task)) return null;
    return describe(task.game, position).then(boardWords, () => null);
  }

  #save(group: Group) {
    saveText(csv(group, this.t), 'class.csv', 'text/csv;charset=utf-8');
  }

  #place() {
    return html`<div
      class="stack panel drop ${this.over ? 'over' : ''}"
      @dragenter=${() => (this.over = true)}
      @dragleave=${() => (this.over = false)}
      @drop=${() => (this.over = false)}
    >
      <p class="flow">
        <b>${this.t('teach.drop')}</b>
        <button class="btn primary" data-choose @click=${chooseFile}>
          ${this.t('teach.choose')}</button
        >${fileInput((...files) => void this.add(files), true)}
      </p>
      <details>
        <summary>${this.t('teach.paste')}</summary>
        <textarea
          class="field"
          id="paste"
          rows="3"
          spellcheck="false"
          aria-label=${this.t('teach.paste')}
        ></textarea>
        <button
          class="btn"
          data-paste
          @click=${() => {
            const area = this.renderRoot.querySelector('#paste') as HTMLTextAreaElement;
            if (area.value.trim()) void this.#paste(area.value);
            area.value = '';
          }}
        >
          ${this.t('teach.paste_add')}
        </button>
      </details>
    </div>`;
  }

  #news() {
    const { results, refused } = this;
    const { replaced } = this.#roster;
    if (!results.length && !refused.length) return nothing;
    return html`<p>
        ${this.t('teach.files_read', { n: results.length })}
        ${replaced ? this.t('teach.replaced', { n: replaced }) : nothing}
        <button class="btn quiet" data-forget @click=${() => this.#forget()}>
          ${this.t('teach.forget')}
        </button>
      </p>
      <p class=${this.isKept ? 'soft' : 'error'} data-kept>
        ${this.t(this.isKept ? 'teach.results_kept' : 'teach.results_not_kept')}
      </p>
      ${
        refused.length
          ? html`<div class="error" data-refused>
              <p>${this.t('teach.refused', { n: refused.length })}</p>
              <ul class="bullets">
                ${refused.map(
                  ({ name, code, at, limit, least }) =>
                    html`<li>
                      <b>${name.slice(0, 80)}</b>:
                      ${at ? html`<code>${at}</code> ` : nothing}${this.t(`class.flaw_${code}`, {
                        limit,
                        least,
                      })}
                    </li>`,
                )}
              </ul>
            </div>`
          : nothing
      }`;
  }

  #name({ name }: Row) {
    return name || this.t('teach.nameless');
  }

  #cell(group: Group, row: Row, n: number) {
    const { state, ...cell } = row.cells[n];
    const { points, tries } = cell;
    const isDoubtful = this.wrong.get(`${group.id} ${n}`)?.doubtful.includes(row.name);
    const sign = isDoubtful ? '?' : { solved: '✓', over: '✗', open: '…', new: '' }[state];
    const said = this.t('teach.cell', { ...cell, state: this.t(`class.is_${state}`) });
    const words = isDoubtful ? `${said}; ${this.t('teach.is_doubtful')}` : said;
    if (state === 'new') return html`<td class="new"><span class="sr">${words}</span></td>`;
    return html`<td class=${state} ?data-doubtful=${isDoubtful}>
      <button
        title=${words}
        aria-label=${this.t('teach.cell_of', {
          name: this.#name(row),
          task: this.t('class.task', { n: n + 1 }),
          words,
        })}
        @click=${() => this.#open(row, n)}
      >
        <span aria-hidden="true">${sign}</span> ${points}<small class="soft"
          >${tries > 1 ? ` ·${tries}` : ''}</small
        >
      </button>
    </td>`;
  }

  #open(row: Row, n: number) {
    this.shown = { row, n, attempt: 0 };
    void this.updateComplete.then(() => {
      const panel = this.renderRoot.querySelector<HTMLElement>('.replay h3');
      panel?.focus();
      panel?.scrollIntoView({ block: 'nearest' });
    });
  }

  #table(group: Group) {
    const { sheet, rows } = group;
    const mean = (of: (row: Row) => number) =>
      (rows.reduce((sum, row) => sum + of(row), 0) / rows.length).toFixed(1);
    return html`<div class="panel scroll" tabindex="0" role="group" aria-label=${sheet.title}>
      <table class="listing">
        <thead>
          <tr>
            <th scope="col">${this.t('teach.learner')}</th>
            ${sheet.tasks.map(
              (task, n) => html`<th scope="col" title=${taskTitle(this, task)}>${n + 1}</th>`,
            )}
            <th scope="col">${this.t('teach.total')}</th>
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            (row) =>
              html`<tr>
                <th scope="row" title=${row.name}>${this.#name(row)}</th>
                ${sheet.tasks.map((_, n) => this.#cell(group, row, n))}
                <td class="total">${row.total}</td>
              </tr>`,
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">${this.t('teach.mean')}</th>
            ${sheet.tasks.map((_, n) => html`<td>${mean((row) => row.cells[n].points)}</td>`)}
            <td>${mean((row) => row.total)}</td>
          </tr>
        </tfoot>
      </table>
    </div>`;
  }

  #replay() {
    if (!this.shown) return nothing;
    const { row, n, attempt } = this.shown;
    const { sheet, work } = row.result;
    const task = sheet.tasks[n];
    const { position, attempts } = work.tasks[n];
    const now = attempts[attempt];
    return html`<section
      class="stack panel replay"
      aria-label=${this.t('teach.replay', { name: this.#name(row), n: n + 1 })}
    >
      <div class="flow">
        <h3 tabindex="-1">${this.t('teach.replay', { name: this.#name(row), n: n + 1 })}</h3>
        <button class="btn quiet end" data-close @click=${() => (this.shown = null)}>
          ${icon('close', 18)}${this.t('common.close')}
        </button>
      </div>
      <div class="flow attempts" role="group">
        ${attempts.map(
          (each, i) =>
            html`<button
              class="btn"
              data-attempt=${i + 1}
              aria-pressed=${i === attempt}
              @click=${() => (this.shown = { row, n, attempt: i })}
            >
              ${this.t('teach.replay_attempt', { n: i + 1 })}:
              ${this.t(`teach.${isPlayed(task) ? gameResult(each) : each.right ? 'right' : 'wrong'}`)}
            </button>`,
        )}
      </div>
      ${
        isPlayed(task) && now
          ? html`<div>
              ${attemptReplay({ game: task.game, position, moves: now.moves ?? NONE, begins: task.kind === 'belief' })}
              ${now.given ? html`<p>${this.t('teach.named', { claim: now.given })}</p>` : nothing}
            </div>`
          : html`<p><b>${answerWords(this, task, now?.given ?? '')}</b></p>`
      }
    </section>`;
  }

  updated() {
    tendScrollers(this.renderRoot);
  }

  view() {
    return html`<div class="stack results">
      ${this.#place()}
      <div role="status">${this.#news()}</div>
      ${
        this.#isExample
          ? html`<details class="panel example" ?open=${ROOMY?.matches}>
              <summary>${this.t('teach.example_results')}</summary>
              <p class="soft">${this.t('teach.example_results_about')}</p>
              ${this.#groups()}
            </details>`
          : this.#groups()
      }
      <p class="soft">${this.t('teach.teacher_note')}</p>
    </div>`;
  }

  #groups() {
    const { groups } = this.#roster;
    return html`${groups.map(
      (group) =>
        html`<section class="stack group">
          <div class="flow">
            <h2>${group.sheet.title}</h2>
            <span class="soft">${this.t('teach.learners', { n: group.rows.length })}</span>
            <button class="btn end" data-csv @click=${() => this.#save(group)}>
              ${icon('save', 18)}${this.t('teach.csv')}
            </button>
          </div>
          ${this.#table(group)}
          ${this.shown && group.rows.includes(this.shown.row) ? this.#replay() : nothing}
          <h3>${this.t('teach.wrong_title')}</h3>
          <ol class="wrongs">
            ${group.sheet.tasks.map((_, n) => wrongList(this, group, n, this.wrong.get(`${group.id} ${n}`)))}
          </ol>
        </section>`,
    )}
    ${beliefTable(this, groups)}`;
  }
}

export const classResults = placed('mex-class-results', ClassResults);
