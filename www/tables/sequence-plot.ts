/**
 * The base of sequence plots: the values, a cursor moved by pointer and keys, and `picked`, which is
 * called when a heap is chosen.
 */
import { CanvasComponent } from '../ui/drawing/canvas-component.ts';
import { property } from 'lit/decorators.js';
import type { DrawnPeriod } from '../ui/text/period-mark.ts';

export class SequencePlot extends CanvasComponent {
  @property({ attribute: false }) game = '';

  @property({ attribute: false }) nimbers: ArrayLike<number> = [];

  @property({ attribute: false }) period: DrawnPeriod | null = null;

  /** The heap under the cursor. */
  @property({ attribute: false }) at = 0;

  /** Called with the heap that is chosen. */
  @property({ attribute: false }) picked: (n: number) => void = () => {};

  /** The largest heap with a known value. */
  get upto() {
    return Math.max(0, this.nimbers.length - 1);
  }

  willUpdate(changed: Map<string, unknown>) {
    super.willUpdate(changed);
    if (changed.has('at') || changed.has('nimbers')) this.at = this.#near(this.at);
  }

  #near(n: number) {
    return Math.min(Math.max(0, n), this.upto);
  }

  /** The heap at a point, or -1. */
  heapAt(_x: number, _y: number) {
    return -1;
  }

  /** Makes the cursor visible. */
  reveal() {}

  go(n: number) {
    this.at = this.#near(n);
    this.reveal();
  }

  over(x: number, y: number) {
    const n = this.heapAt(x, y);
    if (n >= 0) this.at = n;
  }

  tap(x: number, y: number) {
    const n = this.heapAt(x, y);
    if (n < 0) return;
    this.at = n;
    this.#pick();
  }

  #pick() {
    this.picked(this.at);
  }

  keys() {
    return {
      ...super.keys(),
      ArrowLeft: () => this.go(this.at - 1),
      ArrowRight: () => this.go(this.at + 1),
      Home: () => this.go(0),
      End: () => this.go(this.upto),
      Enter: () => this.#pick(),
      ' ': () => this.#pick(),
    };
  }
}
