/** The element of a sum: the boards of its summands side by side, each with its own tab stop. */
import { html, nothing } from 'lit';
import { property } from 'lit/decorators.js';
import { html as staticHtml, unsafeStatic } from 'lit/static-html.js';
import { define } from '../ui/element/base.ts';
import { MexBoard } from './board-element.ts';
import { headOf, legalIn, movesIn } from './sum.ts';
import { styleSheets } from '../ui/style/style-sheets.ts';
import style from './sum-board.css?inline';
import type { Big, Legal, Move, TermBoard } from '../engine/types.ts';
import type { Area } from '../i18n/areas.ts';

const NONE: Move[] = [];

/** Return the text of a summand's move as a move of the sum. */
const moveIn = (term: number, move: string) => `[${term + 1}] ${move}`;

export class SumBoard extends MexBoard {
  static areas: readonly Area[] = ['boards'];
  static styles = [MexBoard.styles, styleSheets(style)];

  @property({ attribute: false }) marks = false;

  /** The shown values of the summands by index, or null. */
  @property({ attribute: false }) values: Map<string, Big | null> | null = null;

  get terms(): TermBoard[] {
    return (this.board as { terms?: TermBoard[] } | null)?.terms ?? [];
  }

  get #boards() {
    return [...this.querySelectorAll<MexBoard>('[data-term]')];
  }

  focus(options?: FocusOptions) {
    const boards = this.#boards;
    (boards.find((board) => !board.ended) ?? boards[0])?.focus(options);
  }

  clear() {
    return this.#boards.map((board) => board.clear()).includes(true);
  }

  help() {
    return this.t('boards.help_sum');
  }

  /** Show the chosen move of one board, and clear the choices on all other boards. */
  #consider(term: number, move: string | null) {
    if (move) this.#boards.forEach((board, i) => i !== term && board.clear());
    this.consider(move && moveIn(term, move));
  }

  render() {
    const { terms } = this;
    return html`<div
        class="terms"
        role="group"
        part="board"
        aria-label=${this.label}
        aria-describedby=${this.helpId}
      >
        ${terms.map((term, i) => this.#term(term, i))}
      </div>
      ${this.helpPart('boards.keys_sum')}`;
  }

  #term(term: TermBoard, i: number) {
    const { game, draw, part, position, over } = term;
    const { name, line, rule } = headOf(term, this.t);
    const value = this.values?.get(String(i));
    const label = this.t('boards.sum_term', { n: i + 1, name, position });
    const { last } = this;
    const mine = last && movesIn([last.move as Move], i)[0];
    const tag = unsafeStatic(`mex-board-${draw}`);
    return html`<section class="panel term ${over ? 'over' : ''}" role="group" aria-label=${label}>
      <p class="flow head">
        <strong>${name}</strong>
        ${line ? html`<code>${line}</code>` : nothing}
        ${
          value === undefined || value === null
            ? nothing
            : html`<span class="value">${this.t('boards.sum_value', { value })}</span>`
        }
        ${over ? html`<span class="rule">${this.t('boards.sum_over')}</span>` : nothing}
      </p>
      <p class="rule">${rule}</p>
      ${staticHtml`<${tag}
        data-term=${i}
        .board=${term.board}
        .legal=${legalIn(this.legal as Legal | null, i)}
        .hints=${this.hints.length ? movesIn(this.hints as Move[], i) : NONE}
        .last=${mine ? { ...last, move: mine } : null}
        ?disabled=${this.disabled}
        ?ended=${this.ended || over}
        .label=${label}
        .partName=${part}
        .fresh=${`${this.fresh}|${i}|${game}`}
        .lang=${this.lang}
        .marks=${this.marks}
        .play=${(move: string, at?: number) => this.play(moveIn(i, move), at)}
        .consider=${(move: string | null) => this.#consider(i, move)}
      ></${tag}>`}
    </section>`;
  }
}

define('mex-board-sum', SumBoard);
