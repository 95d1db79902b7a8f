import { css, html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { define } from '../ui/element/base.js';
import { MORE } from './cells.js';
import { boardFrame, cellFrame } from './frames.js';
import { isEnter, typed } from '../ui/controls/typed-text.js';
import { MexBoardHeaps } from './heaps-old.js';
import { along, amountOf, isAct, isDigit } from './keys.js';
import { groupDigits, splitText } from './notation.js';
import { light } from './lit-stones.js';

/**
 * `split`: a heap is replaced by two smaller ones. First the heap is chosen, then the two sizes;
 * the two new heaps are shown before it is done.
 *
 * @typedef {{heap: number, sizes: [number, number]}} Cut
 */
export class MexBoardSplit extends MexBoardHeaps {
  /** @type {import('lit').CSSResultGroup} */
  static styles = [
    MexBoardHeaps.styles,
    css`
      .heap.open svg .stone .body {
        stroke: var(--mex-accent, #0f6e62);
        stroke-width: 2.5;
      }
      .heap.open .ground {
        stroke: var(--mex-accent, #0f6e62);
        stroke-width: 4;
      }
      .heap.born .stone {
        animation: born calc(var(--speed) * 2) ease-out both;
      }
      @keyframes born {
        from {
          transform: translateY(-26px);
          opacity: 0;
        }
      }
      .hit {
        cursor: pointer;
      }
      .cut {
        display: flex;
        flex-wrap: wrap;
        justify-content: center;
        align-items: center;
        gap: 10px 16px;
        margin: 14px auto 0;
        padding: 12px;
        border: 1px solid var(--mex-line, #ddd4c3);
        border-radius: var(--mex-radius, 10px);
        background: var(--mex-raised, #fff);
        width: fit-content;
        max-width: 100%;
        box-sizing: border-box;
      }
      .from {
        font-size: calc(1.2 * var(--mex-em));
        font-weight: 600;
      }
      @container (max-width: 480px) {
        .cut {
          gap: 8px 4px;
          padding: 10px 4px;
        }
        .cut > .from:first-child {
          width: 100%;
          text-align: center;
        }
      }
      .half {
        display: grid;
        justify-items: center;
        gap: 6px;
        padding: 4px 6px;
      }
      .half .pips {
        display: flex;
        flex-wrap: wrap;
        align-content: flex-end;
        justify-content: center;
        gap: 3px;
        width: 108px;
        min-height: 20px;
      }
      .pip {
        width: 15px;
        height: 12px;
        border-radius: 52% 48% 50% 50%;
        background: var(--mex-accent, #0f6e62);
      }
      .half .sized {
        font-size: calc(1.15 * var(--mex-em));
        font-weight: 600;
      }
      .half input[type='range'] {
        width: 120px;
        height: 26px;
        margin: 0;
        accent-color: var(--mex-accent, #0f6e62);
      }
      .acts {
        display: flex;
        gap: 10px;
      }
      @media (prefers-reduced-motion: reduce) {
        .heap.born .stone {
          animation: none;
        }
      }
      @media (forced-colors: active) {
        .pip {
          background: CanvasText;
        }
      }
    `,
  ];

  /** @type {import('lit').PropertyDeclarations} */
  static properties = {
    cut: { state: true },
  };

  constructor() {
    super();
    /** @type {Cut|null} */
    this.cut = null;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    if (changed.has('board') || changed.has('disabled')) this.cut = null;
  }

  cells() {
    return this.cut ? ['a', 'b'] : super.cells();
  }

  /** Nothing is taken here: pointing only shows which heap it would be. */
  point() {}

  /** @param {string} cell */
  press(cell) {
    this.open(Number(cell));
  }

  /** @param {string} cell */
  pressAny(cell) {
    this.open(Number(cell));
  }

  /** Begins to cut a heap, with the two most equal parts. @param {number} heap @param {boolean} [focus] */
  open(heap, focus = this.pointer === 'mouse' ? false : true) {
    if (this.disabled) return;
    const size = Number(this.heaps[heap]);
    if (size < 1) {
      this.notice = this.t('play.nothing_to_split');
      return;
    }
    this.notice = '';
    const larger = Math.min(size - 1, Math.ceil(size / 2));
    this.cut = { heap, sizes: [larger, Math.min(size - 1, size - larger)] };
    this.#say();
    if (focus) this.focusCell('a');
    else this.active = 'a';
  }

  #say() {
    this.emitPreview(this.cut ? splitText(this.cut.heap, ...this.cut.sizes) : null);
  }

  clear() {
    if (!this.cut) return super.clear();
    const { heap } = this.cut;
    this.cut = null;
    this.notice = '';
    this.typed = '';
    this.#say();
    this.focusCell(String(heap));
    return true;
  }

  confirm() {
    if (this.disabled || !this.cut) return;
    const text = splitText(this.cut.heap, ...this.cut.sizes);
    this.active = String(this.cut.heap);
    this.cut = null;
    this.emitMove(text);
  }

  /** @param {0|1} side @param {number} size */
  resize(side, size) {
    if (!this.cut) return;
    const top = Number(this.heaps[this.cut.heap]) - 1;
    if (!Number.isFinite(size) || size < 0 || size > top) {
      this.notice = this.t('play.split_smaller', { top });
      return;
    }
    this.notice = '';
    const sizes = /** @type {[number, number]} */ ([...this.cut.sizes]);
    sizes[side] = Math.trunc(size);
    this.cut = { ...this.cut, sizes };
    this.#say();
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    const { key } = event;
    const { cut } = this;
    if (!cut) {
      if (along(key) || (isDigit(key) && this.roving === MORE)) return super.onKey(event);
      const opens = isAct(key) || key === 'ArrowUp' || key === 'ArrowDown';
      if (!opens || this.roving === MORE) return false;
      this.open(Number(this.roving), true);
      return true;
    }
    const side = this.roving === 'a' ? 0 : 1;
    const now = cut.sizes[side];
    const top = Number(this.heaps[cut.heap]) - 1;
    const asked = amountOf(key, now, {
      least: 0,
      most: top,
      step: (delta) => Math.max(0, Math.min(top, now + delta)),
    });
    if (asked !== null) this.resize(side, asked);
    else if (along(key)) this.walk(along(key));
    else if (isAct(key)) this.confirm();
    else if (isDigit(key)) this.resize(side, this.type(key));
    else return false;
    return true;
  }

  help() {
    return this.t('play.help_split');
  }

  /** @param {string} cell */
  spin(cell) {
    const size = Number(this.heaps[Number(cell)]);
    const text = this.t(size < 1 ? 'play.nothing_to_split' : 'play.enter_splits');
    return { now: 0, max: 0, text };
  }

  /** @param {number} i */
  #cameFromCut(i) {
    const move = this.last?.move;
    return move?.kind === 'split' && (i === move.heap || i === move.heap + 1);
  }

  /** @param {number} i */
  arrived(i) {
    return this.#cameFromCut(i) ? Number(this.heaps[i]) : 0;
  }

  render() {
    const named = this.heaps.length > 1;
    return html`${light}
    ${boardFrame(
      this,
      { cls: 'heaps' },
      repeat(
        super.cells(),
        (cell) => `${this.fresh}${cell}`,
        (cell) => (cell === MORE ? this.moreCell() : this.heap(Number(cell), named)),
      ),
    )}
    ${this.cut ? this.panel(this.cut) : nothing} ${this.helpPart('play.keys_split')}
    ${this.cut && !this.notice ? nothing : this.bar()}`;
  }

  /** A heap is opened, not given an amount. @param {number} i @param {string} label @param {unknown} content */
  heapFrame(i, label, content) {
    const cell = String(i);
    const open = this.cut?.heap === i;
    const born = this.last?.animate && this.#cameFromCut(i);
    return html`<div
      class="heap ${open ? 'open' : ''} ${born ? 'born' : ''}"
      data-cell=${cell}
      role="button"
      aria-expanded=${open ? 'true' : 'false'}
      tabindex=${this.tab(cell)}
      aria-disabled=${this.disabled || Number(this.heaps[i]) < 1 ? 'true' : 'false'}
      aria-label=${label}
      @focus=${() => (this.cut ? undefined : (this.active = cell))}
      @click=${(/** @type {MouseEvent} */ e) => (e.detail ? undefined : this.open(i, true))}
    >
      ${content}
    </div>`;
  }

  /** @param {number} i */
  becomes(i) {
    return this.cut?.heap === i ? this.cut.sizes.join(' + ') : '';
  }

  /** The two new heaps, to be sized. @param {Cut} cut */
  panel(cut) {
    return html`<div
      class="cut"
      part="cut"
      role="group"
      aria-label=${this.t('play.split_heap', { n: cut.heap + 1, size: this.heaps[cut.heap] })}
    >
      <span class="from number" aria-hidden="true">${groupDigits(this.heaps[cut.heap])} →</span>
      ${this.half(cut, 0)}
      <span class="from number" aria-hidden="true">+</span>
      ${this.half(cut, 1)}
      <span class="acts">
        <button class="do" type="button" tabindex="-1" @click=${this.confirm}>
          ${this.t('play.do_split')}
        </button>
        <button class="plain" type="button" tabindex="-1" @click=${this.clear}>
          ${this.t('play.cancel')}
        </button>
      </span>
    </div>`;
  }

  /** @param {Cut} cut @param {0|1} side */
  half(cut, side) {
    const cell = side ? 'b' : 'a';
    const size = cut.sizes[side];
    const top = Number(this.heaps[cut.heap]) - 1;
    const name = this.t('play.new_heap', { n: side + 1 });
    const set = (/** @type {any} */ e) =>
      this.resize(side, Number(e.target.value.normalize('NFKC').replace(/\D/gu, '') || NaN));
    return html`<div class="half">
      ${cellFrame(
        this,
        cell,
        { label: name, spin: { now: size, max: top } },
        html`<div class="pips" aria-hidden="true">
          ${size <= 28 ? Array.from({ length: size }, () => html`<i class="pip"></i>`) : nothing}
        </div>`,
      )}
      <span class="stepper">
        <button
          type="button"
          tabindex="-1"
          aria-label=${this.t('play.fewer', { name })}
          ?disabled=${size <= 0}
          @click=${() => this.resize(side, size - 1)}
        >
          −
        </button>
        <input
          tabindex="-1"
          inputmode="numeric"
          autocomplete="off"
          aria-label=${this.t('play.amount_from', { name })}
          size=${Math.max(2, String(size).length)}
          .value=${typed(String(size), `${cut.heap} ${side}`)}
          @change=${set}
          @keydown=${(/** @type {KeyboardEvent} */ e) => {
            if (isEnter(e)) {
              set(e);
              if (!this.notice) this.confirm();
            }
          }}
        />
        <button
          type="button"
          tabindex="-1"
          aria-label=${this.t('play.more_of', { name })}
          ?disabled=${size >= top}
          @click=${() => this.resize(side, size + 1)}
        >
          +
        </button>
      </span>
      ${
        top > 1 && top < 1e6
          ? html`<input
              type="range"
              tabindex="-1"
              min="0"
              max=${top}
              .value=${String(size)}
              aria-label=${name}
              @input=${set}
            />`
          : nothing
      }
    </div>`;
  }
}

define('mex-board-split', MexBoardSplit);
