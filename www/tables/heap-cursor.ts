import type { ReactiveController } from 'lit';
import type { Cursor } from '../ui/drawing/canvas.ts';
import type { DotsDrawing } from './dots-drawing.ts';
import type { FoldDrawing } from './fold-drawing.ts';

/** A reactive controller for the cursor of a sequence plot, moved by pointer and keys. */
export class HeapCursor implements Cursor, ReactiveController {
  #plot;

  constructor(plot: DotsDrawing | FoldDrawing) {
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
