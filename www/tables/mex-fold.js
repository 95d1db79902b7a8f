/**
 * `<mex-fold>`, a part of `<mex-table>`: a sequence folded into rows of one period each, so that
 * what repeats stands in columns. One tab stop; the arrow keys walk from heap to heap and from
 * row to row; `mex-pick` with `{n}` when one is chosen.
 */
import { css, html, nothing } from 'lit';
import { foldBy, heapIn, placeOf, shownTop } from './plots/fold.js';
import { pyramidOf } from './plots/pyramid.js';
import { RIM, drawFold, firstLens, holdLens, wholeLens, zoomLens } from './plots/fold-plot.js';
import { CanvasElement } from '../kit/canvas-element.js';
import { tool } from '../kit/tool.js';
import { define } from '../kit/base.js';

/** Rows longer than this are no rows to look at. */
const WIDEST = 1_000_000;

export class MexFold extends CanvasElement {
  static styles = [
    ...[CanvasElement.styles].flat(),
    css`
      canvas {
        height: 360px;
        /* One finger scrolls the page; two move the rows, and so do the buttons. */
        touch-action: pan-y;
      }
      .width {
        display: inline-flex;
        align-items: center;
        gap: 8px;
        font-size: 0.9375rem;
      }
      .width input {
        width: 7em;
        min-height: 36px;
      }
      .ramp {
        display: inline-flex;
        align-items: center;
        gap: 8px;
        color: var(--mex-ink-soft);
        font-size: 0.875rem;
      }
      .ramp span {
        width: 90px;
        height: 12px;
        border-radius: 3px;
        background: linear-gradient(
          90deg,
          color-mix(in srgb, var(--mex-stone-1) 22%, var(--mex-surface)),
          color-mix(in srgb, var(--mex-stone-1) 75%, var(--mex-surface)),
          var(--mex-stone-3),
          var(--mex-ink)
        );
      }
    `,
  ];

  static properties = {
    game: { attribute: false },
    nimbers: { attribute: false },
    period: { attribute: false },
    at: { attribute: false },
    rows: { state: true },
  };

  constructor() {
    super();
    this.game = '';
    /** @type {ArrayLike<number>} */
    this.nimbers = [];
    /** @type {import('./head.js').DrawnPeriod | null} */
    this.period = null;
    /** The heap under the cursor. */
    this.at = 0;
    /** How many heaps a row has; 0 for one period. */
    this.rows = 0;
    /** @type {import('./plots/fold.js').Fold} */
    this.fold = foldBy([], null, 1);
    this.top = 1;
    /** @type {import('./plots/fold-plot.js').Lens | null} null: as first shown */
    this.lens = null;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    if (changed.has('game')) this.rows = 0;
    const seen = ['nimbers', 'period', 'rows', 'game'].some((name) => changed.has(name));
    if (seen) {
      const { width, begins } = this.fold;
      this.fold = foldBy(this.nimbers, this.period, this.rows || this.#usual);
      this.top = shownTop(this.fold, pyramidOf(this.nimbers).top);
      // A table that grows stays where it is looked at.
      if (width !== this.fold.width || begins !== this.fold.begins) this.lens = null;
    }
    if (changed.has('at') || seen) {
      this.at = Math.min(Math.max(0, this.at), Math.max(0, this.nimbers.length - 1));
    }
  }

  /** One period; several where it is very short. */
  get #usual() {
    const length = this.period?.length ?? 10;
    return length >= 4 ? Math.min(length, WIDEST) : length * Math.ceil(8 / length);
  }

