import { html, nothing } from 'lit';
import { define } from '../ui/element/base.js';
import { scaleOf } from '../ui/drawing/css-scale.js';
import { allows } from './amounts.js';
import { boardFrame, cellFrame } from './frames.js';
import { groupDigits } from './notation.js';
import { MORE, SHOWN } from './cells.js';
import { stripStyles } from './strip-styles.js';
import { TakeBoard } from './take-board.js';

/** A strip that is not longer than this is drawn whole. */
const WHOLE = 120;
/** Of a longer one, as many squares on either side of what lies on it. */
const AROUND = 2;
/** A pointer that has gone so far drags, in pixels. */
const DRAG = 6;

/**
 * Coins on a strip of squares: `nimble` (several to a square) and `silver-dollar` (one). A coin
 * goes left: it is dragged there, or the square is clicked; by keys it is an amount, as with heaps.
 */
export class MexBoardStrip extends TakeBoard {
  /** @type {import('lit').CSSResultGroup} */
  static styles = [TakeBoard.styles, stripStyles];

  /** @type {import('lit').PropertyDeclarations} */
  static properties = {
    held: { state: true },
  };

  constructor() {
    super();
    /** The coin that was picked up. @type {number|null} */
    this.held = null;
    /** The last square that was ever needed, so that nothing jumps. */
    this.end = 0;
    /** @type {{coin: number, x: number, y: number, moved: boolean}|null} */
    this.drag = null;
    /** @type {DOMRect|undefined} */
    this.wasAt = undefined;
  }

  /** Squares of the coins stand for sizes of heaps. */
  get heaps() {
    return this.board?.coins ?? [];
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    if (changed.has('fresh')) this.end = 0;
    if (changed.has('board') || changed.has('disabled')) this.held = null;
    if (!changed.has('board')) return;
    const moved = this.last?.move;
    const from = moved?.kind === 'take' ? Number(this.heaps[moved.heap]) + Number(moved.take) : 0;
    this.end = Math.max(this.end, from, ...this.heaps.map(Number), 0);
    const coin = this.travels ? this.cellElement(String(moved?.heap)) : null;
    this.wasAt = coin?.getBoundingClientRect();
  }

