import { html, nothing } from 'lit';
import { define } from '../ui/element/base.js';
import { setStyle } from '../ui/style/set-style.js';
import { moveBar } from './bar.js';
import { MexBoard } from './board.js';
import { boardFrame } from './frames.js';
import { direction, isAct } from './keys.js';
import { groupDigits, pieceText } from './notation.js';
import { piecesStyles } from './pieces-styles.js';

/** Rows and columns that a board of squares has at most, and at least. */
const SIDE = { most: 24, least: 5 };
/** Places that are listed where no board of squares fits. */
const LISTED = 60;

/** A place as one writes it. @param {(number | string)[]} place */
const tuple = (place) => `(${place.map(groupDigits).join(', ')})`;

/**
 * Pieces that stand at two numbers, on squares: the first number counts rows from the top, the second
 * columns from the left. Where no board of squares fits, the places are a list.
 */
export class MexBoardPieces extends MexBoard {
  /** @type {import('lit').CSSResultGroup} */
  static styles = [MexBoard.styles, piecesStyles];

  /** @type {import('lit').PropertyDeclarations} */
  static properties = {
    piece: { state: true },
    chosen: { state: true },
  };

  constructor() {
    super();
    /** The piece in the hand, or -1. */
    this.piece = -1;
    /** Where it is to go. @type {number[] | null} */
    this.chosen = null;
    /** How large the board was, so that it keeps its place. @type {[number, number]} */
    this.memory = [0, 0];
  }

  /** @returns {number[][]} */
  get pieces() {
    return (this.board?.pieces ?? []).map((/** @type {any[]} */ at) => at.map(Number));
  }

  /** Where a piece may go. @param {number} piece @returns {number[][]} */
  places(piece) {
    return this.legal?.pieces?.[piece]?.to ?? [];
  }

  /** The piece in the hand; the only one is always there. */
  get held() {
    if (this.disabled) return -1;
    return this.pieces.length === 1 ? 0 : this.piece;
  }

  /** Whether it is drawn on squares. */
  get squares() {
    return this.board?.names?.length === 2 && Math.max(...this.memory) <= SIDE.most;
  }

