/**
 * A dot plot of a sequence that can be panned and zoomed. The plot is one tab stop, a slider along the heaps;
 * `picked` is called when a heap is chosen.
 */
import { html } from 'lit';
import { property } from 'lit/decorators.js';
import { MARGIN, drawDots, heapAt } from './plots/dots.ts';
import { panSpan, reveal, zoomSpan } from '../ui/drawing/zoom.ts';
import { tool } from '../ui/controls/tool-button.ts';
import { periodMark } from '../ui/text/period-mark.ts';
import { Canvas } from '../ui/drawing/canvas.ts';
import { HeapCursor } from './heap-cursor.ts';
import { MexElement } from '../ui/element/base.ts';
import { placed } from '../ui/element/placed.ts';
import type { Drawn } from '../ui/drawing/canvas.ts';
import type { DrawnPeriod } from '../ui/text/period-mark.ts';
import type { Span } from '../ui/drawing/zoom.ts';

export class DotsDrawing extends MexElement implements Drawn {
  static areas = ['table'] as const;

  @property({ attribute: false }) game = '';
  @property({ attribute: false }) nimbers: ArrayLike<number> = [];
  @property({ attribute: false }) period: DrawnPeriod | null = null;
  @property({ attribute: false }) at = 0;
  @property({ attribute: false }) picked: (n: number) => void = () => {};

  cursor = new HeapCursor(this);
  canvas = new Canvas(this, this.cursor, 2);

  /** The number of heaps on the axis when the visible span was last set. */
  #drawn = 1;

  /** The largest heap of the finished table, while the table grows; otherwise 0. */
  @property({ attribute: false }) total = 0;

  span: Span = { lo: 0, hi: 1 };

  willUpdate(changed: Map<string, unknown>) {
    super.willUpdate(changed);
    if (changed.has('nimbers') || changed.has('total')) this.#resize(changed);
  }

  /** The number of heaps on the axis. */
  get #size() {
    return Math.max(1, this.nimbers.length, this.total > 0 ? this.total + 1 : 0);
  }

  /**
   * Keep the visible span while a table grows, unless the whole table was visible; show a new table in full.
   */
  #resize(changed: Map<string, unknown>) {
    const size = this.#size;
    const whole = this.span.lo === 0 && this.span.hi === this.#drawn;
    this.span = whole || changed.has('game') ? { lo: 0, hi: size } : panSpan(this.span, 0, size);
    this.#drawn = size;
  }

  paint(sheet: Parameters<typeof drawDots>[0], colours: Record<string, string>, font: string) {
    if (this.nimbers.length === 0) return;
    drawDots(sheet, {
      nimbers: this.nimbers,
      period: this.period,
      span: this.span,
      // Mark no heap on paper.
      at: matchMedia('print').matches ? -1 : this.at,
      colours,
      font,
      words: {
        x: this.t('table.plot.x'),
        y: this.t('table.plot.y'),
        period: periodMark(this.t, this.period),
      },
    });
  }

  get #inner() {
    return Math.max(1, this.canvas.width - MARGIN.left - MARGIN.right);
  }

  pan(dx: number) {
    const per = (this.span.hi - this.span.lo) / this.#inner;
    this.span = panSpan(this.span, -dx * per, this.#size);
    this.canvas.redraw();
  }

  zoom(factor: number, x?: number) {
    const { lo, hi } = this.span;
    const middle = this.at >= lo && this.at < hi ? this.at + 0.5 : (lo + hi) / 2;
    const at = x === undefined ? middle : lo + ((x - MARGIN.left) / this.#inner) * (hi - lo);
    this.span = zoomSpan(this.span, factor, at, this.#size);
    this.canvas.redraw();
  }

  whole() {
    this.span = { lo: 0, hi: this.#size };
    this.canvas.redraw();
  }

  /** Return the heap nearest to a point of the canvas; -1 if there are no heaps. */
  heapAt(x: number, _y: number) {
    return heapAt(x, this.canvas.width, this.span, this.nimbers.length);
  }

  /** Pan so that the cursor is visible. */
  reveal() {
    this.span = reveal(this.span, this.at, this.#size);
  }

  keys(): Record<string, () => void> {
    const page = Math.max(1, Math.round((this.span.hi - this.span.lo) / 10));
    return {
      ArrowDown: () => this.cursor.go(this.at - 1),
      ArrowUp: () => this.cursor.go(this.at + 1),
      PageDown: () => this.cursor.go(this.at - page),
      PageUp: () => this.cursor.go(this.at + page),
    };
  }

  view() {
    const { upto } = this.cursor;
    const nimber = this.nimbers[this.at];
    const label = this.t('table.cell.label', { n: this.at, nimber });
    return html`${this.canvas.frame({
        part: 'plot',
        role: 'slider',
        label: this.t('table.plot', { game: this.game, upto }),
        help: this.t('table.plot.help'),
        value: { now: this.at, most: upto, text: label },
      })}
      <div class="flow below">
        <span class="read-out" part="read-out" aria-hidden="true">${label}</span>
        ${this.canvas.tools(
          html`${tool('left', this.t('table.pan.left'), () => this.pan(this.#inner / 3))}
          ${tool('right', this.t('table.pan.right'), () => this.pan(-this.#inner / 3))}`,
        )}
      </div>`;
  }
}

export const dotsDrawing = placed('mex-dots-drawing', DotsDrawing);
