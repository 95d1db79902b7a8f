import { css, html, nothing } from 'lit';
import { define } from '../ui/element/base.js';
import { MexBoardBetween } from './between.js';
import { cellFrame } from './frames.js';
import { groupDigits } from './notation.js';

/** Of a heap with more stones than this, only the last are drawn. */
const WHOLE = 24;
const NEAR = 12;
/** Places to put stones back to, at most. */
const BEHIND = 4;

/**
 * Heaps that lie in rows. A stone is taken with all behind it; behind the last are places to put stones
 * back to, as many as still may be.
 */
export class MexBoardChips extends MexBoardBetween {
  /** @type {import('lit').CSSResultGroup} */
  static styles = [
    MexBoardBetween.styles,
    css`
      .square {
        border-radius: 50%;
        background: var(--mex-stone-2, #8a9a5b);
        color: var(--mex-ink, #222);
      }
      .square.behind {
        background: none;
      }
      .square.to:not(.behind) {
        opacity: 0.45;
      }
      .name {
        min-width: 4.5em;
        color: var(--mex-ink-soft, #666);
        font-size: calc(0.8 * var(--mex-em));
      }
    `,
  ];

  help() {
    return this.t('boards.help_chips');
  }

  get keys() {
    return 'boards.keys_chips';
  }

  /** @param {string} cell @param {number} take @param {number|null} left */
  wouldWord(cell, take, left) {
    const put = this.backBy(cell, take);
    return put
      ? this.t('boards.would_put', { put, size: Number(this.heaps[Number(cell)]) + put })
      : this.t('play.would', { take, left });
  }

  /** @param {number} count */
  doWord(count) {
    const [heap] = [...this.picks.keys()];
    const put = this.backBy(heap, count);
    return put
      ? this.t('boards.put_n', { count: groupDigits(put) })
      : this.t('play.take_n', { count: groupDigits(count) });
  }

  /** @param {string} cell */
  cellName(cell) {
    return this.t('play.heap_n', { n: Number(cell) + 1 });
  }

  /** How much may still be put back. @returns {string} */
  leftWord() {
    return this.t('boards.put_left', { back: this.back });
  }

  /** @param {number} i */
  row(i) {
    const size = Number(this.heaps[i]);
    const one = this.heaps.length === 1;
    const label = this.t('play.heap_has', { n: i + 1, size: this.heaps[i], one });
    const first = size > WHOLE ? size - NEAR : 0;
    const stones = Array.from({ length: size - first }, (_, k) => first + k);
    const behind = Array.from({ length: Math.min(this.back, BEHIND) }, (_, k) => size + 1 + k);
    return cellFrame(
      this,
      String(i),
      { cls: 'row', label },
      html`<span class="name" aria-hidden="true">${this.cellName(String(i))}</span>
        ${first ? html`<span class="number" aria-hidden="true">… ${groupDigits(first)} …</span>` : nothing}
        ${stones.map((at) => this.stone(i, at, size))}
        ${behind.map((amount) => this.square(i, amount))}
        <span class="now number" aria-hidden="true">${groupDigits(size)}</span>`,
    );
  }

  /** A stone, marked where it would go with the one that is pointed at. @param {number} i @param {number} at @param {number} size */
  stone(i, at, size) {
    const picked = this.picked(i);
    const goes = picked <= size && size - at <= picked;
    return this.square(i, size - at, goes);
  }
}

define('mex-board-chips', MexBoardChips);
