import { css, html, nothing, svg } from 'lit';
import { define } from '../ui/element/base.js';
import { moveBar } from './bar.js';
import { MexBoard } from './board.js';
import { boardFrame } from './frames.js';
import { direction, isAct, nearest } from './keys.js';
import { moveText } from './notation.js';

/** Rectangles with a longer side are not drawn. */
const LONGEST = 30;
/** How wide the widest rectangle is drawn, and a square at most and at least. */
const WIDE = 420;
const [MOST, LEAST] = [44, 14];
/** Rectangles that are drawn. */
const SHOWN = 120;
/** Room around a rectangle. */
const EDGE = 8;

/** @typedef {{sheet: number, x: number, y: number, width: number, height: number, text: string}} Spot */

/** A cross on a square. @param {number} x @param {number} y @param {number} unit */
const cross = (x, y, unit) => {
  const [from, to] = [unit * 0.24, unit * 0.76];
  return svg`<path class="cross" d="M${x + from} ${y + from}L${x + to} ${y + to}M${x + to} ${y + from}L${x + from} ${y + to}"></path>`;
};

/**
 * Rectangles of squares with places on them where a move can be made: lines along which one is cut, or
 * squares that are covered. Each place comes with the text of its move.
 */
export class MexBoardSheets extends MexBoard {
  /** @type {import('lit').CSSResultGroup} */
  static styles = [
    MexBoard.styles,
    css`
      .sheets {
        display: flex;
        flex-wrap: wrap;
        justify-content: center;
        align-items: flex-end;
        gap: 14px;
        padding: 6px 0;
      }
      figure {
        margin: 0;
        text-align: center;
      }
      figcaption {
        font-size: calc(0.8 * var(--mex-em));
        color: var(--mex-ink-soft, #666);
      }
      svg {
        display: block;
        max-width: 100%;
        height: auto;
        overflow: visible;
      }
      .square {
        fill: var(--mex-sunken, #efe8da);
        stroke: var(--mex-line-strong, #8f8878);
        stroke-width: 1.2;
      }
      .square.taken {
        fill: var(--mex-ink-soft, #666);
      }
      .cross {
        fill: none;
        stroke: var(--mex-ink, #222);
        stroke-width: 3.5;
        stroke-linecap: round;
      }
      .strike {
        fill: none;
        stroke: var(--mex-lose, #a33);
        stroke-width: 5;
        stroke-linecap: round;
        stroke-opacity: 0.8;
      }
      .spot {
        outline: none;
        cursor: pointer;
      }
      .spot .hit {
        fill: transparent;
      }
      .spot .mark {
        fill: none;
        stroke: none;
        pointer-events: none;
      }
      .spot.chosen .mark,
      .spot:focus-visible .mark {
        stroke: var(--mex-accent, #0f6e62);
        stroke-width: 3.5;
        stroke-linejoin: round;
      }
      .spot.chosen .mark.area {
        fill: var(--mex-accent, #0f6e62);
        fill-opacity: 0.35;
      }
      .disabled .spot {
        cursor: default;
      }
      .star {
        fill: var(--mex-win, #0f6e62);
        stroke: var(--mex-surface, #fff);
        stroke-width: 0.8;
        pointer-events: none;
      }
      @media (forced-colors: active) {
        .square {
          stroke: CanvasText;
        }
        .square.taken {
          fill: CanvasText;
        }
        .spot.chosen .mark,
        .spot:focus-visible .mark {
          stroke: Highlight;
        }
      }
    `,
  ];

  /** @type {import('lit').PropertyDeclarations} */
  static properties = {
    chosen: { state: true },
  };

  constructor() {
    super();
    /** The place that is considered. @type {number|null} */
    this.chosen = null;
  }

  /** @returns {{width: number, height: number, taken: number[], crosses?: boolean, dead?: boolean}[]} */
  get sheets() {
    return (this.board?.sheets ?? []).slice(0, SHOWN);
  }

