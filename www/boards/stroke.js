import { left, runAt } from './breaking.js';
import { around } from './crosses.js';

/** @typedef {import('./breaking.js').Run} Run */

/** A stroke of the pointer over a row of stones: which run of them it means. */
export class Stroke {
  /** Where it began. @type {{heap: number, stone: number, moved: boolean}|null} */
  #from = null;

  /** @param {import('./options.js').MexBoardOptions} board */
  constructor(board) {
    this.board = board;
  }

  end() {
    this.#from = null;
  }

  /** The stone and the half of it under a pointer. @param {PointerEvent} event */
  #stoneAt({ clientX, clientY }) {
    const root = /** @type {ShadowRoot} */ (this.board.renderRoot);
    for (const element of root.elementsFromPoint(clientX, clientY)) {
      const stone = /** @type {HTMLElement} */ (element).closest?.('[data-at]');
      if (!stone) continue;
      const { left: x, width } = stone.getBoundingClientRect();
      const at = Number(/** @type {HTMLElement} */ (stone).dataset.at);
      const heap = Number(/** @type {HTMLElement} */ (stone.closest('[data-cell]')).dataset.cell);
      return { heap, at, after: clientX > x + width / 2 };
    }
    return null;
  }

  /** The run that is meant by where the pointer is. @param {PointerEvent} event @param {number} heap @returns {Run|null} */
  #meant(event, heap) {
    const spot = this.#stoneAt(event);
    if (!spot || spot.heap !== heap) return null;
    const { board } = this;
    const size = Number(board.heaps[heap]);
    const { keys, reach } = board.ways(heap);
    if (reach !== null) return around(size, spot.at, reach);
    const from = this.#from;
    if (from?.moved && from.heap === heap) {
      return { start: Math.min(from.stone, spot.at), end: Math.max(from.stone, spot.at) + 1 };
    }
    return runAt(size, keys, spot.at, spot.after);
  }

  /** @param {PointerEvent} event @param {number} heap */
  down(event, heap) {
    const spot = this.#stoneAt(event);
    if (this.board.disabled || event.button || !spot) return;
    this.#from = { heap, stone: spot.at, moved: false };
    // Where a stroke ends is heard of wherever that is.
    /** @type {HTMLElement} */ (event.currentTarget).setPointerCapture(event.pointerId);
  }

  /** @param {PointerEvent} event @param {number} heap */
  over(event, heap) {
    const { board } = this;
    if (board.disabled || !board.ways(heap).row) return;
    const from = this.#from;
    if (!from && event.pointerType === 'touch') return;
    const spot = this.#stoneAt(event);
    if (from && from.heap === heap && spot?.heap === heap && spot.at !== from.stone) {
      from.moved = true;
    }
    const run = this.#meant(event, heap);
    const option = run && left(Number(board.heaps[heap]), run);
    const same = board.passing?.heap === heap && board.passing.run?.start === run?.start;
    if (same && board.passing?.run?.end === run?.end) return;
    board.passing = run && option ? { heap, option, run } : null;
  }

  /** @param {PointerEvent} event @param {number} heap */
  up(event, heap) {
    const began = this.#from;
    const run = began?.heap === heap ? this.#meant(event, heap) : null;
    this.cancel();
    if (began?.heap === heap) this.board.take(heap, run);
  }

  /** The pointer has left: what it passed over is forgotten, unless a stroke goes on. */
  leave() {
    if (!this.#from) this.board.passing = null;
  }

  cancel() {
    this.#from = null;
    this.board.passing = null;
  }
}
