import { css, html, nothing } from 'lit';
import { define } from '../ui/element/base.js';
import { MORE } from './cells.js';
import { MexBoardHeaps } from './heaps-old.js';
import { along, isAct } from './keys.js';
import { groupDigits, mergeText } from './notation.js';

/**
 * `merge`: the top stone is taken, or the heap is picked up and put on another one. Picking up is a
 * click, not a drag: click one heap, then the other.
 */
export class MexBoardMerge extends MexBoardHeaps {
  /** @type {import('lit').CSSResultGroup} */
  static styles = [
    MexBoardHeaps.styles,
    css`
      .heap.held svg {
        transform: translateY(-12px);
      }
      .heap svg {
        transition: transform var(--speed);
      }
      .heap.held .stone .body {
        stroke: var(--mex-accent, #0f6e62);
        stroke-width: 2.5;
      }
      .heap.onto .ground {
        stroke: var(--mex-accent, #0f6e62);
        stroke-width: 4;
      }
      .stone.arrived {
        animation: drop calc(var(--speed) * 2.2) ease-in both;
      }
      @keyframes drop {
        from {
          transform: translateY(-60px);
          opacity: 0;
        }
        60% {
          opacity: 1;
        }
      }
      .hit.no {
        cursor: pointer;
      }
      .acts {
        display: flex;
        gap: 6px;
        padding-top: 4px;
      }
      .acts div {
        display: grid;
        place-items: center;
        min-width: 34px;
        min-height: 28px;
        padding: 2px 9px;
        border: 1px solid var(--mex-line-strong, #8f8878);
        border-radius: 999px;
        background: var(--mex-surface, #fff);
        font-size: calc(0.8125 * var(--mex-em));
        white-space: nowrap;
        cursor: pointer;
      }
      .acts div:hover {
        border-color: var(--mex-accent, #0f6e62);
        background: var(--mex-accent-soft, #d8ebe4);
      }
      .disabled .acts {
        visibility: hidden;
      }
      @media print {
        .acts {
          display: none;
        }
      }
      @media (prefers-reduced-motion: reduce) {
        .heap svg,
        .stone.arrived {
          transition: none;
          animation: none;
        }
      }
    `,
  ];

  /** @type {import('lit').PropertyDeclarations} */
  static properties = {
    held: { state: true },
    onto: { state: true },
  };

  constructor() {
    super();
    /** The heap that is picked up. @type {number|null} */
    this.held = null;
    /** The heap it would be put on. @type {number|null} */
    this.onto = null;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    const before = this.heaps.length;
    super.willUpdate(changed);
    if (changed.has('board')) {
      this.held = null;
      this.onto = null;
      const old = /** @type {any} */ (changed.get('board'))?.heaps?.length;
      // Heaps change places with a merge; what each one has shown before no longer helps.
      if (old !== undefined && old !== before) this.memory.clear();
    }
  }

  /** @param {string} cell @param {number} amount */
  point(cell, amount) {
    if (this.pointer === 'touch' || this.disabled) return;
    const heap = Number(cell);
    if (this.held !== null) {
      this.onto = heap === this.held ? null : heap;
      return;
    }
    if (amount === 1) super.point(cell, 1);
    else this.hover = null;
  }

  unpoint() {
    super.unpoint();
    if (this.pointer === 'mouse') this.onto = null;
  }

  /** @param {string} cell @param {number} amount */
  press(cell, amount) {
    const heap = Number(cell);
    this.active = cell;
    if (this.disabled) return;
    if (this.held !== null && this.held !== heap) return this.#merge(heap);
    if (this.held === heap) return void this.clear();
    if (this.amount(cell) && this.pointer !== 'mouse') return this.confirm();
    if (amount === 1 && this.pointer === 'mouse') return super.press(cell, 1);
    this.hold(heap);
  }

  /** @param {string} cell */
  pressAny(cell) {
    this.press(cell, 0);
  }

  /** @param {number} heap */
  hold(heap) {
    if (this.disabled || !Number(this.heaps[heap])) return;
    super.clear();
    this.held = heap;
    this.onto = null;
    this.emitPreview(null);
  }

