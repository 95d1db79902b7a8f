/**
 * `<mex-builder build='{"table":"subtract 1 3 4","upto":8}'></mex-builder>`: a table that the learner fills
 * cell by cell. Each cell is checked when it loses the focus; in a table of letters, the last cell is checked
 * when its letter is typed. No answer is revealed before the check.
 */
import { html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { tendScrollers } from '../ui/controls/scroll-box.ts';
import { Tally } from '../ui/element/tally.ts';
import { task } from './part.ts';
import { MexWidget, define } from '../ui/element/widget.ts';
import { setStyle } from '../ui/style/set-style.ts';
import { attempt, authored } from './author-attributes.ts';
import { built, fits } from './builders.ts';
import { picture, pictureStyle } from './pictures/index.ts';
import type { Cell, Spec } from './builders.ts';
import { valueOf } from '../ui/element/events.ts';
import { targetOf } from '../ui/element/events.ts';
import { styleSheets } from '../ui/style/style-sheets.ts';
import builderStyle from './builder.css?inline';
import partStyle from './part.css?inline';
import textStyle from './text.css?inline';
import { message, say } from '../i18n/message.ts';
import type { Message } from '../i18n/message.ts';
import type { Area } from '../i18n/areas.ts';

/**
 * A table to fill in, each cell of which is checked when it is left.
 *
 * @fires {{ right: boolean, shown: boolean } & { attempts: number, seconds: number, hints: number,
 *   points: number }} mex-built - All cells are right, or were shown. `attempts` counts wrong
 *   cells, and one more.
 * @fires {{ name: string, given: string, right: boolean }} mex-cell - A cell was filled in and
 *   checked.
 * @fires {{ values: string[][], right: number, all: number, shown: boolean }} mex-change - Fired
 *   when the state changes, by a cell; `detail` is the new state.
 * @slot - The instruction.
 * @csspart builder - The whole widget.
 * @reserve - 300 240 180
 */
export class MexBuilder extends MexWidget {
  static areas: readonly Area[] = ['learn'];

  static styles = [
    ...MexWidget.styles,
    styleSheets(textStyle, partStyle),
    pictureStyle,
    styleSheets(builderStyle),
  ];

  /** The task, as JSON. @type {string} */
  @property() build: Spec | string = '';

  /** The number of wrong cells after which the solution may be shown. */
  @property({ type: Number, attribute: 'reveal-after' }) revealAfter = 0;

  /** The points for a right solution, as the events report them. */
  @property({ type: Number }) points = 1;

  /** The instruction in a lesson, or null to show the element's own content. */
  @property({ attribute: false }) text: string | null = null;

  /** Whether a button checks all cells at once. Otherwise each cell is checked when it loses the focus. */
  @property({ attribute: false }) together = false;

  /** The contents of the cells that were stored at an earlier visit, or null. */
  @property({ attribute: false }) filled: string[][] | null = null;

  @state() values: string[][] = [];

  @state() marks: ('right' | 'wrong' | '')[][] = [];

  /** The solution, computed in advance for print. */
  @state() known: string[][] | null = null;

  @state() said: Message[] = [];

  tally = new Tally();

  /** The number of wrong cells so far. */
  slips = 0;

  #answers: string[][] | null = null;
  #over = false;
  #shown = false;

  constructor() {
    super();

    this.settled = true;
  }

  get state() {
    const marks = this.marks.flat();
    const right = marks.filter((mark) => mark === 'right').length;
    return { values: this.values, right, all: marks.length, shown: this.#shown };
  }

  restore({ values }: Record<string, unknown>) {
    if (!Array.isArray(values)) return;
    if (this.together) return this.#refill(values);
    for (const [r, row] of values.entries()) {
      for (const [c, value] of [row].flat().entries()) {
        if (typeof value === 'string' && this.marks[r]?.[c] !== undefined && value) {
          void this.leave(r, c, value, true);
        }
      }
    }
  }

  /** Put texts into the cells that a button checks later. Texts without a cell are dropped. */
  #refill(rows: unknown[]) {
    const textAt = (r: number, c: number) => [rows[r]].flat()[c];
    this.values = this.values.map((row, r) =>
      row.map((old, c) => {
        const text = textAt(r, c);
        return typeof text === 'string' && text ? text : old;
      }),
    );
  }

  reset() {
    super.reset();
    if (this.build && this.settled) this.empty();
  }

  get #spec() {
    return authored<Spec>('build', this.build);
  }

  get #built() {
    return built(this.#spec, this.t);
  }

  willUpdate(changed: Map<string, unknown>) {
    super.willUpdate(changed);
    const isNew = changed.has('build');
    if (isNew) this.#begin();
    if (this.build && this.settled && this.print === 'answer' && (isNew || changed.has('print')))
      void this.#know();
  }

  #begin() {
    this.known = null;
    if (!this.build) return;
    try {
      attempt('build', this.build, () => this.empty());
      this.settle();
      if (this.filled) this.restore({ values: this.filled });
    } catch (error) {
      // After an error, show the element's own content instead of the table.
      this.settled = false;
      this.fail(error);
    }
  }

  updated() {
    tendScrollers(this.renderRoot);
  }

  /** Empties the cells. @public */
  empty(): void {
    const { rows } = this.#built;
    this.values = rows.map(({ cells }) => cells.map((cell) => cell.given ?? ''));
    this.marks = rows.map(({ cells }) => cells.map(() => ''));
    this.said = [];
    this.slips = 0;
    this.tally.renew();
    this.#answers = null;
    this.#over = false;
    this.#shown = false;
    if (this.hasUpdated) this.tell();
  }

  async #wanted() {
    this.#answers ??= await this.#built.answers();
    return this.#answers;
  }

  /** Compute the solution for print in advance. */
  async #know() {
    try {
      this.known = await this.#wanted();
    } catch {
      // Print no solution if the computation fails.
      this.known = null;
    }
  }

  /**
   * Store the text typed into a cell that a button checks later, and remove the mark of the cell's previous
   * check.
   */
  #write(r: number, c: number, value: string) {
    if (this.values[r][c] === value) return;
    const put = <T>(rows: T[][], now: T) =>
      rows.map((row, i) => row.map((old, j) => (i === r && j === c ? now : old)));
    this.values = put(this.values, value);
    this.marks = put(this.marks, '' as const);
    this.tell();
  }

  /** Check all cells: right cells become fixed, and wrong cells are marked. */
  async #checkAll() {
    const { rows } = this.#built;
    let wrong: { name: string; given: string }[] = [];
    try {
      const wanted = await this.#wanted();
      this.marks = rows.map(({ cells }, r) =>
        cells.map((cell, c) => {
          const value = this.values[r][c].trim();
          if (!value) return '';
          if (fits(cell, value, wanted[r][c])) return 'right';
          if (this.marks[r][c] !== 'wrong') wrong = [...wrong, { name: cell.name, given: value }];
          return 'wrong';
        }),
      );
    } catch (error) {
      return this.fail(error);
    }
    this.slips += wrong.length;
    for (const { name, given } of wrong) this.emit('mex-cell', { name, given, right: false });
    this.#tellCount(null);
    await this.updateComplete;
    const open = 'td input.wrong, td input:placeholder-shown';
    this.renderRoot.querySelector<HTMLInputElement>(open)?.focus();
  }

  /**
   * Store and check a cell that has lost the focus.
   * @param quiet whether to report only the number of right cells
   */
  async leave(r: number, c: number, value: string, quiet: boolean = false) {
    const now = this.values.map((row) => [...row]);
    const isNew = now[r][c] !== value;
    now[r][c] = value;
    this.values = now;
    try {
      const wanted = await this.#wanted();
      const { rows } = this.#built;
      const mark = !value.trim()
        ? ''
        : fits(rows[r].cells[c], value, wanted[r][c])
          ? 'right'
          : 'wrong';
      this.marks = this.marks.map((row, i) =>
        row.map((old, j) => (i === r && j === c ? mark : old)),
      );
      const { name } = rows[r].cells[c];
      if (mark && isNew && !quiet) {
        if (mark === 'wrong') this.slips += 1;
        this.emit('mex-cell', { name, given: value.trim(), right: mark === 'right' });
      }
      this.#tellCount(mark && !quiet ? message(`learn.build.${mark}`, { name }) : null);
    } catch (error) {
      this.fail(error);
    }
  }

  /**
   * Report the number of right cells.
   * @param first a message about the cell just checked, or null
   */
  #tellCount(first: Message | null) {
    const flat = this.marks.flat();
    const right = flat.filter((mark) => mark === 'right').length;
    this.said = [first ?? [], message('learn.build.count', { right, all: flat.length })].flat();
    if (right === flat.length && !this.#shown) this.said = [message('learn.build.done')];
    if (right === flat.length && !this.#over) {
      this.#over = true;
      this.emit('mex-built', { right: true, shown: false, ...this.#tallied(true) });
    }
    this.tell();
  }

  #tallied(right: boolean) {
    return { ...this.tally.end(right, this.points), attempts: this.slips + 1 };
  }

  async #show() {
    try {
      const wanted = await this.#wanted();
      this.values = wanted.map((row) => [...row]);
      this.marks = wanted.map((row) => row.map(() => 'right'));
      this.said = [message('learn.build.shown')];
      if (!this.#over) {
        this.tally.hints += 1;
        this.emit('mex-built', { right: false, shown: true, ...this.#tallied(false) });
      }
      this.#over = true;
      this.#shown = true;
      this.tell();
    } catch (error) {
      this.fail(error);
    }
  }

  /**
   * At Enter, move the focus to the next cell, which also checks the current cell. From the last cell, move
   * the focus to the button that checks all cells, or remove it if there is no such button.
   */
  #key(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.isComposing) return;
    event.preventDefault();
    const all = [...this.renderRoot.querySelectorAll('td input')] as HTMLInputElement[];
    const field = targetOf<HTMLInputElement>(event);
    const check = this.renderRoot.querySelector<HTMLElement>('[data-check]');
    const next = all[all.indexOf(field) + 1] ?? check;
    if (next) next.focus();
    else field.blur();
  }

  /**
   * Distribute several letters, typed or pasted into a cell for one letter, over the cells from there on. If no
   * cell is empty any more, check the last of them at once, since a cell for one letter needs no further key.
   */
  #lettered(event: InputEvent | CompositionEvent) {
    const field = targetOf<HTMLInputElement>(event);
    const letters = [...field.value.replace(/[^\p{L}]/gu, '')];
    const isComposing = event.type === 'input' && (event as InputEvent).isComposing;
    if (isComposing || !letters.length) return;
    const last = letters.length > 1 ? this.#spread(field, letters) : field;
    const all = [...this.renderRoot.querySelectorAll<HTMLInputElement>('td input')];
    if (all.every(({ value }) => value.trim())) last?.dispatchEvent(new FocusEvent('blur'));
  }

  /** @returns the last filled cell, which has the focus */
  #spread(field: HTMLInputElement, letters: string[]) {
    const row = [...(field.closest('tr')?.querySelectorAll<HTMLInputElement>('td input') ?? [])];
    const cells = row.slice(row.indexOf(field)).filter((cell) => !cell.readOnly);
    const filled = cells.slice(0, letters.length);
    filled.forEach((cell, i) => (cell.value = letters[i]));
    // Only the first cell loses the focus, which stores the contents of a cell.
    for (const cell of filled.slice(1, -1)) cell.dispatchEvent(new FocusEvent('blur'));
    filled.at(-1)?.focus();
    return filled.at(-1);
  }

  #left(r: number, c: number, value: string) {
    if (this.locked) return;
    if (this.together) this.#write(r, c, value);
    else void this.leave(r, c, value);
  }

  /**
   * Return the template of a cell.
   * @param over the column heading above the cell
   */
  #cell(cell: Cell, r: number, c: number, over?: string) {
    const mark = this.marks[r]?.[c] ?? '';
    /** Keep each typed text of a cell that a button checks later, so that leaving the page loses none. */
    const typed = (event: Event) => {
      if (this.together && !(event as InputEvent).isComposing) this.#left(r, c, valueOf(event));
    };
    return html`<td data-over=${over ?? nothing}>
      <span
        ><input
          class=${[mark, cell.given ? 'stays' : ''].filter(Boolean).join(' ')}
          type="text"
          style=${setStyle({ '--wide': cell.wide ?? 2 })}
          inputmode=${cell.list || cell.any || cell.letter ? 'text' : 'numeric'}
          autocomplete="off"
          autocapitalize=${cell.letter ? 'characters' : 'off'}
          spellcheck="false"
          placeholder=${this.together ? ' ' : nothing}
          ?readonly=${this.locked || (this.together && mark === 'right')}
          aria-label=${cell.name}
          aria-invalid=${mark === 'wrong' ? 'true' : 'false'}
          .value=${this.values[r]?.[c] ?? ''}
          @keydown=${this.#key}
          @input=${cell.letter ? this.#lettered : typed}
          @compositionend=${cell.letter ? this.#lettered : typed}
          @blur=${(event: Event) => this.#left(r, c, valueOf(event))}
        />${mark ? html`<i aria-hidden="true">${mark === 'right' ? '✓' : '✗'}</i>` : nothing}</span
      >
      ${this.known ? html`<b class="wanted answer-only">${this.known[r]?.[c]}</b>` : nothing}
    </td>`;
  }

  view() {
    if (!this.build) return nothing;
    const { head, rows, draws } = this.#built;
    const drawn = draws?.(this.values);
    return html`<section class="stack part" part="builder">
      ${task(this.text, this.slotOf())}
      <div class="flow beside">
        <div class="scroll">
          <table class=${head && rows.length === 1 ? 'row' : nothing}>
            ${
              head
                ? html`<thead>
                    <tr>
                      ${head.map((text) => (text ? html`<th scope="col">${text}</th>` : html`<td></td>`))}
                    </tr>
                  </thead>`
                : nothing
            }
            <tbody>
              ${rows.map(
                (row, r) =>
                  html`<tr>
                    <th scope="row">${row.head}</th>
                    ${row.cells.map((cell, c) => this.#cell(cell, r, c, head?.[c + 1]))}
                  </tr>`,
              )}
            </tbody>
          </table>
        </div>
        ${drawn ? unsafeHTML(picture({ graph: drawn }, {}, this.t).text) : nothing}
      </div>
      <div class="flow acts no-print">
        ${
          this.together && !this.locked && !this.#over
            ? html`<button
                type="button"
                class="btn primary"
                data-check
                @click=${() => void this.#checkAll()}
              >
                ${this.t('learn.ask.check')}
              </button>`
            : nothing
        }
        <button type="button" class="btn" data-empty @click=${this.empty}>
          ${this.t('learn.build.clear')}
        </button>
        ${
          this.slips < this.revealAfter
            ? nothing
            : html`<button type="button" class="btn quiet" data-show @click=${this.#show}>
                ${this.t('learn.build.show')}
              </button>`
        }
        <span class="soft status" role="status"
          >${this.said.map((one) => say(this.lang, one)).join(' ')}</span
        >
      </div>
    </section>`;
  }
}

define('mex-builder', MexBuilder);
