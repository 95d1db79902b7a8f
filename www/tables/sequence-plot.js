/**
 * The base of sequence plots: the values, a cursor moved by pointer and keys, and `mex-pick` with
 * `{n}` when a heap is chosen.
 */
import { CanvasElement } from '../ui/drawing/canvas-element.ts';

export class SequencePlot extends CanvasElement {
  /** @type {import('lit').PropertyDeclarations} */
  static properties = {
    game: { attribute: false },
    nimbers: { attribute: false },
    period: { attribute: false },
    at: { attribute: false },
  };

  constructor() {
    super();
    this.game = '';
    /** @type {ArrayLike<number>} */
    this.nimbers = [];
    /** @type {import('../ui/text/period-mark.ts').DrawnPeriod | null} */
    this.period = null;
    /** The heap under the cursor. */
    this.at = 0;
  }

  /** The largest heap with a known value. */
  get upto() {
    return Math.max(0, this.nimbers.length - 1);
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    if (changed.has('at') || changed.has('nimbers')) this.at = this.#near(this.at);
  }

  /** @param {number} n */
  #near(n) {
    return Math.min(Math.max(0, n), this.upto);
  }

  /** The heap at a point, or -1. @param {number} _x @param {number} _y */
  heapAt(_x, _y) {
    return -1;
  }

  /** Makes the cursor visible. */
  reveal() {}

  /** @param {number} n */
  go(n) {
    this.at = this.#near(n);
    this.reveal();
  }

  /** @param {number} x @param {number} y */
  over(x, y) {
    const n = this.heapAt(x, y);
    if (n >= 0) this.at = n;
  }

  /** @param {number} x @param {number} y */
  tap(x, y) {
    const n = this.heapAt(x, y);
    if (n < 0) return;
    this.at = n;
    this.#pick();
  }

  #pick() {
    this.emit('mex-pick', { n: this.at });
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
