/** A task sheet for printing: its tasks with space to write, and the solutions on a separate page. */
import { html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import {
  GameLines,
  loadElements,
  MexElement,
  placed,
  Query,
  styleSheets,
  targetOf,
} from 'mexplorer/kit';
import { keyOf } from './sheet-key.ts';
import { linesOf, pointsOf } from '../sheet/sheet.ts';
import { ruleWords, taskWords } from '../sheet/task-words.ts';
import paperStyle from './sheet-paper.css?inline';
import type { Sheet, Task } from '../sheet/sheet.ts';

void loadElements('mex-thumbnail', 'mex-table');

/** The greatest number of heaps in a row of a printed table: on paper, and in a narrow window. */
const [ROW, NARROW_ROW] = [17, 11];

const NARROW = globalThis.matchMedia?.('screen and (max-width: 41.25em)');

export class SheetPaper extends MexElement {
  static areas = ['class', 'teach', 'learn'] as const;

  static styles = styleSheets(paperStyle);

  @property({ attribute: false }) sheet: Sheet | null = null;

  @state() open = false;

  @state() withKey = true;

  /** The solutions, task by task; null until the core has returned all of them. */
  @state() keys: (string | readonly number[])[] | null = null;

  lines = new GameLines(this, () => this.sheet?.tasks.flatMap(linesOf) ?? []);

  #query = new Query(this, () => void this.#ask());
  /** The sheet for which the solutions were requested. */
  #asked: Sheet | null = null;
  #lang = '';

  updated() {
    if (!this.open || !this.sheet) return;
    if (this.#asked !== this.sheet || this.#lang !== this.lang) void this.#ask();
  }

  #ask() {
    const { sheet } = this;
    if (!sheet) return;
    this.#asked = sheet;
    this.#lang = this.lang;
    this.keys = null;
    return this.#query.run(
      () => Promise.all(sheet.tasks.map((task) => keyOf(this, task))),
      (keys) => (this.keys = keys),
      (error) => this.fail(error),
    );
  }

  #words(task: Task) {
    const position = 'position' in task ? task.position : '';
    const played = (game: string) => this.t('teach.paper_game', { game, position });
    return taskWords(this, task, { position, played });
  }

  /** Return the rules of the games of all tasks in words, each rule only at the first task that needs it. */
  #rules({ tasks }: Sheet) {
    const all = tasks.map((task) => ruleWords(this, task));
    return all.map((rule, n) => (all.indexOf(rule) === n ? rule : ''));
  }

  /** Draw a table of heaps, with the given values or with space to write them. */
  #table(upto: number, values: readonly number[] | null) {
    const heaps = Array.from({ length: upto + 1 }, (_, n) => n);
    const most = NARROW?.matches ? NARROW_ROW : ROW;
    const count = Math.ceil(heaps.length / most);
    // Make rows of nearly equal length, so that the last row has more than a few heaps.
    const each = Math.ceil(heaps.length / count);
    const rows = Array.from({ length: count }, (_, i) => heaps.slice(each * i, each * (i + 1)));
    return rows.map(
      (row) =>
        html`<table class="paper-table">
          <tr>
            <th scope="row">n</th>
            ${row.map((n) => html`<th scope="col">${n}</th>`)}
          </tr>
          <tr>
            <th scope="row">SG</th>
            ${row.map((n) => html`<td>${values ? values[n] : nothing}</td>`)}
          </tr>
        </table>`,
    );
  }

  #room(task: Task) {
    if (task.kind === 'table') return this.#table(task.upto, null);
    if (task.kind === 'rule')
      return html`<mex-table
          controls="plot"
          .isQuestion=${true}
          .game=${task.rule}
          .upto=${task.upto}
        ></mex-table>
        <div class="paper-line"></div>`;
    const board =
      'position' in task
        ? html`<mex-thumbnail
            height="120"
            .game=${task.game}
            .position=${task.position}
          ></mex-thumbnail>`
        : nothing;
    const outcomes = ['N', 'P'].map((outcome) => this.t(`learn.choice.${outcome}`));
    const choices = 'choices' in task ? task.choices : null;
    const listed = task.kind === 'ask' && task.ask === 'outcome' ? outcomes : choices;
    const answer = listed
      ? html`<ul class="paper-choices">
          ${listed.map((choice) => html`<li>${choice}</li>`)}
        </ul>`
      : html`<div class="paper-line"></div>`;
    return html`${board} ${answer}`;
  }

  #key(sheet: Sheet) {
    return html`<section class="paper-key">
      <h3>${this.t('teach.key_title', { title: sheet.title })}</h3>
      ${
        this.keys
          ? html`<ol>
              ${this.keys.map(
                (key) =>
                  html`<li>
                    ${typeof key === 'string' ? key : this.#table(key.length - 1, key)}
                  </li>`,
              )}
            </ol>`
          : this.#query.line(this.t('common.loading'))
      }
    </section>`;
  }

  #paper(sheet: Sheet) {
    const rules = this.#rules(sheet);
    return html`<article class="paper">
      <header>
        <h3>${sheet.title}</h3>
        <p>${this.t('class.cover', { n: sheet.tasks.length, points: pointsOf(sheet) })}</p>
        <p class="paper-name">${this.t('class.name')}</p>
      </header>
      <ol>
        ${sheet.tasks.map(
          (task, n) =>
            html`<li>
              <p class="words">
                ${this.#words(task)} <small>(${this.t('class.points', { n: task.points })})</small>
              </p>
              ${rules[n] ? html`<p data-game-rule>${rules[n]}</p>` : nothing} ${this.#room(task)}
            </li>`,
        )}
      </ol>
      ${this.withKey ? this.#key(sheet) : nothing}
    </article>`;
  }

  view() {
    const { sheet } = this;
    if (!sheet) return nothing;
    return html`<details
      class="paper-fold"
      data-paper
      @toggle=${(event: Event) => (this.open = targetOf<HTMLDetailsElement>(event).open)}
    >
      <summary class="no-print">${this.t('teach.paper')}</summary>
      ${
        this.open
          ? html`<p class="flow no-print">
                <button class="btn primary" data-print @click=${() => print()}>
                  ${this.t('teach.paper_print')}
                </button>
                <label class="flow tick paper-box"
                  ><input
                    type="checkbox"
                    .checked=${this.withKey}
                    @change=${(event: Event) =>
                      (this.withKey = targetOf<HTMLInputElement>(event).checked)}
                  /><span>${this.t('teach.paper_key')}</span></label
                >
              </p>
              ${this.#paper(sheet)}`
          : nothing
      }
    </details>`;
  }
}

export const sheetPaper = placed('mex-sheet-paper', SheetPaper);
