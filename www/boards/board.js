import { LitElement, html } from 'lit';
import { langOf, t } from '../i18n/index.js';
import { FIRST } from '../i18n/languages.js';
import { boardStyles } from './styles.js';

/**
 * What every board has in common. A board draws one position and lets a hand choose a move. It knows
 * neither the engine nor a rule: what may be done arrives in `legal`, what was chosen leaves as the
 * text of a move.
 *
 * Cells are the things that the arrow keys walk through. Exactly one of them is in the tab order.
 *
 * @fires board-move - `{text}`: a move was made by hand
 * @fires board-preview - `{text}`: a move is being considered (null: none)
 */
export class MexBoard extends LitElement {
  /** @type {import('lit').CSSResultGroup} */
  static styles = boardStyles;

  /** @type {import('lit').PropertyDeclarations} */
  static properties = {
    /** The position as data, see `describe` of the engine. */
    board: { attribute: false },
    /** What a hand may do, see `describe`. Null: nothing. */
    legal: { attribute: false },
    /** Moves (data) to be marked as winning. */
    hints: { attribute: false },
    /** The move that led here: `{move, animate}`, or null. */
    last: { attribute: false },
    /** The board is shown, but no move can be made now. */
    disabled: { type: Boolean },
    /** Nothing can be done here any more. */
    ended: { type: Boolean },
    /** Changes with a new game; while it stays, what is drawn keeps its size and place. */
    fresh: { type: String },
    /** The name of the board for assistive technology. */
    label: { type: String },
    lang: { type: String, reflect: true },
    active: { state: true },
  };

  constructor() {
    super();
    /** @type {any} */
    this.board = null;
    /** @type {any} */
    this.legal = null;
    /** @type {any[]} */
    this.hints = [];
    /** @type {{move: any, animate: boolean}|null} */
    this.last = null;
    this.disabled = false;
    this.ended = false;
    this.fresh = '';
    this.label = '';
    /** @type {string} */
    this.lang = FIRST;
    /** Key of the cell in the tab order. @type {string} */
    this.active = '';
    this.pointer = 'mouse';
    /** The reachable cell, found once for a drawing. @type {string|null} */
    this.stop = null;
  }

  connectedCallback() {
    super.connectedCallback();
    this.addEventListener('keydown', this.#onKey);
    this.addEventListener('pointerdown', this.#onPointer, true);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.removeEventListener('keydown', this.#onKey);
    this.removeEventListener('pointerdown', this.#onPointer, true);
  }

  /** @param {string} key @param {any} [args] */
  t(key, args) {
    return t(langOf(this.lang), key, args);
  }

  /** Keys of the cells, in reading order. @returns {string[]} */
  cells() {
    return [];
  }

  /** What can be done here. @returns {string} */
  help() {
    return '';
  }

  /** What describes the board to a screen reader; the keys are seen by whoever uses them. @param {string} keys */
  helpPart(keys) {
    // What is hidden would still describe the board by the words in it.
    return html`<p id="help" class="keys" ?hidden=${this.ended}>
      ${this.ended ? '' : html`<span class="sr guide">${this.help()}</span> ${this.t(keys)}`}
    </p>`;
  }

  /** Forgets what was chosen. @returns {boolean} whether there was something */
  clear() {
    return false;
  }

  /** A key pressed inside the board. @param {KeyboardEvent} _event @returns {boolean} handled */
  onKey(_event) {
    return false;
  }

  /** The reachable cell; the first one when the active one is gone. */
  get roving() {
    const cells = this.cells();
    return cells.includes(this.active) ? this.active : (cells[0] ?? '');
  }

  /** @param {string} key @returns {0|-1} tabindex of a cell */
  tab(key) {
    this.stop ??= this.roving;
    return key === this.stop ? 0 : -1;
  }

  /** @param {string} key */
  async focusCell(key) {
    this.active = key;
    await this.updateComplete;
    this.cellElement(key)?.focus();
  }

  /** @param {string} key @returns {HTMLElement|null} */
  cellElement(key) {
    return this.renderRoot.querySelector(`[data-cell="${CSS.escape(key)}"]`);
  }

  /** Focus goes to the board's one tab stop. @param {FocusOptions} [options] */
  focus(options) {
    this.cellElement(this.roving)?.focus(options);
  }

  /** @param {string} text */
  emitMove(text) {
    if (this.disabled || !text) return;
    this.dispatchEvent(
      new CustomEvent('board-move', { detail: { text }, bubbles: true, composed: true }),
    );
  }

  /** @param {string|null} text */
  emitPreview(text) {
    this.dispatchEvent(
      new CustomEvent('board-preview', { detail: { text }, bubbles: true, composed: true }),
    );
  }

  /** @param {PointerEvent} event */
  #onPointer = (event) => {
    this.pointer = event.pointerType || 'mouse';
  };

  /** @param {KeyboardEvent} event */
  #onKey = (event) => {
    if (event.defaultPrevented || event.isComposing) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // Keys of a number field in the bar belong to the field.
    const from = /** @type {HTMLElement} */ (event.composedPath()[0]);
    if (from.matches?.('input, button, select')) return;
    if (event.key === 'Escape' ? this.clear() : this.onKey(event)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };

  /** @param {Map<string, unknown>} _changed */
  willUpdate(_changed) {
    this.stop = null;
    // Cells come and go with a move; the focus must not fall out of the board with them.
    const root = /** @type {ShadowRoot} */ (this.renderRoot);
    const at = root?.activeElement;
    // Who does not see where the focus is wants no page that scrolls to it.
    this.hadFocus = at ? { preventScroll: !at.matches(':focus-visible') } : null;
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    const root = /** @type {ShadowRoot} */ (this.renderRoot);
    if (this.hadFocus && !root.activeElement) this.focus(this.hadFocus);
    if (!changed.has('board') || !this.travels) return;
    // Not at once, since the page would be laid out for it here and once more for the frame.
    const { last } = this;
    requestAnimationFrame(() => {
      const time = this.isConnected && this.last === last ? this.speed : 0;
      if (time) this.travel(time);
    });
  }

  /** Whether the last move is seen to be made. */
  get travels() {
    const still = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
    return Boolean(this.last?.animate) && !still;
  }

  /** Lets what was moved begin where it lay before. @param {number} _time in milliseconds */
  travel(_time) {}

  /** Duration of a movement in milliseconds. */
  get speed() {
    const asked = getComputedStyle(this).getPropertyValue('--mex-speed').trim();
    const value = parseFloat(asked);
    if (Number.isNaN(value)) return 220;
    return /[^m]s$/u.test(asked) ? value * 1000 : value;
  }
}
