/**
 * The stones of a heap that was broken travel to where the new heaps lie. Positions on the screen
 * are kept from before a move and compared with those after it.
 */
import { scaleOf } from '../ui/drawing/css-scale.js';

/** More stones than this are not moved one by one. */
const MOST = 120;

/** @typedef {{move: any, animate: boolean}|null} Last */

export class Regrouping {
  /** @type {DOMRect[]} */
  #was = [];

  /** @param {import('./board.js').MexBoard} board */
  constructor(board) {
    this.board = board;
  }

  /** How many heaps a move made out of one. @param {any} move */
  static made(move) {
    return move?.kind === 'replace' ? move.into.length : 1;
  }

  /** Whether a heap came by the last move. @param {number} i @param {Last} last */
  isNew(i, last) {
    const move = last?.move;
    return move?.kind === 'replace' && i >= move.heap && i < move.heap + move.into.length;
  }

  /** Remembers where the stones of the heap lie that is about to change. */
  before() {
    const { last, travels } = this.board;
    const heap = travels ? this.board.cellElement(String(last?.move?.heap)) : null;
    this.#was = [...(heap?.querySelectorAll('[data-at]') ?? [])].map((stone) =>
      stone.getBoundingClientRect(),
    );
  }

  /** Lets them travel. @param {any[]} heaps the sizes now @param {number} time */
  after(heaps, time) {
    const { last } = this.board;
    const was = this.#was;
    this.#was = [];
    if (!last || !was.length || was.length > MOST) return;
    const made = Regrouping.made(last.move);
    let from = 0;
    for (let k = 0; k < made; k++) {
      const heap = last.move.heap + k;
      const stones = [
        ...(this.board.cellElement(String(heap))?.querySelectorAll('[data-at]') ?? []),
      ];
      // The last heap is what stood at the row's other end.
      const start = k && k === made - 1 ? Math.max(from, was.length - stones.length) : from;
      stones.forEach((stone, at) => travel(stone, was[start + at] ?? was.at(-1), time));
      from = start + Number(heaps[heap]);
    }
  }
}

/** @param {Element} stone @param {DOMRect|undefined} was @param {number} time */
function travel(stone, was, time) {
  if (!was) return;
  const now = stone.getBoundingClientRect();
  const scale = scaleOf(stone);
  const dx = (was.left - now.left) / scale;
  const dy = (was.top - now.top) / scale;
  if (!dx && !dy) return;
  stone.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], {
    duration: time * 2.2,
    easing: 'cubic-bezier(.3,.7,.2,1)',
  });
}