  get #box() {
    return /** @type {const} */ ([this.canvas?.clientWidth ?? 1, this.canvas?.clientHeight ?? 1]);
  }

  get #lens() {
    return this.lens ?? firstLens(this.fold, ...this.#box);
  }

  sized() {
    if (this.lens) this.lens = holdLens(this.lens, this.fold, ...this.#box);
  }

  /** @param {any} sheet @param {Record<string, string>} colours @param {string} font */
  paint(sheet, colours, font) {
    if (this.nimbers.length === 0) return;
    drawFold(sheet, {
      fold: this.fold,
      lens: this.#lens,
      at: this.at,
      top: this.top,
      colours,
      font,
      words: { begins: this.period ? this.t('table.fold.begins', this.period) : '' },
    });
  }

  /** @param {number} dx @param {number} dy */
  pan(dx, dy) {
    const lens = this.#lens;
    this.lens = holdLens({ ...lens, x: lens.x + dx, y: lens.y + dy }, this.fold, ...this.#box);
    this.redraw();
  }

  /** @param {number} factor @param {number} [x] @param {number} [y] */
  zoom(factor, x, y) {
    const lens = this.#lens;
    const { column, row } = placeOf(this.fold, this.at);
    const px = x ?? lens.x + (column + 0.5) * lens.kx;
    const py = y ?? lens.y + (row + 0.5) * lens.ky;
    this.lens = zoomLens(lens, factor, px, py, this.fold, ...this.#box);
    this.redraw();
  }

  /** @param {number} x @param {number} y */
  tap(x, y) {
    const n = this.#heap(x, y);
    if (n < 0) return;
    this.at = n;
    this.emit('mex-pick', { n });
  }

  /** @param {number} x @param {number} y */
  #heap(x, y) {
    const lens = this.#lens;
    if (x < RIM.left || y < RIM.top) return -1;
    const [column, row] = [(x - lens.x) / lens.kx, (y - lens.y) / lens.ky].map(Math.floor);
    return heapIn(this.fold, column, row);
  }

  /** @param {PointerEvent} event */
  #hover(event) {
    if (event.buttons !== 0 || event.pointerType === 'touch') return;
    const n = this.#heap(event.offsetX, event.offsetY);
    if (n >= 0) this.at = n;
  }

  #whole() {
    this.lens = wholeLens(this.fold, ...this.#box);
    this.redraw();
  }

  /** @param {number} n */
  #go(n) {
    this.at = Math.min(this.nimbers.length - 1, Math.max(0, n));
    const { column, row } = placeOf(this.fold, this.at);
    const { x, y, kx, ky } = this.#lens;
    const [width, height] = this.#box;
    const push = (
      /** @type {number} */ at,
      /** @type {number} */ size,
      /** @type {number} */ lo,
      /** @type {number} */ hi,
    ) => (at < lo ? lo - at : at + size > hi ? hi - at - size : 0);
    const dx = push(x + column * kx, kx, RIM.left, width);
    const dy = push(y + row * ky, ky, RIM.top, height);
    if (dx || dy) this.pan(dx, dy);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { width } = this.fold;
    /** @type {Record<string, () => void>} */
    const keys = {
      ArrowLeft: () => this.#go(this.at - 1),
      ArrowRight: () => this.#go(this.at + 1),
      ArrowUp: () => this.at >= width && this.#go(this.at - width),
      ArrowDown: () => this.at + width < this.nimbers.length && this.#go(this.at + width),
      PageUp: () => this.#go(this.at - 10 * width),
      PageDown: () => this.#go(this.at + 10 * width),
      Home: () => this.#go(0),
      End: () => this.#go(this.nimbers.length - 1),
      '+': () => this.zoom(1.5),
      '=': () => this.zoom(1.5),
      '-': () => this.zoom(1 / 1.5),
      0: () => this.#whole(),
      Enter: () => this.emit('mex-pick', { n: this.at }),
      ' ': () => this.emit('mex-pick', { n: this.at }),
    };
    const does = keys[event.key];
    if (!does) return;
    event.preventDefault();
    does();
  }

  /** @param {Event} event */
  #setWidth(event) {
    const input = /** @type {HTMLInputElement} */ (event.target);
    const width = Math.round(Number(input.value));
    if (width >= 1 && width <= WIDEST) this.rows = width;
    else input.value = String(this.fold.width);
  }

  view() {
    const upto = Math.max(0, this.nimbers.length - 1);
    const { column, row } = placeOf(this.fold, this.at);
    const nimber = this.nimbers[this.at];
    const says = this.t('table.fold.at', { n: this.at, nimber, column, row });
    return html`<div
        class="frame"
        part="plot"
        role="application"
        tabindex="0"
        aria-label=${this.t('table.fold', { game: this.game, upto })}
        aria-describedby="help"
        @keydown=${this.#key}
      >
        <canvas @pointermove=${this.#hover}></canvas>
      </div>
      <div class="below">
        <span class="read-out" part="read-out" role="status">${says}</span>
        <span class="tools" role="group" aria-label=${this.t('table.plot.tools')}>
          ${tool('up', this.t('table.pan.up'), () => this.pan(0, this.#box[1] / 2))}
          ${tool('down', this.t('table.pan.down'), () => this.pan(0, -this.#box[1] / 2))}
          ${tool('out', this.t('table.zoom.out'), () => this.zoom(1 / 1.5))}
          ${tool('in', this.t('table.zoom.in'), () => this.zoom(1.5))}
          ${tool('fit', this.t('table.zoom.fit'), () => this.#whole())}
        </span>
      </div>
      <div class="below">
        <label class="width">
          ${this.t('table.fold.width')}
          <input
            class="field"
            type="number"
            inputmode="numeric"
            min="1"
            max=${WIDEST}
            .value=${String(this.fold.width)}
            @change=${this.#setWidth}
          />
        </label>
        <span class="ramp" aria-hidden="true">
          ${this.t('table.fold.legend.low')} <span></span> ${this.t('table.fold.legend.high')}
        </span>
      </div>
      ${
        this.fold.saltus
          ? html`<p class="soft">${this.t('table.fold.saltus', { saltus: this.fold.saltus })}</p>`
          : nothing
      }
      <p class="sr" id="help">${this.t('table.fold.help')}</p>`;
  }
}

define('mex-fold', MexFold);
