import { css, html, nothing, svg } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { allows, isFull, least, most } from './amounts.js';
import { boardFrame, cellFrame, eachCell } from './frames.js';
import { groupDigits } from './notation.js';
import { drawGap, drawStone, light } from './lit-stones.js';
import { PITCH, sizeOf, stoneAt, wayFor } from './stones.js';
import { BOTH } from './cells.js';
import { TakeBoard } from './take-board.js';

/** Stones that stand for a number too large to draw. */
const TOKEN_STONES = 8;
/** Room above a heap for lifted stones. */
const AIR = 14;

/**
 * Heaps of stones. Pointing at a stone lifts it and those above it, and the number below says what
 * would remain.
 */
export class MexBoardHeaps extends TakeBoard {
  /** @type {import('lit').CSSResultGroup} */
  static styles = [
    TakeBoard.styles,
    css`
      .heaps {
        display: flex;
        flex-wrap: wrap;
        align-items: flex-end;
        justify-content: center;
        gap: 20px clamp(10px, 3cqi, 34px);
        padding: 8px 4px 0;
      }
      .heap {
        display: grid;
        justify-items: center;
        min-width: 48px;
      }
      [data-cell] svg {
        overflow: visible;
        display: block;
        touch-action: manipulation;
      }
      .ground {
        stroke: var(--mex-ink-soft, #666);
        stroke-width: 1.5;
        stroke-linecap: round;
      }
      .size {
        min-height: 1.6em;
        padding-top: 4px;
        font-size: calc(1.05 * var(--mex-em));
        font-weight: 600;
        white-space: nowrap;
        font-variant-numeric: tabular-nums;
      }
      .name {
        text-align: center;
        font-size: calc(0.75 * var(--mex-em));
        color: var(--mex-ink-soft, #666);
      }
      .was {
        color: var(--mex-ink-soft, #666);
        font-weight: 400;
        font-size: calc(0.85 * var(--mex-em));
      }
      .tick {
        fill: var(--mex-ink-soft, #666);
      }
      .tick.win {
        fill: var(--mex-win, #0f6e62);
        stroke: var(--mex-surface, #fff);
        stroke-width: 1.5;
      }
      .far {
        opacity: 0.5;
      }
      .cap {
        stroke: var(--mex-amber, #935a00);
        stroke-width: 1.5;
        stroke-dasharray: 5 4;
      }
      .capped {
        font-size: calc(0.8 * var(--mex-em));
        color: var(--mex-amber, #935a00);
      }
      .tie {
        stroke: var(--mex-line-strong, #8f8878);
        stroke-width: 2;
        stroke-linecap: round;
        transition: stroke var(--speed);
      }
      .tie.lifted {
        stroke: var(--mex-accent, #2f6f73);
        stroke-width: 4;
      }
      @media (forced-colors: active) {
        .tick {
          fill: CanvasText;
        }
        .tick.win {
          fill: Highlight;
        }
      }
    `,
  ];

  constructor() {
    super();
    /** The most stones each heap has shown, so that nothing jumps. @type {Map<number, number>} */
    this.memory = new Map();
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    if (changed.has('fresh')) this.memory.clear();
    if (changed.has('board')) {
      for (const i of this.shown) {
        const most = Number(this.heaps[i]) + this.justTaken(i);
        this.memory.set(i, Math.max(this.memory.get(i) ?? 0, most));
      }
    }
  }

  /** What the keys do here. @returns {string} */
  get keys() {
    return 'play.keys_take';
  }

  render() {
    const named = this.heaps.length > 1;
    return html`${light}
    ${boardFrame(
      this,
      { cls: 'heaps', leave: this.unpoint },
      eachCell(this, (cell) => (cell === BOTH ? this.ties() : this.heap(Number(cell), named))),
    )}
    ${this.helpPart(this.keys)} ${this.bar()}`;
  }

  /** @param {number} i @param {boolean} named */
  heap(i, named) {
    const cell = String(i);
    const size = Number(this.heaps[i]);
    const taken = this.justTaken(i);
    const next = this.becomes(i, size);
    return this.heapFrame(
      i,
      this.t('play.heap_has', { n: i + 1, size: this.heaps[i], one: !named }),
      html`${this.pile(i, size, this.picked(i), taken)}
        <div class="size number" aria-hidden="true">
          ${groupDigits(size)}${
            next
              ? html` <span class="arrow">→ ${next}</span>`
              : taken
                ? html` <span class="was">−${groupDigits(taken)}</span>`
                : nothing
          }
        </div>
        ${named ? html`<div class="name" aria-hidden="true">${this.cellName(cell)}</div>` : nothing}
        ${this.below(i)}`,
    );
  }