  /** Whether crosses stand on the squares, one more with each move. */
  get crosses() {
    return Boolean(this.sheets[0]?.crosses);
  }

  /** @returns {Spot[]} */
  get spots() {
    const spots = this.legal?.spots ?? [];
    return this.board?.sheets.length > SHOWN
      ? spots.filter((/** @type {Spot} */ { sheet }) => sheet < SHOWN)
      : spots;
  }

  get drawn() {
    return this.sheets.every(({ width, height }) => Math.max(width, height) <= LONGEST);
  }

  cells() {
    return this.drawn ? this.spots.map((_, i) => String(i)) : [];
  }

  help() {
    if (this.crosses) return this.t('boards.help_crosses');
    return this.t('boards.help_spots', { line: this.#lines });
  }

  /** Whether the places are lines to cut along. */
  get #lines() {
    return this.spots.some(({ width, height }) => !width || !height);
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    if (changed.has('board') || changed.has('disabled')) this.chosen = null;
  }

  clear() {
    const had = this.clearNotice() || this.chosen !== null;
    this.chosen = null;
    if (had) this.emitPreview(null);
    return had;
  }

  /** @param {number} spot */
  consider(spot) {
    if (this.disabled) return;
    this.chosen = spot;
    this.emitPreview(this.spots[spot].text);
  }

  confirm() {
    if (this.disabled || this.chosen === null) return;
    const { text } = this.spots[this.chosen];
    this.clear();
    this.emitMove(text);
  }

  /** @param {number} spot */
  press(spot) {
    this.active = String(spot);
    const again = this.chosen === spot;
    this.consider(spot);
    if (again || this.pointer === 'mouse') this.confirm();
  }

  /** @param {KeyboardEvent} event */
  onKey({ key }) {
    const spot = Number(this.roving);
    const arrow = direction(key);
    let to = -1;
    if (arrow && this.roving !== '') to = nearest(this.#middles(), spot, arrow);
    else if (key === 'Home') to = 0;
    else if (key === 'End') to = this.spots.length - 1;
    else if (key === 'PageUp' || key === 'PageDown') to = spot + (key === 'PageUp' ? -1 : 1);
    else if (!isAct(key) || this.roving === '') return false;
    else if (this.chosen === spot) this.confirm();
    else this.consider(spot);
    if (to >= 0 && to < this.spots.length) {
      this.focusCell(String(to));
      this.consider(to);
    }
    return true;
  }

  /** Where the places lie, the rectangles side by side. */
  #middles() {
    let from = 0;
    const starts = this.sheets.map(({ width }) => (from += width + 1) - width);
    return this.spots.map(({ sheet, x, y, width, height }) => ({
      x: 10 * (starts[sheet] + x + width / 2),
      y: 10 * (y + height / 2),
    }));
  }

  render() {
    if (!this.drawn) return html`<p>${this.t('boards.sheets_too_large')}</p>`;
    const widest = Math.max(1, ...this.sheets.map(({ width }) => width));
    const unit = Math.max(LEAST, Math.min(MOST, Math.floor(WIDE / widest)));
    const wins = new Set((this.disabled ? [] : (this.hints ?? [])).map(moveText));
    return html`${boardFrame(
      this,
      { cls: 'sheets', leave: () => (this.pointer === 'mouse' ? this.clear() : undefined) },
      this.sheets.map((_, i) => this.sheet(i, unit, wins)),
    )}
    ${
      this.board.sheets.length > SHOWN
        ? html`<p>${this.t('boards.sheets_more', { count: this.board.sheets.length - SHOWN })}</p>`
        : nothing
    }
    ${this.helpPart('boards.keys_spots')} ${this.bar()}`;
  }

  /** @param {number} i @param {number} unit @param {Set<string>} wins */
  sheet(i, unit, wins) {
    const { width, height, taken, crosses, dead } = this.sheets[i];
    const full = new Set(taken);
    const [w, h] = [width * unit + 2 * EDGE, height * unit + 2 * EDGE];
    const squares = Array.from({ length: width * height }, (_, at) => at);
    return html`<figure>
      <svg width=${w} height=${h} viewBox="${-EDGE} ${-EDGE} ${w} ${h}">
        <g aria-hidden="true">
          ${squares.map((at) => {
            const [x, y] = [(at % width) * unit, Math.floor(at / width) * unit];
            const filled = full.has(at) && !crosses;
            return svg`<rect class="square ${filled ? 'taken' : ''}" x=${x} y=${y} width=${unit} height=${unit}></rect>
              ${full.has(at) && crosses ? cross(x, y, unit) : nothing}`;
          })}
          ${dead ? svg`<path class="strike" d="M0 ${height * unit}L${width * unit} 0"></path>` : nothing}
        </g>
        ${this.spots.map((spot, n) => (spot.sheet === i ? this.spot(spot, n, unit, wins) : nothing))}
      </svg>
      <figcaption class=${crosses ? '' : 'number'}>${this.#caption(i)}</figcaption>
    </figure>`;
  }

  /** What stands below a rectangle. @param {number} i */
  #caption(i) {
    const { width, height, taken, crosses, dead } = this.sheets[i];
    if (!crosses) return `${width}×${height}`;
    const places = taken.map((at) => `${Math.floor(at / width) + 1}:${(at % width) + 1}`);
    return html`<span aria-hidden="true">${this.t('boards.board_n', { n: i + 1, dead })}</span>
      <span class="sr">${this.t('boards.board_has', { n: i + 1, dead, places })}</span>`;
  }

