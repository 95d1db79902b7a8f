import { html, nothing } from 'lit';
import { define } from '../ui/element/base.js';
import { moveBar } from './bar.js';
import { MexBoard } from './board.js';
import { boardFrame } from './frames.js';
import { direction, isAct } from './keys.js';
import { flipText } from './notation.js';
import { planeStyles } from './plane-styles.js';
import { toggle } from './turning.js';

/** Rows and columns that are drawn; of a larger plane only its heads are told. */
const SHOWN = 24;
/** A plane is not drawn smaller than this. */
const LEAST = 4;

/** @typedef {{least: number, most: number|null, run: boolean}} Axis */

/**
 * Coins in the plane. A head is chosen; then another coin tells which rows and columns are turned with
 * it: wherever one of the rows meets one of the columns.
 */
export class MexBoardPlane extends MexBoard {
  /** @type {import('lit').CSSResultGroup} */
  static styles = [MexBoard.styles, planeStyles];

  /** @type {import('lit').PropertyDeclarations} */
  static properties = { rows: { state: true }, columns: { state: true } };

  constructor() {
    super();
    /** Rows to be turned, in descending order. @type {number[]} */
    this.rows = [];
    /** @type {number[]} */
    this.columns = [];
    this.height = LEAST;
    this.width = LEAST;
    /** @type {Set<string>} */
    this.heads = new Set();
  }

  get drawn() {
    return Math.max(Number(this.board?.rows), Number(this.board?.columns)) <= SHOWN;
  }

  /** @returns {{rows: Axis, columns: Axis}} */
  get axes() {
    const none = { least: 1, most: 1, run: false };
    return this.legal?.kind === 'flip' ? this.legal : { rows: none, columns: none };
  }

  cells() {
    if (!this.drawn) return [];
    return Array.from(
      { length: this.height * this.width },
      (_, i) => `${Math.floor(i / this.width)}:${i % this.width}`,
    );
  }

  get roving() {
    if (this.cells().includes(this.active)) return this.active;
    return [...this.heads].at(-1) ?? '0:0';
  }

  help() {
    const { rows, columns } = this.axes;
    return this.t('boards.help_plane', { rows, columns });
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    if (changed.has('board') && this.board) {
      // What is drawn keeps its size while the game lasts.
      const [height, width] = changed.has('fresh') ? [LEAST, LEAST] : [this.height, this.width];
      this.height = Math.max(height, Number(this.board.rows));
      this.width = Math.max(width, Number(this.board.columns));
      this.heads = new Set(this.board.heads.map((/** @type {any[]} */ at) => at.join(':')));
    }
    if (changed.has('board') || changed.has('disabled')) this.rows = this.columns = [];
  }

  clear() {
    const had = this.clearNotice() || this.rows.length > 0;
    this.rows = this.columns = [];
    if (had) this.emitPreview(null);
    return had;
  }

  /** Whether what is chosen is a move. */
  get whole() {
    const { rows, columns } = this.axes;
    return this.rows.length >= rows.least && this.columns.length >= columns.least;
  }

  confirm() {
    if (this.disabled || !this.rows.length) return;
    if (!this.whole) {
      this.notice = this.help();
      return;
    }
    const text = flipText(this.rows, this.columns);
    this.active = `${this.rows[0]}:${this.columns[0]}`;
    this.clear();
    this.emitMove(text);
  }