  /** @param {number} heap */
  #merge(heap) {
    const { held } = this;
    if (held === null || held === heap) return;
    if (!Number(this.heaps[heap])) {
      this.notice = this.t('play.nothing_to_merge');
      return;
    }
    this.held = null;
    this.onto = null;
    this.active = String(Math.min(held, heap));
    this.emitMove(mergeText(held, heap));
  }

  clear() {
    const held = this.held !== null;
    this.held = null;
    this.onto = null;
    return super.clear() || held;
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    const { key } = event;
    const heap = Number(this.roving);
    if (this.roving === MORE) return super.onKey(event);
    if (this.held !== null) {
      if (along(key)) {
        this.walk(along(key)).then(() => {
          const now = Number(this.roving);
          this.onto = now === this.held ? null : now;
        });
        return true;
      }
      if (isAct(key)) {
        if (heap === this.held) this.clear();
        else this.#merge(heap);
        return true;
      }
      if (key === 'ArrowUp') this.clear();
      else return false;
    }
    if (isAct(key) && !this.picks.size) {
      const others = this.heaps.some((h, i) => i !== heap && Number(h));
      if (others) this.hold(heap);
      else this.choose(String(heap), 1);
      return true;
    }
    return super.onKey(event);
  }

  help() {
    return this.t('play.help_merge');
  }

  /** @param {string} cell */
  spin(cell) {
    const spin = super.spin(cell);
    const heap = Number(cell);
    if (this.held === heap) return { ...spin, text: this.t('play.picked_up') };
    if (this.held === null) return spin;
    const total = Number(this.heaps[this.held]) + Number(this.heaps[heap]);
    return { ...spin, text: this.t('play.would_merge', { n: this.held + 1, total }) };
  }

  /** @param {number} i */
  arrived(i) {
    const move = this.last?.move;
    if (move?.kind !== 'merge' || !this.last?.animate || i !== move.heaps[0]) return 0;
    return Math.ceil(Number(this.heaps[i]) / 2);
  }

  /** Not the heap but its top stone. @param {number} heap */
  #takeOne(heap) {
    this.clear();
    this.choose(String(heap), 1);
    this.confirm();
  }

  bar() {
    if (this.held === null || this.disabled) return super.bar();
    const heap = this.held;
    return html`<div class="bar" part="bar">
      <p>${this.notice || this.t('play.held', { n: heap + 1 })}</p>
      <button class="plain" type="button" tabindex="-1" @click=${() => this.#takeOne(heap)}>
        ${this.t('play.take_one')}
      </button>
      <button class="plain" type="button" tabindex="-1" @click=${this.clear}>
        ${this.t('play.cancel')}
      </button>
    </div>`;
  }

  get keys() {
    return 'play.keys_merge';
  }

  /** Whether the heap that is picked up would be put here. @param {number} i */
  #receives(i) {
    return this.held !== null && this.onto === i && Number(this.heaps[i]) > 0;
  }

  /** @param {number} i */
  state(i) {
    return `${this.held === i ? 'held' : ''} ${this.#receives(i) ? 'onto' : ''}`;
  }

  /** @param {number} i @param {number} size */
  becomes(i, size) {
    if (!this.#receives(i)) return super.becomes(i, size);
    return groupDigits(size + Number(this.heaps[/** @type {number} */ (this.held)]));
  }

  /** What can be done with a heap, for those who do not guess it from the stones. @param {number} i */
  below(i) {
    if (!Number(this.heaps[i])) return nothing;
    const { held } = this;
    const alone = this.heaps.filter((h) => Number(h)).length < 2;
    const key = held === null ? 'merge' : held === i ? 'put_back' : 'merge_here';
    return html`<div class="acts" aria-hidden="true">
      ${
        held === null
          ? html`<div
              data-do="take"
              @pointerenter=${() => this.point(String(i), 1)}
              @click=${() => this.#takeOne(i)}
            >
              −1
            </div>`
          : nothing
      }
      ${
        alone
          ? nothing
          : html`<div
              data-do="merge"
              @pointerenter=${() => this.point(String(i), 0)}
              @click=${() => this.press(String(i), 0)}
            >
              ${this.t(`play.${key}`)}
            </div>`
      }
    </div>`;
  }
}

define('mex-board-merge', MexBoardMerge);
