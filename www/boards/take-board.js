import { allows, both, isFull, least, listAmounts, most, step } from './amounts.js';
import { moreHeaps, takeBar } from './bar.js';
import { MexBoard } from './board.js';
import { BOTH, MORE, SHOWN } from './cells.js';
import { along, amountOf, isAct, isDigit } from './keys.js';
import { groupDigits, takeText, takenBy, takesText } from './notation.js';
import { takeStyles } from './styles.js';

/**
 * Boards on which a move is "so many from here": choosing amounts by pointer, keys, digits or the
 * stepper in the bar, seeing what would remain, and confirming. What a heap looks like is left to
 * the subclasses.
 */
export class TakeBoard extends MexBoard {
  /** @type {import('lit').CSSResultGroup} */
  static styles = [MexBoard.styles, takeStyles];

  /** @type {import('lit').PropertyDeclarations} */
  static properties = {
    picks: { state: true },
    hover: { state: true },
    extra: { state: true },
  };

  constructor() {
    super();
    /** What is chosen: heap → amount. @type {Map<number, number>} */
    this.picks = new Map();
    /** What the mouse points at. @type {Map<number, number>|null} */
    this.hover = null;
    /** A heap beyond the drawn ones that was asked for. @type {number|null} */
    this.extra = null;
    /** The heap that was last asked for by number. @type {number|null} */
    this.opened = null;
  }

  /** @returns {any[]} sizes of the heaps */
  get heaps() {
    return this.board?.heaps ?? [];
  }

  /** How many heaps one move may touch. */
  get several() {
    return this.legal?.equal ? 1 : (this.legal?.heapsPerMove ?? 1);
  }

  /** Amounts go in steps of this. */
  get unit() {
    return Number(this.legal?.unit ?? 1);
  }

  /** Whether the same may be taken from both of two heaps. */
  get equal() {
    return Boolean(this.legal?.equal) && this.heaps.length === 2;
  }

  /** Indexes of the heaps that are drawn. */
  get shown() {
    const all = Math.min(this.heaps.length, SHOWN);
    const list = Array.from({ length: all }, (_, i) => i);
    // A heap that was asked for, and those that have just changed, are to be seen too.
    const also = [...takenBy(this.last?.move).keys()].slice(0, 6);
    if (this.extra !== null) also.push(this.extra);
    for (const i of [...new Set(also)].sort((x, y) => x - y)) {
      if (i >= all && i < this.heaps.length) list.push(i);
    }
    return list;
  }

  cells() {
    const cells = this.shown.map(String);
    if (this.equal) cells.splice(1, 0, BOTH);
    if (this.heaps.length > SHOWN) cells.push(MORE);
    return cells;
  }

  /** @param {string|number} cell @returns {[number, number][]} amounts that may be taken there */
  ranges(cell) {
    const takes = this.legal?.takes ?? [];
    if (cell === BOTH) return both(takes[0] ?? [], takes[1] ?? []);
    return takes[Number(cell)] ?? [];
  }

  /** What would be taken from a heap, if what is chosen or pointed at were done. @param {number} i */
  picked(i) {
    return (this.hover ?? this.picks).get(i) ?? 0;
  }

  /** What was chosen in a cell. @param {string} cell */
  amount(cell) {
    if (cell === BOTH) return this.picks.size === 2 ? (this.picks.get(0) ?? 0) : 0;
    if (this.equal && this.picks.size === 2) return 0;
    return this.picks.get(Number(cell)) ?? 0;
  }

  /** @param {number} i what the last move took from this heap */
  justTaken(i) {
    return this.#lastTaken.get(i) ?? 0;
  }