  /** The coin that was moved slides from where it stood. @param {number} time */
  travel(time) {
    const coin = this.cellElement(String(this.last?.move?.heap));
    const end = coin?.getBoundingClientRect();
    if (!coin || !end || !this.wasAt) return;
    const scale = scaleOf(this);
    const dx = (this.wasAt.left - end.left) / scale;
    const dy = (this.wasAt.top - end.top) / scale;
    if (!dx && !dy) return;
    coin.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }], {
      duration: time * 2.2,
      easing: 'cubic-bezier(.3,.7,.2,1)',
    });
  }

  clear() {
    const had = this.held !== null;
    this.held = null;
    return super.clear() || had;
  }

  help() {
    return this.t('boards.help_strip');
  }

  /** @param {string} _cell @param {number} take @param {number|null} left */
  wouldWord(_cell, take, left) {
    return this.t('boards.would_slide', { take, left });
  }

  /** @param {string} cell */
  nothingWord(cell) {
    return this.t('boards.coin_stuck', { n: Number(cell) + 1 });
  }

  /** @param {number} count */
  doWord(count) {
    return this.t('boards.slide_n', { count: groupDigits(count) });
  }

  /** @param {string} cell */
  cellName(cell) {
    return this.t('boards.coin_n', { n: Number(cell) + 1 });
  }

  /** Whether a coin may go to a square. @param {number} coin @param {number} square */
  #reaches(coin, square) {
    const amount = Number(this.heaps[coin]) - square;
    return amount > 0 && allows(this.ranges(coin), amount);
  }

  /** The coin that would come to a square: the one picked up, else the nearest. @param {number} square */
  #comer(square) {
    const { held } = this;
    if (held !== null) return this.#reaches(held, square) ? held : null;
    let best = null;
    for (const i of this.shown) {
      if (!this.#reaches(i, square)) continue;
      if (best === null || Number(this.heaps[i]) < Number(this.heaps[best])) best = i;
    }
    return best;
  }

  /** The pointer is over a square. @param {number} square */
  #over(square) {
    if (this.drag?.moved) return;
    const coin = this.#comer(square);
    if (coin === null) return this.unpoint();
    this.point(String(coin), Number(this.heaps[coin]) - square);
  }

  /** A square was pressed. @param {number} square */
  #to(square) {
    const coin = this.#comer(square);
    if (coin === null) {
      if (this.disabled) return;
      this.notice = this.t(this.held === null ? 'boards.no_coin_there' : 'boards.coin_not_there', {
        n: (this.held ?? 0) + 1,
      });
      return;
    }
    this.press(String(coin), Number(this.heaps[coin]) - square);
  }

  /** A coin was pressed: it is picked up, or put down, or another goes to its square. @param {number} i */
  #grip(i) {
    if (this.disabled) return;
    const square = Number(this.heaps[i]);
    if (this.held !== null && this.held !== i && this.#reaches(this.held, square)) {
      return this.#to(square);
    }
    const again = this.held === i;
    if (again && this.amount(String(i))) return this.confirm();
    this.clear();
    this.active = String(i);
    if (!this.ranges(i).length) this.notice = this.t('boards.coin_stuck', { n: i + 1 });
    else if (!again) this.held = i;
  }

  /** @param {PointerEvent} event @param {number} coin */
  #down(event, coin) {
    if (this.disabled || event.button || !this.ranges(coin).length) return;
    this.drag = { coin, x: event.clientX, y: event.clientY, moved: false };
    /** @type {HTMLElement} */ (event.currentTarget).setPointerCapture(event.pointerId);
  }

  /** @param {PointerEvent} event */
  #drag(event) {
    const { drag } = this;
    if (!drag) return;
    const dx = event.clientX - drag.x;
    const dy = event.clientY - drag.y;
    if (!drag.moved && Math.hypot(dx, dy) < DRAG) return;
    if (!drag.moved) {
      drag.moved = true;
      this.held = drag.coin;
    }
    const coin = /** @type {HTMLElement} */ (event.currentTarget);
    const scale = scaleOf(this);
    coin.style.translate = `${dx / scale}px ${dy / scale}px`;
    const square = this.#squareAt(event);
    const to = square !== null && this.#reaches(drag.coin, square) ? square : null;
    this.hover =
      to === null ? null : this.with(String(drag.coin), Number(this.heaps[drag.coin]) - to);
  }

  /** The square under the pointer. @param {PointerEvent} event */
  #squareAt({ clientX, clientY }) {
    const root = /** @type {ShadowRoot} */ (this.renderRoot);
    for (const element of root.elementsFromPoint(clientX, clientY)) {
      const square = /** @type {HTMLElement} */ (element).dataset?.square;
      if (square !== undefined) return Number(square);
    }
    return null;
  }

  /** @param {PointerEvent} event */
  #up(event) {
    const { drag } = this;
    this.drag = null;
    if (!drag?.moved) return;
    // The click that ends a drag is not another press.
    this.dragged = true;
    setTimeout(() => (this.dragged = false));
    const coin = /** @type {HTMLElement} */ (event.currentTarget);
    const square = event.type === 'pointerup' ? this.#squareAt(event) : null;
    coin.style.translate = '';
    this.hover = null;
    this.held = null;
    if (square === null || !this.#reaches(drag.coin, square)) return;
    if (this.choose(String(drag.coin), Number(this.heaps[drag.coin]) - square)) this.confirm();
  }

  /** Squares that are drawn; a negative number stands for so many left out. */
  #squares() {
    const end = this.end;
    if (end <= WHOLE) return Array.from({ length: end + 1 }, (_, i) => i);
    const wanted = new Set([0]);
    const near = (/** @type {number} */ at) => {
      for (let i = at - AROUND; i <= at + AROUND; i++) if (i >= 0 && i <= end) wanted.add(i);
    };
    for (const i of this.shown) {
      near(Number(this.heaps[i]));
      const picked = this.picked(i);
      if (picked) near(Number(this.heaps[i]) - picked);
    }
    const taken = this.last?.move?.kind === 'take' ? this.last.move : null;
    if (taken) near(Number(taken.left) + Number(taken.take));
    /** @type {number[]} */
    const out = [];
    let before = -1;
    for (const at of [...wanted].sort((a, b) => a - b)) {
      if (at > before + 1) out.push(-(at - before - 1));
      out.push(at);
      before = at;
    }
    return out;
  }

  render() {
    /** @type {Map<number, number[]>} */
    const on = new Map();
    for (const i of this.shown) {
      const square = Number(this.heaps[i]);
      on.set(square, [...(on.get(square) ?? []), i]);
    }
    const wins = this.#wins();
    const wide = Math.max(46, 20 + 8.5 * groupDigits(this.end).length);
    const tall = Math.max(1, ...[...on.values()].map((coins) => Math.min(coins.length, 5)));
    return html`${boardFrame(
      this,
      { cls: 'strip', style: { '--wide': `${wide}px`, '--tall': tall }, leave: this.unpoint },
      this.#squares().map((at) =>
        at < 0
          ? html`<span class="skip number" aria-hidden="true">…<br />${groupDigits(-at)}</span>`
          : this.square(at, on.get(at) ?? [], wins.get(at) ?? []),
      ),
    )}
    ${this.heaps.length > SHOWN ? this.moreCell() : nothing} ${this.helpPart('boards.keys_strip')}
    ${this.bar()}`;
  }

  cells() {
    const order = [...this.shown].sort((a, b) => this.heaps[a] - this.heaps[b] || a - b);
    return [...order.map(String), ...(this.heaps.length > SHOWN ? [MORE] : [])];
  }

  /** Winning moves by the square they lead to: the coins that go there. */
  #wins() {
    /** @type {Map<number, number[]>} */
    const out = new Map();
    if (this.disabled) return out;
    for (const { kind, heap, left } of this.hints ?? []) {
      if (kind === 'take') out.set(Number(left), [...(out.get(Number(left)) ?? []), heap]);
    }
    return out;
  }

  /** @param {number} at @param {number[]} coins @param {number[]} wins */
  square(at, coins, wins) {
    const picks = [...(this.hover ?? this.picks)];
    const coming = picks.find(([coin, amount]) => Number(this.heaps[coin]) - amount === at);
    const taken = this.last?.move?.kind === 'take' ? this.last.move : null;
    const was = taken && Number(taken.left) + Number(taken.take) === at;
    const open = !this.disabled && (this.held === null ? false : this.#reaches(this.held, at));
    return html`<div
      class="square ${coming ? 'to' : ''} ${open ? 'open' : ''} ${was ? 'was' : ''}"
      data-square=${at}
      @pointerenter=${() => this.#over(at)}
      @click=${() => this.#to(at)}
    >
      <div class="pile">
        ${coming ? html`<span class="coin ghost" aria-hidden="true">${coming[0] + 1}</span>` : nothing}
        ${coins.map((i) => this.coin(i, at))}
      </div>
      <span class="at number" aria-hidden="true">${groupDigits(at)}</span>
      ${
        wins.length
          ? html`<span class="win" aria-hidden="true"
              >★<small class="number">${wins.map((i) => i + 1).join(',')}</small></span
            >`
          : nothing
      }
    </div>`;
  }

  /** @param {number} i @param {number} at */
  coin(i, at) {
    const going = this.picked(i) > 0;
    /** @param {Event} event */
    const click = (event) => {
      event.stopPropagation();
      if (!this.dragged) this.#grip(i);
    };
    return cellFrame(
      this,
      String(i),
      {
        cls: `coin tone-${(i % 6) + 1} ${this.held === i ? 'held' : ''} ${going ? 'going' : ''}`,
        label: this.t('boards.coin_at', { n: i + 1, at }),
        on: { click, down: (event) => this.#down(event, i), move: this.#drag, up: this.#up },
      },
      html`<span class="number">${i + 1}</span>`,
    );
  }
}

define('mex-board-strip', MexBoardStrip);