  /** Lines with one more, or one less. @param {number[]} chosen @param {number} line @param {Axis} axis */
  #with(chosen, line, axis) {
    if (line === chosen[0]) return chosen;
    // Where no more fit, the last one makes room.
    return toggle(chosen, line, '', axis) ?? toggle(chosen.slice(0, -1), line, '', axis) ?? chosen;
  }

  /** @param {string} cell @param {boolean} [byKey] */
  press(cell, byKey = false) {
    this.active = cell;
    if (this.disabled) return;
    const [row, column] = cell.split(':').map(Number);
    const { rows, columns } = this;
    const beyond = !rows.length || row > rows[0] || column > columns[0];
    if (beyond) {
      if (!this.heads.has(cell)) {
        this.notice = this.t('boards.plane_needs_head', { row, column });
        return;
      }
      this.notice = '';
      [this.rows, this.columns] = [[row], [column]];
      return;
    }
    if (row === rows[0] && column === columns[0])
      return this.whole ? this.confirm() : void this.clear();
    this.notice = '';
    const both = rows.includes(row) && columns.includes(column);
    const { axes } = this;
    if (both || !rows.includes(row)) this.rows = this.#with(rows, row, axes.rows);
    if (both || !columns.includes(column)) this.columns = this.#with(columns, column, axes.columns);
    this.emitPreview(this.whole ? flipText(this.rows, this.columns) : null);
    // Where there is no choice of how many, nothing is left to be said.
    const exact = (/** @type {Axis} */ axis) => axis.least === axis.most;
    const done = this.whole && exact(axes.rows) && exact(axes.columns);
    if (done && !byKey && this.pointer === 'mouse') this.confirm();
  }

  /** @param {KeyboardEvent} event */
  onKey({ key }) {
    const arrow = direction(key);
    const [row, column] = this.roving.split(':').map(Number);
    if (arrow) {
      const within = (/** @type {number} */ n, /** @type {number} */ size) =>
        Math.max(0, Math.min(size - 1, n));
      this.focusCell(
        `${within(row + arrow[1], this.height)}:${within(column + arrow[0], this.width)}`,
      );
      return true;
    }
    const inside = this.rows.includes(row) && this.columns.includes(column);
    if (key === 'Enter' && inside && this.whole) this.confirm();
    else if (isAct(key)) this.press(this.roving, true);
    else return false;
    return true;
  }

  render() {
    if (!this.board) return nothing;
    const { rows, columns } = this;
    const bar = moveBar(
      this,
      rows.length ? this.t('boards.flipping', { rows, columns }) : null,
      this.whole ? this.t('boards.do_turn', { count: rows.length * columns.length }) : undefined,
    );
    if (!this.drawn) {
      const heads = [...this.heads].slice(0, 200);
      return html`<p>${this.t('boards.plane_too_large', { heads })}</p>`;
    }
    const won = (this.disabled ? [] : (this.hints ?? [])).filter(({ kind }) => kind === 'flip');
    const stars = new Set(won.map((move) => `${move.rows[0]}:${move.columns[0]}`));
    const numbers = Array.from({ length: this.width }, (_, i) => i);
    return html`<div class="scroll">
        ${boardFrame(
          this,
          { cls: 'plane', style: { '--columns': String(this.width) } },
          html`<span></span
            >${numbers.map((n) => html`<span class="n number" aria-hidden="true">${n}</span>`)}
            ${this.cells().map((cell) => this.coin(cell, stars))}`,
        )}
      </div>
      ${this.helpPart('boards.keys_plane')}${bar}`;
  }

  /** @param {string} cell @param {Set<string>} stars */
  coin(cell, stars) {
    const [row, column] = cell.split(':').map(Number);
    const head = this.heads.has(cell);
    const chosen = this.rows.includes(row) && this.columns.includes(column);
    const { move } = this.last ?? {};
    const turned =
      move?.kind === 'flip' && move.rows.includes(row) && move.columns.includes(column);
    const number = column ? nothing : html`<span class="n number" aria-hidden="true">${row}</span>`;
    return html`${number}
      <div
        class="place ${head ? 'head' : 'tail'} ${chosen ? 'chosen' : ''} ${turned ? 'turned' : ''}"
        data-cell=${cell}
        role="button"
        tabindex=${this.tab(cell)}
        aria-label=${this.t('boards.plane_coin', { row, column, head })}
        aria-pressed=${chosen ? 'true' : 'false'}
        aria-disabled=${this.disabled || (!head && !this.rows.length) ? 'true' : 'false'}
        @focus=${() => (this.active = cell)}
        @click=${() => this.press(cell)}
      >
        <span class="coin" aria-hidden="true">${head ? this.t('boards.head') : ''}</span>
        ${stars.has(cell) && !this.rows.length ? html`<span class="win" aria-hidden="true">★</span>` : nothing}
      </div>`;
  }
}

define('mex-board-plane', MexBoardPlane);
