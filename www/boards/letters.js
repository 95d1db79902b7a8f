import { css, html, nothing } from 'lit';
import { define } from '../ui/element/base.js';
import { atLeast, most } from './amounts.js';
import { boardFrame, cellFrame, eachCell } from './frames.js';
import { groupDigits, letterText } from './notation.js';
import { TakeBoard } from './take-board.js';

/** Tiles of one letter that are drawn. */
const TILES = 12;

/** `letters`: equal letters lie together; one, two or all of them are taken. */
export class MexBoardLetters extends TakeBoard {
  /** @type {import('lit').CSSResultGroup} */
  static styles = [
    TakeBoard.styles,
    css`
      .groups {
        display: flex;
        flex-wrap: wrap;
        justify-content: center;
        align-items: flex-end;
        gap: 18px 26px;
        padding: 16px 4px 4px;
      }
      .group {
        display: grid;
        gap: 8px;
        justify-items: center;
      }
      .tiles {
        display: flex;
        flex-wrap: wrap;
        justify-content: center;
        max-width: 276px;
      }
      .tile {
        width: 46px;
        height: 52px;
        padding: 2px;
        cursor: pointer;
      }
      .disabled .tile {
        cursor: default;
      }
      .face {
        display: grid;
        place-items: center;
        width: 100%;
        height: 100%;
        border-radius: 7px;
        border: 1px solid var(--mex-line-strong, #8f8878);
        border-bottom-width: 4px;
        background: linear-gradient(var(--mex-raised, #fff), var(--mex-surface, #fffdf8));
        font-family: var(--mex-font-head);
        font-size: calc(1.5 * var(--mex-em));
        font-weight: 600;
        line-height: 1;
        transition: transform var(--speed);
        user-select: none;
      }
      .tile.lifted .face {
        transform: translateY(-9px);
        border-color: var(--mex-accent, #0f6e62);
        box-shadow: 0 0 0 1.5px var(--mex-accent, #0f6e62);
      }
      .tile.gone .face {
        background: none;
        border: 1.2px dashed var(--mex-ink-soft, #666);
        opacity: 0.6;
        color: transparent;
      }
      .tile.none .face {
        color: var(--mex-ink-soft, #666);
        border-style: dotted;
      }
      .tile.gone,
      .tile.rest {
        cursor: default;
      }
      .tile.leaving .face {
        animation: fade calc(var(--speed) * 2.4) ease-in both;
      }
      @keyframes fade {
        0%,
        30% {
          opacity: 1;
          color: var(--mex-ink);
          transform: translateY(-10px);
          background: var(--mex-raised, #fff);
        }
        99% {
          opacity: 0;
          transform: translateY(-40px);
        }
      }
      .count {
        font-size: calc(0.95 * var(--mex-em));
        min-height: 1.5em;
      }
      .amounts {
        display: flex;
        gap: 6px;
        min-height: 30px;
      }
      .amounts div {
        min-width: 34px;
        min-height: 30px;
        padding: 3px 10px;
        border: 1px solid var(--mex-line-strong, #8f8878);
        border-radius: 999px;
        font-size: calc(0.875 * var(--mex-em));
        display: grid;
        place-items: center;
        cursor: pointer;
        background: var(--mex-surface, #fff);
      }
      .amounts div.on {
        border-color: var(--mex-accent, #0f6e62);
        background: var(--mex-accent-soft, #d8ebe4);
      }
      .disabled .amounts {
        visibility: hidden;
      }
      @media (prefers-reduced-motion: reduce) {
        .face {
          transition: none;
        }
        .tile.leaving .face {
          animation: none;
        }
      }
      @media print {
        .amounts {
          display: none;
        }
      }
    `,
  ];

  constructor() {
    super();
    /** Letters in the order in which they were first seen; one that is used up keeps its place. @type {string[]} */
    this.order = [];
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    if (changed.has('fresh')) this.order = [];
    const now = (this.board?.letters ?? []).map((/** @type {any} */ l) => l.letter);
    if (now.some((/** @type {string} */ l) => !this.order.includes(l))) {
      const { move } = this.last ?? {};
      const all = move?.kind === 'letters' ? [...now, move.letter] : now;
      this.order = [...new Set([...this.order, ...all])].sort();
    }
  }

