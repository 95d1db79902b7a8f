/**
 * A sequence as a dot plot that pans and zooms. One tab
 * stop, a slider along the heaps; `picked` is called when one is chosen.
 */
import { html } from 'lit';
import { property } from 'lit/decorators.js';
import { MARGIN, drawDots, heapAt } from './plots/dots.ts';
import { panSpan, reveal, zoomSpan } from '../ui/drawing/zoom.ts';
import { tool } from '../ui/controls/tool-button.ts';
import { periodMark } from '../ui/text/period-mark.ts';
import { SequencePlot } from './sequence-plot.ts';
import { placed } from '../ui/element/placed.ts';
import type { Span } from '../ui/drawing/zoom.ts';

class DotsDrawing extends SequencePlot {
  static areas = ['table'] as const;

  /** The size of the table when the span was last set. */
  #drawn = 1;

  /** The largest heap to come while the table grows. */
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

  /** A growing table keeps the visible span; a new one is shown in full. */
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
      at: this.at,
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
    return Math.max(1, (this.canvas?.clientWidth ?? 1) - MARGIN.left - MARGIN.right);
  }

  pan(dx: number) {
    const per = (this.span.hi - this.span.lo) / this.#inner;
    this.span = panSpan(this.span, -dx * per, this.#size);
    this.redraw();
  }

  zoom(factor: number, x?: number) {
    const { lo, hi } = this.span;
    const middle = this.at >= lo && this.at < hi ? this.at + 0.5 : (lo + hi) / 2;
    const at = x === undefined ? middle : lo + ((x - MARGIN.left) / this.#inner) * (hi - lo);
    this.span = zoomSpan(this.span, factor, at, this.#size);
    this.redraw();
  }

  whole() {
    this.span = { lo: 0, hi: this.#size };
    this.redraw();
  }

  get nearer() {
    return 2;
  }

  heapAt(x: number) {
    return heapAt(x, this.canvas?.clientWidth ?? 1, this.span, this.nimbers.length);
  }

  reveal() {
    this.span = reveal(this.span, this.at, this.#size);
  }

  keys() {
    const page = Math.max(1, Math.round((this.span.hi - this.span.lo) / 10));
    return {
      ...super.keys(),
      ArrowDown: () => this.go(this.at - 1),
      ArrowUp: () => this.go(this.at + 1),
      PageDown: () => this.go(this.at - page),
      PageUp: () => this.go(this.at + page),
    };
  }

  view() {
    const { upto } = this;
    const nimber = this.nimbers[this.at];
    const label = this.t('table.cell.label', { n: this.at, nimber });
    return html`${this.frame({
        part: 'plot',
        role: 'slider',
        label: this.t('table.plot', { game: this.game, upto }),
        help: this.t('table.plot.help'),
        value: { now: this.at, most: upto, text: label },
      })}
      <div class="flow below">
        <span class="read-out" part="read-out" aria-hidden="true">${label}</span>
        ${this.tools(
          html`${tool('left', this.t('table.pan.left'), () => this.pan(this.#inner / 3))}
          ${tool('right', this.t('table.pan.right'), () => this.pan(-this.#inner / 3))}`,
        )}
      </div>`;
  }
}

export const dotsDrawing = placed('mex-dots-drawing', DotsDrawing);