  /** A place in words. @param {Spot} spot */
  #say(spot) {
    return this.t(this.crosses ? 'boards.spot_cross' : 'boards.spot', spot);
  }

  /** @param {Spot} spot @param {number} n @param {number} unit @param {Set<string>} wins */
  spot(spot, n, unit, wins) {
    const { x, y, width, height, text } = spot;
    const line = !width || !height;
    const [w, h] = [width * unit, height * unit];
    const [cx, cy] = [x * unit + w / 2, y * unit + h / 2];
    // What is pressed: along a line, or where the two squares meet.
    const hit = line
      ? { w: Math.max(w, unit * 0.6), h: Math.max(h, unit * 0.6) }
      : this.crosses
        ? { w: unit, h: unit }
        : { w: unit * (width > 1 ? 0.66 : 0.6), h: unit * (height > 1 ? 0.66 : 0.6) };
    return svg`<g class="spot ${this.chosen === n ? 'chosen' : ''}" data-cell=${n} role="button"
      tabindex=${this.tab(String(n))}
      aria-label=${this.#say(spot)}
      aria-pressed=${this.chosen === n ? 'true' : 'false'}
      aria-disabled=${this.disabled ? 'true' : 'false'}
      @focus=${() => (this.active = String(n))}
      @pointerenter=${(/** @type {PointerEvent} */ e) =>
        e.pointerType === 'touch' ? undefined : this.consider(n)}
      @click=${() => this.press(n)}>
      <rect class="hit" x=${cx - hit.w / 2} y=${cy - hit.h / 2} width=${hit.w} height=${hit.h}></rect>
      <path class="mark ${line ? '' : 'area'}" d="M${x * unit} ${y * unit}h${w}v${h}h${-w}z"></path>
      ${
        wins.has(text)
          ? svg`<path class="star" transform="translate(${cx} ${cy})" d="M0-6.5L1.7-2 6.4-2 2.6.8 4 5.4 0 2.6-4 5.4-2.6.8-6.4-2-1.7-2Z"></path>`
          : nothing
      }
    </g>`;
  }

  /** What is chosen, to be done. */
  bar() {
    const spot = this.chosen === null ? null : this.spots[this.chosen];
    if (!spot) return moveBar(this, null);
    const line = !spot.width || !spot.height;
    const act = this.crosses ? 'boards.do_cross' : line ? 'boards.do_cut' : 'boards.do_domino';
    return moveBar(this, this.#say(spot), this.t(act));
  }
}

define('mex-board-sheets', MexBoardSheets);
