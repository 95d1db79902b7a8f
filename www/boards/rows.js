import { html, nothing, svg } from 'lit';
import { define } from '../ui/element/base.js';
import { setStyle } from '../ui/style/set-style.js';
import { moveBar } from './bar.js';
import { MexBoard } from './board.js';
import { direction, isAct } from './keys.js';
import { biteText, groupDigits } from './notation.js';
import { rowsStyles } from './rows-styles.js';

/** Rows and columns that are drawn; bites beyond them are given by numbers. */
const SHOWN = 36;

/** What nobody may eat. */
const skull = svg`<svg class="skull" viewBox="0 0 24 24" aria-hidden="true">
  <path d="M12 3c-5 0-8.500 3.300-8.500 7.800 0 2.700 1.300 4.600 3.300 5.800v2.600c0 .7.5 1.300 1.200 1.300h8c.7 0 1.200-.6 1.200-1.300v-2.600c2-1.200 3.300-3.100 3.300-5.800C20.500 6.300 17 3 12 3z"></path>
  <circle class="eye" cx="8.700" cy="11.200" r="2.100"></circle>
  <circle class="eye" cx="15.300" cy="11.200" r="2.100"></circle>
  <path class="eye" d="M12 13.500l1.300 2.600h-2.600zM10 17.800h.9v2.700H10zM13.100 17.800h.9v2.700h-.9z"></path>
</svg>`;

/** `chomp`: a bar of chocolate; a bite takes a square with all below it and to its right. */
export class MexBoardRows extends MexBoard {
  /** @type {import('lit').CSSResultGroup} */
  static styles = [MexBoard.styles, rowsStyles];

  /** @type {import('lit').PropertyDeclarations} */
  static properties = {
    chosen: { state: true },
  };

  constructor() {
    super();
    /** The bite that is considered: row and column. @type {[number, number]|null} */
    this.chosen = null;
    /** How much the bar ever had, so that it keeps its place. @type {[number, number]} */
    this.memory = [0, 0];
    /** The rows before the last move. @type {number[]} */
    this.earlier = [];
  }

  /** @returns {number[]} */
  get rows() {
    return (this.board?.rows ?? []).map(Number);
  }

