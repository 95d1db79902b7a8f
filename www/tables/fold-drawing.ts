/**
 * A sequence drawn in rows of one period each, so that repeating values are in columns. The drawing is one
 * tab stop. The arrow keys move from heap to heap and from row to row; `picked` is called with a chosen heap.
 */
import { html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { foldBy, heapIn, placeOf, shownTop } from './plots/fold.ts';
import { pyramidOf } from './plots/pyramid.ts';
import { RIM, drawFold, firstLens, holdLens, wholeLens, zoomLens } from './plots/fold-plot.ts';
import { tool } from '../ui/controls/tool-button.ts';
import { Canvas } from '../ui/drawing/canvas.ts';
import { HeapCursor } from './heap-cursor.ts';
import { MexElement } from '../ui/element/base.ts';
import { numberField } from '../ui/controls/number-field.ts';
import { periodMark } from '../ui/text/period-mark.ts';
import { placed } from '../ui/element/placed.ts';
import type { Drawn } from '../ui/drawing/canvas.ts';
import type { DrawnPeriod } from '../ui/text/period-mark.ts';
import type { Fold } from './plots/fold.ts';
import type { Lens } from './plots/fold-plot.ts';

/** The maximum number of heaps in a row. */
const WIDEST = 1_000_000;

export class FoldDrawing extends MexElement implements Drawn {
  static areas = ['table'] as const;

  @property({ attribute: false }) game = '';
  @property({ attribute: false }) nimbers: ArrayLike<number> = [];
  @property({ attribute: false }) period: DrawnPeriod | null = null;
  @property({ attribute: false }) at = 0;
  @property({ attribute: false }) picked: (n: number) => void = () => {};

  cursor = new HeapCursor(this);
  canvas = new Canvas(this, this.cursor);

  /** The number of heaps in a row; 0 for the default length. */
  @state() rows = 0;

  fold: Fold = foldBy([], null, 1);

  top = 1;

  /** The visible part; null for the initial view. */
  lens: Lens | null = null;

  willUpdate(changed: Map<string, unknown>) {
    super.willUpdate(changed);
    if (changed.has('game')) this.rows = 0;
    const seen = ['nimbers', 'period', 'rows', 'game'].some((name) => changed.has(name));
    if (seen) {
      const { width, begins } = this.fold;
      this.fold = foldBy(this.nimbers, this.period, this.rows || this.#usual);
      this.top = shownTop(this.fold, pyramidOf(this.nimbers).top);
      // Reset the visible part only if the rows change, so that a growing table keeps it.
      if (width !== this.fold.width || begins !== this.fold.begins) this.lens = null;
    }
  }

  /** The default length of a row: one period, or several if it is shorter than 4; 10 without a period. */
  get #usual() {
    const length = this.period?.length ?? 10;
    return length >= 4 ? Math.min(length, WIDEST) : length * Math.ceil(8 / length);
  }

  get #box() {
    return [this.canvas.width, this.canvas.height] as const;
  }

  get #lens() {
    return this.lens ?? firstLens(this.fold, ...this.#box);
  }

  sized() {
    if (this.lens) this.lens = holdLens(this.lens, this.fold, ...this.#box);
  }

  paint(sheet: Parameters<typeof drawFold>[0], colours: Record<string, string>, font: string) {
    if (this.nimbers.length === 0) return;
    drawFold(sheet, {
      fold: this.fold,
      lens: this.#lens,
      at: this.at,
      top: this.top,
      colours,
      font,
      words: { begins: periodMark(this.t, this.period) },
    });
  }

  pan(dx: number, dy: number) {
    const lens = this.#lens;
    this.lens = holdLens({ ...lens, x: lens.x + dx, y: lens.y + dy }, this.fold, ...this.#box);
    this.canvas.redraw();
  }

  zoom(factor: number, x?: number, y?: number) {
    const lens = this.#lens;
    const { column, row } = placeOf(this.fold, this.at);
    const px = x ?? lens.x + (column + 0.5) * lens.kx;
    const py = y ?? lens.y + (row + 0.5) * lens.ky;
    this.lens = zoomLens(lens, factor, px, py, this.fold, ...this.#box);
    this.canvas.redraw();
  }

  /** Return the heap at a point of the canvas, or -1 if there is none. */
  heapAt(x: number, y: number) {
    const lens = this.#lens;
    if (x < RIM.left || y < RIM.top) return -1;
    const [column, row] = [(x - lens.x) / lens.kx, (y - lens.y) / lens.ky].map(Math.floor);
    return heapIn(this.fold, column, row);
  }

  whole() {
    this.lens = wholeLens(this.fold, ...this.#box);
    this.canvas.redraw();
  }

  /** Pan so that the cursor is visible. */
  reveal() {
    const { column, row } = placeOf(this.fold, this.at);
    const { x, y, kx, ky } = this.#lens;
    const [width, height] = this.#box;
    const push = (at: number, size: number, lo: number, hi: number) =>
      at < lo ? lo - at : at + size > hi ? hi - at - size : 0;
    const dx = push(x + column * kx, kx, RIM.left, width);
    const dy = push(y + row * ky, ky, RIM.top, height);
    if (dx || dy) this.pan(dx, dy);
  }

  keys(): Record<string, () => void> {
    const { width } = this.fold;
    return {
      ArrowUp: () => this.at >= width && this.cursor.go(this.at - width),
      ArrowDown: () => this.at + width < this.nimbers.length && this.cursor.go(this.at + width),
      PageUp: () => this.cursor.go(this.at - 10 * width),
      PageDown: () => this.cursor.go(this.at + 10 * width),
    };
  }

  view() {
    const { upto } = this.cursor;
    const { column, row } = placeOf(this.fold, this.at);
    const nimber = this.nimbers[this.at];
    const message = this.t('table.fold.at', { n: this.at, nimber, column, row });
    return html`${this.canvas.frame({
        part: 'plot',
        role: 'application',
        label: this.t('table.fold', { game: this.game, upto }),
        help: this.t('table.fold.help'),
      })}
      <div class="flow below">
        <span class="read-out" part="read-out" role="status">${message}</span>
        ${this.canvas.tools(
          html`${tool('up', this.t('table.pan.up'), () => this.pan(0, this.#box[1] / 2))}
          ${tool('down', this.t('table.pan.down'), () => this.pan(0, -this.#box[1] / 2))}`,
        )}
      </div>
      <div class="flow below">
        ${numberField({
          t: this.t,
          id: 'width',
          label: this.t('table.fold.width'),
          value: this.fold.width,
          least: 1,
          most: WIDEST,
          set: (width) => (this.rows = width),
          kind: 'number',
        })}
        <ul class="flow legend" aria-hidden="true">
          <li>
            ${this.t('table.fold.legend.low')} <span class="ramp"></span>
            ${this.t('table.fold.legend.high')}
          </li>
        </ul>
      </div>
      ${
        this.fold.saltus
          ? html`<p class="soft">${this.t('table.fold.saltus', { saltus: this.fold.saltus })}</p>`
          : nothing
      }`;
  }
}

export const foldDrawing = placed('mex-fold-drawing', FoldDrawing);
