import { css, html, nothing } from 'lit';
import { define } from '../ui/element/base.js';
import { boardFrame, cellFrame, eachCell } from './frames.js';
import { groupDigits } from './notation.js';
import { TakeBoard } from './take-board.js';

/** A row with a wider gap is not drawn whole. */
const WHOLE = 24;
/** Of a wider gap, as many squares beside the piece that moves. */
const NEAR = 10;
/** Squares to move back to, at most. */
const BEHIND = 4;

/**
 * Rows of a board, each with a white and a black piece that may not jump. The black one stands for
 * whichever piece is moved: to a square between the two, or back, as far as the position allows.
 *
 * An amount up to the gap closes it by so many squares; what goes beyond it moves back.
 */
export class MexBoardBetween extends TakeBoard {
  /** @type {import('lit').CSSResultGroup} */
  static styles = [
    TakeBoard.styles,
    css`
      .field {
        display: grid;
        gap: 6px;
        padding: 6px 0;
      }
      .row {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 3px;
        padding: 4px;
        border-radius: 10px;
      }
      .square {
        position: relative;
        display: grid;
        place-items: center;
        min-width: 30px;
        height: 30px;
        font-size: calc(0.8 * var(--mex-em));
        border-radius: 5px;
        color: var(--mex-ink-soft, #666);
        background: var(--mex-sunken, #efe8da);
        border: 1.5px solid transparent;
      }
      .square.behind {
        background: none;
        border: 1.5px dashed var(--mex-line, #ddd4c3);
      }
      .square.legal {
        cursor: pointer;
      }
      .square.legal:hover,
      .square.to {
        border: 1.5px solid var(--mex-accent, #0f6e62);
        box-shadow: 0 0 0 1.5px var(--mex-accent, #0f6e62);
      }
      .square.was {
        border: 1.5px dashed var(--mex-ink-soft, #666);
      }
      .piece {
        width: 28px;
        height: 28px;
        border-radius: 50%;
        border: 2px solid var(--mex-ink, #222);
        background: #fff;
        box-shadow: inset 0 -4px 0 rgb(0 0 0 / 12%);
      }
      .piece.black {
        background: #2b2825;
        border-color: var(--mex-line-strong, #8f8878);
        box-shadow: inset 0 4px 0 rgb(255 255 255 / 18%);
      }
      .win {
        position: absolute;
        top: -8px;
        right: -3px;
        color: var(--mex-win, #0f6e62);
      }
      .now {
        margin-inline-start: 8px;
        font-weight: 600;
      }
      .left {
        margin: 0;
        color: var(--mex-ink-soft, #666);
        font-size: calc(0.875 * var(--mex-em));
      }
      .disabled .square {
        cursor: default;
      }
      @media (forced-colors: active) {
        .square,
        .piece {
          border-color: CanvasText;
        }
        .piece.black {
          background: CanvasText;
        }
        .square.to {
          outline: 3px solid Highlight;
        }
      }
    `,
  ];

  /** The gaps are what is taken from. */
  get heaps() {
    return this.board?.gaps ?? [];
  }

  /** How many squares may still be moved back in all. */
  get back() {
    return Number(this.board?.back ?? 0);
  }

  /** @param {string|number} cell @returns {[number, number][]} closing the gap, then moving back */
  ranges(cell) {
    const most = Number(this.heaps[Number(cell)]) + this.back;
    return this.legal && most > 0 ? [[1, most]] : [];
  }

  /** How far an amount moves back; 0 where it closes the gap. @param {string|number} cell @param {number} amount */
  backBy(cell, amount) {
    return Math.max(0, amount - Number(this.heaps[Number(cell)]));
  }

  /** @param {string|number} cell @returns {Set<number>} winning amounts, as marked */
  winning(cell) {
    const out = super.winning(cell);
    for (const move of this.hints ?? []) {
      if (move.kind !== 'back' || move.heap !== Number(cell)) continue;
      out.add(Number(this.heaps[move.heap]) + Number(move.put));
    }
    return out;
  }

  /** @param {Map<number, number>} picks */
  moveText(picks) {
    const [[row, amount]] = picks;
    const put = this.backBy(row, amount);
    return put ? `${row + 1}+${put}` : super.moveText(picks);
  }

  help() {
    return this.t('boards.help_between');
  }

  /** What the keys do here. @returns {string} */
  get keys() {
    return 'boards.keys_between';
  }

  /** @param {string} cell @param {number} take @param {number|null} left */
  wouldWord(cell, take, left) {
    const put = this.backBy(cell, take);
    return put
      ? this.t('boards.would_back', { put, gap: Number(this.heaps[Number(cell)]) + put })
      : this.t('boards.would_close', { take, gap: left });
  }

  /** @param {number} count */
  doWord(count) {
    const [row] = [...this.picks.keys()];
    const put = this.backBy(row, count);
    return put
      ? this.t('boards.back_n', { count: groupDigits(put) })
      : this.t('boards.close_n', { count: groupDigits(count) });
  }

  /** @param {string} cell */
  cellName(cell) {
    return this.t('boards.row_n', { n: Number(cell) + 1 });
  }

  /** How far pieces may still be moved back. @returns {string} */
  leftWord() {
    return this.t('boards.back_left', { back: this.back });
  }

  render() {
    return html`${boardFrame(
      this,
      { cls: 'field', leave: this.unpoint },
      eachCell(this, (cell) => this.row(Number(cell))),
    )}
    ${this.back ? html`<p class="left">${this.leftWord()}</p>` : nothing}
    ${this.helpPart(this.keys)} ${this.bar()}`;
  }

  /** @param {number} i */
  row(i) {
    const gap = Number(this.heaps[i]);
    const cls = 'row';
    const label = this.t('boards.between_row', { n: i + 1, gap });
    const first = gap > WHOLE ? gap - NEAR : 0;
    const free = Array.from({ length: gap - first }, (_, k) => first + k);
    const behind = Array.from({ length: Math.min(this.back, BEHIND) }, (_, k) => gap + 1 + k);
    return cellFrame(
      this,
      String(i),
      { cls, label },
      html`<span class="piece" aria-hidden="true"></span>
        ${first ? html`<span class="number" aria-hidden="true">… ${groupDigits(first)} …</span>` : nothing}
        ${free.map((at) => this.square(i, gap - at))}
        <span class="piece black" aria-hidden="true"></span>
        ${behind.map((amount) => this.square(i, amount))}
        <span class="now number" aria-hidden="true">${groupDigits(gap)}</span>`,
    );
  }

  /** A square to move to. @param {number} i @param {number} amount @param {boolean} [here] whether it is marked */
  square(i, amount, here = this.picked(i) === amount) {
    const cell = String(i);
    const put = this.backBy(cell, amount);
    const to = here ? 'to' : '';
    const legal = this.disabled || !this.legal ? '' : 'legal';
    return html`<span
      class="square ${put ? 'behind' : ''} ${legal} ${to}"
      data-amount=${amount}
      aria-hidden="true"
      @pointerenter=${() => this.point(cell, amount)}
      @click=${() => this.press(cell, amount)}
    >
      ${put || ''}
      ${this.winning(i).has(amount) && !this.disabled ? html`<span class="win">★</span>` : nothing}
    </span>`;
  }
}

define('mex-board-between', MexBoardBetween);