  /** @param {Map<string, any>} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    if (changed.has('fresh')) this.memory = [0, 0];
    if (changed.has('board') || changed.has('disabled')) this.chosen = null;
    if (!changed.has('board')) return;
    this.earlier = this.last?.animate && this.last.move?.kind === 'bite' ? this.#unbitten() : [];
    this.memory = [
      Math.max(this.memory[0], this.rows.length, this.earlier.length),
      Math.max(this.memory[1], this.rows[0] ?? 0, this.earlier[0] ?? 0),
    ];
    /** @type {{rows: any[]}|undefined} */
    this.known = this.board;
  }

  /** The rows that were there before the bite, as far as they were seen. @returns {number[]} */
  #unbitten() {
    return (this.known?.rows ?? []).map(Number);
  }

  cells() {
    /** @type {string[]} */
    const out = [];
    this.rows.slice(0, SHOWN).forEach((length, row) => {
      for (let column = 0; column < Math.min(length, SHOWN); column++) out.push(`${row}:${column}`);
    });
    return out;
  }

  get roving() {
    const cells = this.cells();
    if (cells.includes(this.active)) return this.active;
    return cells.at(-1) ?? '';
  }

  help() {
    return this.t('boards.help_bite');
  }

  clear() {
    const had = this.clearNotice() || this.chosen !== null;
    this.chosen = null;
    if (had) this.emitPreview(null);
    return had;
  }

  /** @param {number} row @param {number} column */
  consider(row, column) {
    if (this.disabled) return;
    this.notice = row || column ? '' : this.t('boards.poisoned');
    this.chosen = row || column ? [row, column] : null;
    this.emitPreview(this.chosen && biteText(row, column));
  }

  confirm() {
    if (this.disabled || !this.chosen) return;
    const text = biteText(...this.chosen);
    this.clear();
    this.emitMove(text);
  }

  /** @param {number} row @param {number} column */
  press(row, column) {
    this.active = `${row}:${column}`;
    const again = this.chosen?.[0] === row && this.chosen[1] === column;
    this.consider(row, column);
    if (again || this.pointer === 'mouse') this.confirm();
  }

  /** @param {KeyboardEvent} event */
  onKey({ key }) {
    const [row, column] = this.roving.split(':').map(Number);
    const arrow = direction(key);
    if (arrow) {
      const to = [row + arrow[1], column + arrow[0]];
      const cell = `${to[0]}:${to[1]}`;
      if (this.cells().includes(cell)) {
        this.focusCell(cell);
        this.consider(to[0], to[1]);
      }
      return true;
    }
    if (!isAct(key)) return false;
    if (this.chosen?.[0] === row && this.chosen[1] === column) this.confirm();
    else this.consider(row, column);
    return true;
  }

  /** How many squares a bite takes. @param {number} row @param {number} column */
  #count(row, column) {
    return this.rows.slice(row).reduce((sum, length) => sum + Math.max(0, length - column), 0);
  }

  render() {
    const [high, wide] = this.memory.map((n) => Math.min(n, SHOWN));
    const large = this.rows.length > SHOWN || (this.rows[0] ?? 0) > SHOWN;
    const side = wide > 14 || high > 12 ? 34 : 52;
    const count = this.chosen ? this.#count(...this.chosen) : 0;
    const wins = new Set(
      this.disabled
        ? []
        : (this.hints ?? []).filter((m) => m.kind === 'bite').map((m) => `${m.row}:${m.column}`),
    );
    return html`<div class="scroll">
        <div
          class="bar-of-chocolate ${this.disabled ? 'disabled' : ''}"
          role="group"
          part="board"
          aria-label=${this.label}
          aria-describedby="help"
          style=${setStyle({ '--columns': wide, '--side': `${side}px` })}
          @pointerleave=${() => (this.pointer === 'mouse' ? this.clear() : undefined)}
        >
          ${Array.from({ length: high * wide }, (_, i) =>
            this.bit(Math.floor(i / wide), i % wide, wins),
          )}
        </div>
      </div>
      ${
        large
          ? html`<p class="rest">
              ${this.t('boards.rows_too_large', { rows: this.rows.length, longest: groupDigits(this.rows[0]) })}
            </p>`
          : nothing
      }
      ${large && !this.disabled ? this.byNumber() : nothing} ${this.helpPart('boards.keys_bite')}
      ${moveBar(
        this,
        this.chosen &&
          this.t('boards.biting', { row: this.chosen[0] + 1, column: this.chosen[1] + 1, count }),
        this.t('boards.do_bite'),
      )}`;
  }

  /** @param {number} row @param {number} column @param {Set<string>} wins */
  bit(row, column, wins) {
    const there = column < (this.rows[row] ?? 0);
    const was = !there && column < (this.earlier[row] ?? 0);
    const cell = `${row}:${column}`;
    if (!there) {
      const late = (this.last?.move?.row ?? 0) + Number(this.last?.move?.column ?? 0);
      return html`<div
        class="bit gone ${was ? 'was' : ''} ${was && this.last?.animate ? 'leaving' : ''}"
        style=${setStyle({ '--late': row + column - late })}
        aria-hidden="true"
      >
        ${was && this.last?.animate ? html`<span class="face"></span>` : nothing}
      </div>`;
    }
    const poison = !row && !column;
    const { chosen } = this;
    const bitten = chosen && row >= chosen[0] && column >= chosen[1];
    const cls = [
      poison ? 'poison' : '',
      bitten ? 'bitten' : '',
      bitten && row === chosen[0] && column === chosen[1] ? 'at' : '',
    ].join(' ');
    const count =
      bitten && row === chosen[0] && column === chosen[1] ? this.#count(row, column) : 0;
    return html`<div
      class="bit ${cls}"
      data-cell=${cell}
      role="button"
      tabindex=${this.tab(cell)}
      aria-label=${this.t(poison ? 'boards.square_poisoned' : 'boards.square_at', {
        row: row + 1,
        column: column + 1,
        count,
      })}
      aria-disabled=${this.disabled || poison ? 'true' : 'false'}
      @focus=${() => (this.active = cell)}
      @pointerenter=${(/** @type {PointerEvent} */ e) =>
        e.pointerType === 'touch' ? undefined : this.consider(row, column)}
      @click=${() => this.press(row, column)}
    >
      <span class="face" aria-hidden="true">${poison ? skull : nothing}</span>
      ${wins.has(cell) ? html`<span class="win" aria-hidden="true">★</span>` : nothing}
    </div>`;
  }

  /** Row and column by number, where not all of the bar is drawn. */
  byNumber() {
    /** @param {Event} event */
    const set = (event) => {
      const fields = /** @type {HTMLElement} */ (event.currentTarget).querySelectorAll('input');
      const [row, column] = [...fields].map((f) =>
        Number(f.value.normalize('NFKC').replace(/\D/gu, '')),
      );
      if (row >= 1 && column >= 1 && column <= (this.rows[row - 1] ?? 0)) {
        this.consider(row - 1, column - 1);
      }
    };
    const field = (/** @type {string} */ key) =>
      html`<label
        >${this.t(key)}
        <span class="stepper"><input tabindex="-1" inputmode="numeric" size="4" /></span
      ></label>`;
    return html`<div class="by-number" @input=${set}>
      ${field('boards.row')}${field('boards.column')}
    </div>`;
  }
}

define('mex-board-rows', MexBoardRows);
