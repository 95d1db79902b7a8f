import type { ReactiveController } from 'lit';
import type { Cursor, Drawn } from '../ui/drawing/canvas.ts';

/** An element that draws the values of a sequence. */
interface Plot extends Drawn {
  nimbers: ArrayLike<number>;
  /** The heap under the cursor. */
  at: number;
  /** Called with the heap that is chosen. */
  picked: (n: number) => void;

  /** The heap at a point, or -1. */
  heapAt(x: number, y: number): number;

  /** Makes the cursor visible. */
  reveal(): void;

  /** The actions of its own keys. */
  keys(): Record<string, () => void>;
}

/** A reactive controller: the cursor of a sequence plot, moved by pointer and keys. */
export class HeapCursor implements Cursor, ReactiveController {
  #plot;

  constructor(plot: Plot) {
    this.#plot = plot;
    plot.addController(this);
  }

  hostUpdate() {
    this.#plot.at = this.#near(this.#plot.at);
  }

  /** The largest heap with a known value. */
  get upto() {
    return Math.max(0, this.#plot.nimbers.length - 1);
  }

  #near(n: number) {
    return Math.min(Math.max(0, n), this.upto);
  }

  go(n: number) {
    this.#plot.at = this.#near(n);
    this.#plot.reveal();
  }

  over(x: number, y: number) {
    const n = this.#plot.heapAt(x, y);
    if (n >= 0) this.#plot.at = n;
  }

  tap(x: number, y: number) {
    this.over(x, y);
    if (this.#plot.heapAt(x, y) >= 0) this.#pick();
  }

  #pick() {
    this.#plot.picked(this.#plot.at);
  }

  keys() {
    const { at } = this.#plot;
    return {
      ArrowLeft: () => this.go(at - 1),
      ArrowRight: () => this.go(at + 1),
      Home: () => this.go(0),
      End: () => this.go(this.upto),
      Enter: () => this.#pick(),
      ' ': () => this.#pick(),
      ...this.#plot.keys(),
    };
  }
}