  /** @param {number} i @param {string} label @param {unknown} content */
  heapFrame(i, label, content) {
    return cellFrame(this, String(i), { cls: `heap ${this.state(i)}`, label }, content);
  }

  /** Classes of a heap. @param {number} _i */
  state(_i) {
    return '';
  }

  /** What a heap would be, if what is chosen were done, or ''. @param {number} i @param {number} size */
  becomes(i, size) {
    const picked = this.picked(i);
    return picked ? groupDigits(size - picked) : '';
  }

  /** A few small heaps are drawn larger. @returns {number} */
  get grow() {
    return this.heaps.length <= 3 && [...this.memory.values()].every((n) => n <= 8) ? 1.25 : 1;
  }

  /** How many stones a heap would get, if what is chosen were done. @param {number} _i */
  coming(_i) {
    return 0;
  }

  /** How many stones came to a heap by the last move. @param {number} _i */
  arrived(_i) {
    return 0;
  }

  /** Under a heap: how much may be taken, where the game limits it from move to move. @param {number} i */
  below(i) {
    if (!this.board?.capped || !this.ranges(i).length) return nothing;
    return html`<div class="capped">
      ${this.t('play.at_most', { count: most(this.ranges(i)) })}
    </div>`;
  }

  /** @param {number} i @param {number} size @param {number} picked @param {number} taken */
  pile(i, size, picked, taken) {
    const all = Math.max(this.memory.get(i) ?? 0, size + taken);
    const counted = wayFor(size + taken);
    if (counted === 'many') return this.#mound(i, size, picked);
    const way = wayFor(Math.min(all, 60)) === 'rows' ? 'rows' : counted;
    const { width, height: tall } = sizeOf(way, Math.min(all, 60));
    const height = tall + AIR;
    const ranges = this.ranges(i);
    const reach = most(ranges, this.unit);
    const wins = this.winning(i);
    const key = this.last?.animate ? `${this.fresh}:${size}:` : '';
    const stones = Array.from({ length: size + taken }, (_, at) => {
      const stone = stoneAt(way, i, at);
      const amount = size - at;
      if (at >= size) {
        return {
          key: `${key}gone${at}`,
          svg: svg`${drawGap(stone, height)}${
            this.last?.animate ? drawStone(stone, height, 'leaving') : nothing
          }`,
        };
      }
      const far = amount > reach && this.legal?.kind === 'take' && !this.disabled;
      const cls = amount <= picked ? 'lifted' : far ? 'far' : '';
      const here = at >= size - this.arrived(i) ? ' arrived' : '';
      return { key: `${here && key}${at}`, svg: svg`${drawStone(stone, height, cls + here)}` };
    });
    for (let at = size; at < size + this.coming(i); at++) {
      const stone = stoneAt(way, i, at);
      stones.push({ key: `come${at}`, svg: svg`${drawGap(stone, height, 'come')}` });
    }
    const line = this.board?.capped && reach && reach < size && way === 'cairn';
    return html`<svg
      width=${width * this.grow}
      height=${height * this.grow}
      viewBox="${-width / 2} 0 ${width} ${height}"
      aria-hidden="true"
    >
      <path class="ground" d="M${-width / 2} ${height + 1}H${width / 2}"></path>
      ${repeat(
        stones,
        (s) => s.key,
        (s) => s.svg,
      )}
      ${line ? svg`<path class="cap" d="M-36 ${height - (size - reach) * PITCH}H36"></path>` : nothing}
      ${Array.from({ length: size }, (_, at) => {
        const amount = size - at;
        const stone = stoneAt(way, i, at);
        const legal = allows(ranges, amount, this.unit);
        return svg`${this.#tick(way, stone, height, legal && !isFull(ranges, this.unit), wins.has(amount))}
          ${this.#hit(way, stone, height, String(i), amount, legal)}`;
      })}
    </svg>`;
  }

  /**
   * A mark at the stone where a legal cut is (when not every cut is), or a winning one.
   * @param {import('./stones.js').Way} way @param {import('./stones.js').Stone} stone
   * @param {number} height @param {boolean} legal @param {boolean} wins
   */
  #tick(way, stone, height, legal, wins) {
    if (this.disabled || !(legal || wins)) return nothing;
    const x = way === 'rows' ? stone.x : 36;
    const y = height - stone.y;
    if (!wins) return svg`<circle class="tick" cx=${x} cy=${y} r="2.5"></circle>`;
    return svg`<path class="tick win" transform="translate(${x} ${y}) scale(1.15)"
      d="M0-6.5L1.7-2 6.4-2 2.6.8 4 5.4 0 2.6-4 5.4-2.6.8-6.4-2-1.7-2Z"></path>`;
  }

  /**
   * The place to point at or press for "this stone and all above it".
   * @param {import('./stones.js').Way} way @param {import('./stones.js').Stone} stone
   * @param {number} height @param {string} cell @param {number} amount @param {boolean} legal
   */
  #hit(way, stone, height, cell, amount, legal) {
    const half = way === 'rows' ? PITCH / 2 : 36;
    const x = way === 'rows' ? stone.x : 0;
    return svg`<rect class="hit ${legal ? '' : 'no'}" data-amount=${amount}
      x=${x - half} y=${height - stone.y - PITCH / 2} width=${2 * half} height=${PITCH}
      @pointerenter=${() => this.point(cell, amount)}
      @click=${() => this.press(cell, amount)}></rect>`;
  }

  /** A heap too large to draw stone by stone. @param {number} i @param {number} size @param {number} picked */
  #mound(i, size, picked) {
    const height = TOKEN_STONES * PITCH + AIR;
    const lifted = picked
      ? Math.max(1, Math.min(TOKEN_STONES, Math.round((picked / size) * TOKEN_STONES)))
      : 0;
    return html`<svg width="72" height=${height} viewBox="-36 0 72 ${height}" aria-hidden="true">
      <path class="ground" d="M-36 ${height + 1}H36"></path>
      ${Array.from({ length: TOKEN_STONES }, (_, at) =>
        drawStone(stoneAt('many', i, at), height, at >= TOKEN_STONES - lifted ? 'lifted' : ''),
      )}
      ${this.winning(i).size ? this.#tick('many', stoneAt('many', i, 7), height, true, true) : nothing}
      ${this.#anyHit(String(i), height)}
    </svg>`;
  }

  /** Pressing a heap too large to draw chooses the least; the bar has the field for the rest. @param {string} cell @param {number} height */
  #anyHit(cell, height) {
    return svg`<rect class="hit" x="-36" y="0" width="72" height=${height}
      @click=${() => this.pressAny(cell)}></rect>`;
  }

  /** @param {string} cell */
  pressAny(cell) {
    this.active = cell;
    if (!this.amount(cell)) this.choose(cell, least(this.ranges(cell)) || 1);
  }

  /** Ties between two heaps: each takes so many from both. */
  ties() {
    const ranges = this.ranges(BOTH);
    const size = most(ranges);
    const hover = this.hover ?? this.picks;
    const picked = hover.size === 2 ? (hover.get(0) ?? 0) : 0;
    const shown = Math.min(size, 12);
    const wins = this.winning(BOTH);
    const tall = Math.min(12, Math.max(1, ...[0, 1].map((i) => this.memory.get(i) ?? 0)));
    const height = tall * PITCH + AIR;
    return cellFrame(
      this,
      BOTH,
      { cls: 'heap', label: this.t('play.both_heaps') },
      html`<svg
          width=${64 * this.grow}
          height=${height * this.grow}
          viewBox="-32 0 64 ${height}"
          aria-hidden="true"
        >
          ${Array.from({ length: shown }, (_, at) => {
            const amount = size > 12 ? null : size - at;
            const y = height - (at + 0.5) * PITCH;
            const cls = amount !== null && amount <= picked ? 'lifted' : '';
            return svg`<path class="tie ${cls}" d="M-18 ${y}H18M-12 ${y - 5}L-18 ${y}L-12 ${y + 5}M12 ${y - 5}L18 ${y}L12 ${y + 5}" fill="none"></path>
            ${amount !== null && wins.has(amount) ? this.#tick('cairn', { ...stoneAt('cairn', 0, at), y: (at + 0.5) * PITCH }, height, true, true) : nothing}
            ${amount !== null ? this.#hit('cairn', { ...stoneAt('cairn', 0, at), y: (at + 0.5) * PITCH }, height, BOTH, amount, true) : nothing}`;
          })}
          ${size > 12 ? this.#anyHit(BOTH, height) : nothing}
        </svg>
        <div class="size number" aria-hidden="true">
          ${picked ? html`<span class="arrow">−${groupDigits(picked)}</span>` : nothing}
        </div>
        <div class="name" aria-hidden="true">${this.t('play.both_heaps')}</div>`,
    );
  }
}