  get #lastTaken() {
    return takenBy(this.last?.move);
  }

  /** Winning amounts of a heap, as marked. @param {string|number} cell @returns {Set<number>} */
  winning(cell) {
    const out = new Set();
    for (const move of this.hints ?? []) {
      const taken = takenBy(move);
      const pair = move.kind === 'takes' && taken.size === 2;
      if (cell === BOTH ? pair && this.equal : taken.size === 1 && taken.has(Number(cell))) {
        out.add(Number([...taken.values()][0]));
      }
    }
    return out;
  }

  /**
   * The picks with an amount chosen in a cell.
   * @param {string} cell @param {number} amount
   * @returns {Map<number, number>|null} null when the move would touch too many heaps
   */
  with(cell, amount) {
    if (cell === BOTH) {
      return new Map(
        amount
          ? [
              [0, amount],
              [1, amount],
            ]
          : [],
      );
    }
    const heap = Number(cell);
    const next = new Map(this.several > 1 ? this.picks : []);
    if (!amount) next.delete(heap);
    else next.set(heap, amount);
    return next.size > this.several ? null : next;
  }

  /** Chooses an amount; says so when it may not be. @param {string} cell @param {number} amount */
  choose(cell, amount) {
    if (this.disabled) return false;
    if (amount && !allows(this.ranges(cell), amount, this.unit)) {
      this.notice = this.#refusal(cell, amount);
      return false;
    }
    const next = this.with(cell, amount);
    if (!next) {
      this.notice = this.t('play.at_most_heaps', { count: this.several });
      return false;
    }
    this.notice = '';
    this.picks = next;
    this.hover = null;
    this.emitPreview(next.size ? this.moveText(next) : null);
    return true;
  }

  /** @param {string} cell @param {number} amount */
  #refusal(cell, amount) {
    const ranges = this.ranges(cell);
    if (!ranges.length) return this.nothingWord(cell);
    return this.t('play.not_allowed', { amount, allowed: listAmounts(ranges, 8, this.unit) });
  }

  /** @param {Map<number, number>} picks */
  moveText(picks) {
    return picks.size === 1 ? takeText(...[...picks][0]) : takesText(picks);
  }

  confirm() {
    if (this.disabled || !this.picks.size) return;
    const text = this.moveText(this.picks);
    this.clear();
    this.emitMove(text);
  }

  clear() {
    const had = this.picks.size > 0 || this.hover !== null || this.notice !== '';
    this.picks = new Map();
    this.hover = null;
    this.notice = '';
    this.typed = '';
    if (had) this.emitPreview(null);
    return had;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    if (changed.has('board') || changed.has('legal')) {
      this.picks = new Map();
      this.hover = null;
    }
  }

  /** The pointer is over "take so many". @param {string} cell @param {number} amount */
  point(cell, amount) {
    if (this.disabled || this.pointer === 'touch') return;
    this.hover = allows(this.ranges(cell), amount, this.unit) ? this.with(cell, amount) : null;
    this.notice = this.hover ? '' : this.#refusal(cell, amount);
  }

  unpoint() {
    this.hover = null;
    if (!this.picks.size) this.notice = '';
  }

  /**
   * "Take so many" was clicked or tapped: a mouse has seen what would happen and does it at once, a
   * finger, and whoever may choose in several heaps, chooses first and confirms by the same again.
   * @param {string} cell @param {number} amount
   */
  press(cell, amount) {
    this.active = cell;
    if (this.disabled) return;
    const again = this.amount(cell) === amount;
    if (again && amount) return this.confirm();
    if (this.choose(cell, amount) && this.several === 1 && this.pointer === 'mouse') this.confirm();
  }

  /** @param {KeyboardEvent} event */
  onKey({ key }) {
    const cell = this.roving;
    if (along(key)) {
      if (this.several === 1) this.clear();
      this.typed = '';
      this.walk(along(key));
      return true;
    }
    if (isDigit(key)) {
      this.#digit(cell, key);
      return true;
    }
    if (cell === MORE) return false;
    const ranges = this.ranges(cell);
    const asked = amountOf(key, this.amount(cell), {
      least: least(ranges),
      most: most(ranges, this.unit),
      step: (delta) => step(ranges, this.amount(cell), delta, this.unit),
    });
    if (asked !== null) this.#set(cell, asked);
    else if (key === 'Delete' || key === 'Backspace') this.#set(cell, 0);
    else if (isAct(key)) {
      if (this.picks.size) this.confirm();
      else if (ranges.length) this.#set(cell, least(ranges));
      else this.choose(cell, 1);
    } else return false;
    return true;
  }

  /** @param {string} cell @param {number} amount */
  #set(cell, amount) {
    this.typed = '';
    if (!amount && !this.ranges(cell).length) this.choose(cell, 1);
    else this.choose(cell, amount);
  }

  /** @param {string} cell @param {string} digit */
  #digit(cell, digit) {
    const number = this.type(digit);
    if (cell === MORE) return this.openHeap(number);
    // "1" may be the beginning of "12": only a number that cannot go on is refused aloud.
    if (!number || allows(this.ranges(cell), number, this.unit)) this.choose(cell, number);
    else if (number * 10 > most(this.ranges(cell))) this.choose(cell, number);
  }

  /** Draws a heap beyond the first ones. @param {number} number 1-based */
  openHeap(number) {
    if (!Number.isInteger(number) || number < 1 || number > this.heaps.length) return;
    this.extra = number > SHOWN ? number - 1 : this.extra;
    this.notice = '';
    this.opened = number - 1;
    this.requestUpdate();
  }

  /** Goes to the heap that was last asked for by number. */
  goToOpened() {
    if (this.opened !== null) this.focusCell(String(this.opened));
  }

  /** What assistive technology reads for a cell. @param {string} cell */
  spin(cell) {
    const amount = this.amount(cell);
    const ranges = this.ranges(cell);
    const size = cell === BOTH ? null : Number(this.heaps[Number(cell)]);
    const value = amount
      ? this.wouldWord(cell, amount, size === null ? null : size - amount)
      : ranges.length
        ? isFull(ranges, this.unit)
          ? this.t('play.none_chosen')
          : this.t('play.none_chosen_of', { allowed: listAmounts(ranges, 8, this.unit) })
        : this.nothingWord(cell);
    return { now: amount, max: most(ranges, this.unit), text: value };
  }

  /** The help line, also what describes the board. */
  help() {
    return this.t(this.several > 1 ? 'play.help_several' : 'play.help_take', {
      count: this.several,
    });
  }

  /** That nothing can be done with a cell. @param {string} _cell */
  nothingWord(_cell) {
    return this.t('play.nothing_here');
  }

  /** What the confirming button says. @param {number} count */
  doWord(count) {
    return this.t('play.take_n', { count: groupDigits(count) });
  }

  /** What would happen, for assistive technology. @param {string} _cell @param {number} take @param {number|null} left */
  wouldWord(_cell, take, left) {
    return this.t('play.would', { take, left });
  }

  /** The name of a cell in the bar. @param {string} cell */
  cellName(cell) {
    return cell === BOTH
      ? this.t('play.both_heaps')
      : this.t('play.heap_n', { n: Number(cell) + 1 });
  }

  /** The bar under the board. */
  bar() {
    return takeBar(this);
  }

  /** The way to the heaps that are not drawn. */
  moreCell() {
    return moreHeaps(this);
  }
}