  get heaps() {
    return this.order.map((letter) => this.board.letters[this.#index(letter)]?.count ?? 0);
  }

  /** @param {string} letter */
  #index(letter) {
    return this.board.letters.findIndex((/** @type {any} */ l) => l.letter === letter);
  }

  /** @param {string|number} cell @returns {[number, number][]} */
  ranges(cell) {
    return this.legal?.takes?.[this.#index(this.order[Number(cell)])] ?? [];
  }

  /** @param {number} i */
  justTaken(i) {
    const move = this.last?.move;
    return move?.kind === 'letters' && move.letter === this.order[i] ? Number(move.take) : 0;
  }

  /** @param {string|number} cell */
  winning(cell) {
    const mine = (this.hints ?? []).filter((m) => m.letter === this.order[Number(cell)]);
    return new Set(mine.map((m) => Number(m.take)));
  }

  /** @param {Map<number, number>} picks */
  moveText(picks) {
    const [[i, amount]] = picks;
    return letterText(this.order[i], amount);
  }

  /** @param {string} cell */
  cellName(cell) {
    return this.t('play.letter_n', { letter: this.order[Number(cell)] });
  }

  help() {
    return this.t('play.help_letters');
  }

  render() {
    return html`${boardFrame(
      this,
      { cls: 'groups', leave: this.unpoint },
      eachCell(this, (cell) => this.group(Number(cell))),
    )}
    ${this.helpPart('play.keys_letters')} ${this.bar()}`;
  }

  /** @param {number} i */
  group(i) {
    const cell = String(i);
    const letter = this.order[i];
    const size = Number(this.heaps[i]);
    const picked = this.picked(i);
    const taken = this.justTaken(i);
    return cellFrame(
      this,
      cell,
      { cls: 'group', label: this.t('play.letter_has', { letter, size }) },
      html`<div class="tiles" aria-hidden="true">
          ${this.#tiles(cell, letter, size, picked, taken)}
        </div>
        <div class="count number" aria-hidden="true">
          ${groupDigits(size)}${
            picked ? html` <span class="arrow">→ ${groupDigits(size - picked)}</span>` : nothing
          }
        </div>
        ${this.#amounts(cell, size)}`,
    );
  }

  /** @param {string} cell @param {string} letter @param {number} size @param {number} picked @param {number} taken */
  #tiles(cell, letter, size, picked, taken) {
    const drawn = Math.min(size, TILES);
    const tiles = Array.from({ length: drawn }, (_, at) => {
      // From the right: one, two, and from the third on all of them.
      const amount = atLeast(this.ranges(cell), drawn - at) ?? most(this.ranges(cell));
      const lifted = size <= TILES ? drawn - at <= picked : picked === size || drawn - at <= picked;
      return html`<div
        class="tile ${lifted ? 'lifted' : ''}"
        data-amount=${amount}
        @pointerenter=${() => this.point(cell, amount)}
        @click=${() => this.press(cell, amount)}
      >
        <span class="face">${letter}</span>
      </div>`;
    });
    if (size > TILES)
      tiles.unshift(html`<div class="tile rest"><span class="number">…</span></div>`);
    const key = this.last?.animate ? 'leaving' : '';
    const gone = Math.min(taken, TILES - drawn);
    for (let n = 0; n < gone; n++) {
      tiles.push(html`<div class="tile gone ${key}"><span class="face">${letter}</span></div>`);
    }
    if (!tiles.length) {
      tiles.push(html`<div class="tile gone none"><span class="face">${letter}</span></div>`);
    }
    return tiles;
  }

  /** The amounts themselves, to press. @param {string} cell @param {number} size */
  #amounts(cell, size) {
    const ranges = this.ranges(cell);
    const list = [...new Set(ranges.flat())].filter((n) => n > 0);
    const wins = this.winning(cell);
    const word = (/** @type {number} */ n) => (n === size && n > 2 ? this.t('play.all') : n);
    return html`<div class="amounts" aria-hidden="true">
      ${list.map(
        (n) =>
          html`<div
            class="number ${this.picked(Number(cell)) === n ? 'on' : ''}"
            @pointerenter=${() => this.point(cell, n)}
            @click=${() => this.press(cell, n)}
          >
            ${word(n)}${wins.has(n) ? ' ★' : ''}
          </div>`,
      )}
    </div>`;
  }
}

define('mex-board-letters', MexBoardLetters);