  /** @param {Map<string, any>} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    if (changed.has('fresh')) this.memory = [0, 0];
    if (changed.has('board') || changed.has('disabled')) {
      this.chosen = null;
      this.piece = -1;
    }
    if (!changed.has('board') && !changed.has('legal')) return;
    const all = [...this.pieces, ...this.pieces.flatMap((_, i) => this.places(i))];
    const most = (/** @type {number} */ axis) =>
      all.reduce((so, at) => Math.max(so, at[axis] + 1), Math.max(SIDE.least, this.memory[axis]));
    this.memory = [most(0), most(1)];
  }

  cells() {
    if (this.squares) {
      const [high, wide] = this.memory;
      return Array.from({ length: high * wide }, (_, i) => `${Math.floor(i / wide)}:${i % wide}`);
    }
    return this.pieces.flatMap((_, i) =>
      this.places(i)
        .slice(0, LISTED)
        .map((to) => pieceText(i, to)),
    );
  }

  get roving() {
    const cells = this.cells();
    if (cells.includes(this.active)) return this.active;
    const first = this.pieces.find((_, i) => this.places(i).length) ?? this.pieces[0];
    return this.squares && first ? first.join(':') : (cells[0] ?? '');
  }

  help() {
    return this.t(this.squares ? 'boards.help_pieces' : 'boards.help_places');
  }

  clear() {
    const had = this.clearNotice() || this.chosen !== null || this.piece >= 0;
    this.chosen = null;
    this.piece = -1;
    if (had) this.emitPreview(null);
    return had;
  }

  /** @param {number} piece @param {number[]} to */
  consider(piece, to) {
    if (this.disabled) return;
    this.notice = '';
    this.piece = piece;
    this.chosen = to;
    this.emitPreview(pieceText(piece, to));
  }

  confirm() {
    if (this.disabled || !this.chosen) return;
    const text = pieceText(this.held, this.chosen);
    this.clear();
    this.emitMove(text);
  }

  /** Takes up the piece that stands there, the next one if several do. @param {number[]} at */
  #take(at) {
    const here = this.pieces.flatMap((place, i) => (`${place}` === `${at}` ? [i] : []));
    if (!here.length) return false;
    this.piece = here[(here.indexOf(this.piece) + 1) % here.length];
    this.chosen = null;
    this.emitPreview(null);
    this.notice = this.places(this.piece).length ? '' : this.t('boards.piece_stuck');
    return true;
  }

  /** Does what a square is for: a place to go, or a piece to take up. @param {number[]} at @param {boolean} now */
  press(at, now) {
    if (this.disabled) return;
    const { held } = this;
    if (held >= 0 && this.places(held).some((to) => `${to}` === `${at}`)) {
      const again = `${this.chosen}` === `${at}`;
      this.consider(held, at);
      if (again || now) this.confirm();
      return;
    }
    if (this.#take(at)) return;
    this.clear();
    this.notice = this.t(held < 0 ? 'boards.piece_none' : 'boards.place_none');
  }

  /** @param {KeyboardEvent} event */
  onKey({ key }) {
    const arrow = direction(key);
    if (!this.squares) {
      if (arrow) void this.walk(arrow[0] + arrow[1]);
      return Boolean(arrow);
    }
    const at = this.roving.split(':').map(Number);
    if (arrow) {
      const cell = `${at[0] + arrow[1]}:${at[1] + arrow[0]}`;
      if (this.cells().includes(cell)) void this.focusCell(cell);
      return true;
    }
    if (!isAct(key)) return false;
    this.press(at, false);
    return true;
  }

  /** The winning moves of a piece, or of all. @param {number} [piece] @returns {any[]} */
  #wins(piece = -1) {
    if (this.disabled) return [];
    return (this.hints ?? []).filter((m) => m.kind === 'piece' && (piece < 0 || m.piece === piece));
  }

  render() {
    const { chosen, held } = this;
    const body = this.squares ? this.#squares() : this.#lists();
    return html`<div class="scroll">${body}</div>
      ${this.helpPart(this.squares ? 'boards.keys_pieces' : 'boards.keys_places')}
      ${moveBar(
        this,
        chosen && this.t('boards.piece_goes', { piece: this.#name(held), to: tuple(chosen) }),
        this.t('boards.do_piece'),
      )}`;
  }

  /** What a piece is called, where there are several. @param {number} piece */
  #name(piece) {
    return this.pieces.length > 1 ? piece + 1 : 0;
  }

  #squares() {
    const [high, wide] = this.memory;
    const { held, pieces } = this;
    const places = new Set((held < 0 ? [] : this.places(held)).map((to) => to.join(':')));
    const wins = new Set(
      held < 0
        ? this.#wins().map((m) => (pieces[m.piece] ?? []).join(':'))
        : this.#wins(held).map((m) => m.to.map(Number).join(':')),
    );
    /** @type {Map<string, number[]>} */
    const on = new Map();
    pieces.forEach((at, i) => on.set(at.join(':'), [...(on.get(at.join(':')) ?? []), i]));
    const [down, right] = this.board.names;
    const style = { '--columns': wide, '--side': `${wide > 14 ? 30 : wide > 9 ? 38 : 46}px` };
    return boardFrame(
      this,
      { cls: 'checkered', style },
      html`<span class="axis corner" aria-hidden="true">${down}↓ ${right}→</span>
        ${Array.from({ length: wide }, (_, x) => html`<span class="axis" aria-hidden="true">${x}</span>`)}
        ${Array.from(
          { length: high },
          (_, y) =>
            html`<span class="axis" aria-hidden="true">${y}</span>${Array.from(
                { length: wide },
                (_, x) => this.#square([y, x], { on, places, wins }),
              )}`,
        )}`,
    );
  }

  /**
   * @param {number[]} at
   * @param {{ on: Map<string, number[]>, places: Set<string>, wins: Set<string> }} is
   */
  #square(at, { on, places, wins }) {
    const cell = at.join(':');
    const here = on.get(cell) ?? [];
    const may = places.has(cell);
    const top = here.includes(this.held) ? this.held : here[0];
    const came = this.last?.move?.kind === 'piece' && `${this.last.move.to}` === `${at}`;
    const cls = [
      (at[0] + at[1]) % 2 ? 'dark' : '',
      may ? 'may' : '',
      `${this.chosen}` === `${at}` ? 'at' : '',
      came ? 'came' : '',
    ].join(' ');
    const label = this.t('boards.square_pieces', {
      at: tuple(at),
      pieces: here.map((i) => i + 1),
      held: here.includes(this.held),
      may,
      wins: wins.has(cell),
    });
    return html`<div
      class="field ${cls}"
      data-cell=${cell}
      role="button"
      tabindex=${this.tab(cell)}
      aria-label=${label}
      aria-disabled=${this.disabled || (!may && !here.length) ? 'true' : 'false'}
      @focus=${() => (this.active = cell)}
      @click=${() => {
        this.active = cell;
        this.press(at, this.pointer === 'mouse');
      }}
    >
      ${may ? html`<span class="dot" aria-hidden="true"></span>` : nothing}
      ${
        here.length
          ? html`<span
              class="man ${top === this.held ? 'held' : ''}"
              style=${setStyle({ '--tone': `var(--mex-stone-${(top % 6) + 1})` })}
              aria-hidden="true"
              >${this.pieces.length > 1 ? top + 1 : nothing}</span
            >`
          : nothing
      }
      ${here.length > 1 ? html`<span class="count" aria-hidden="true">×${here.length}</span>` : nothing}
      ${wins.has(cell) ? html`<span class="win" aria-hidden="true">★</span>` : nothing}
    </div>`;
  }

  #lists() {
    const names = `(${(this.board?.names ?? []).join(', ')})`;
    return boardFrame(
      this,
      { cls: 'lists' },
      this.pieces.map((at, i) => {
        const places = this.places(i);
        const wins = new Set(this.#wins(i).map((m) => `${m.to.map(Number)}`));
        const rest = places.length - LISTED;
        const more = this.legal?.pieces?.[i]?.more || rest > 0;
        return html`<section>
          <p class="name">
            ${this.t('boards.piece_at', { piece: this.#name(i), names, at: tuple(at) })}
          </p>
          <div class="places">
            ${places.slice(0, LISTED).map((to) => {
              const cell = pieceText(i, to);
              const chosen = this.held === i && `${this.chosen}` === `${to}`;
              return html`<button
                type="button"
                class=${chosen ? 'at' : ''}
                data-cell=${cell}
                tabindex=${this.tab(cell)}
                aria-pressed=${chosen ? 'true' : 'false'}
                ?disabled=${this.disabled}
                @focus=${() => (this.active = cell)}
                @click=${() => (chosen ? this.confirm() : this.consider(i, to))}
              >
                ${tuple(to)}${wins.has(`${to}`) ? ' ★' : ''}
              </button>`;
            })}
            ${places.length ? nothing : html`<span class="rest">${this.t('boards.piece_stuck')}</span>`}
            ${more ? html`<span class="rest">${this.t('boards.places_more')}</span>` : nothing}
          </div>
        </section>`;
      }),
    );
  }
}

define('mex-board-pieces', MexBoardPieces);
