import { LitElement, html } from 'lit';
import { property, state } from 'lit/decorators.js';
import { langOf, t } from '../i18n/index.ts';
import { FIRST } from '../i18n/languages.ts';
import type { Translate } from '../i18n/languages.ts';
import { activeIn } from '../ui/element/focus.ts';
import { start, turn } from '../ui/element/pause.ts';
import { adopt } from '../ui/style/adopt.ts';
import { styleSheets } from '../ui/style/style-sheets.ts';
import boardStyles from './boards.css?inline';
import type { CSSResultArray } from 'lit';
import type { Legal, Move, Position } from './board.ts';

/** The number of boards created, from which the id of each board's description is made unique. */
let count = 0;

/**
 * The base class of all boards. A board draws one position and lets a person choose a move. It contains
 * neither the engine nor a rule: the property `legal` holds the legal moves, and the chosen move is played as
 * a text.
 *
 * A board has no shadow root: the surrounding root, which has the theme, adopts the board's styles.
 *
 * Cells are the things that the arrow keys move between. Exactly one cell is in the tab order.
 */
export class MexBoard extends LitElement {
  static styles: CSSResultArray = styleSheets(boardStyles);

  /** The position as data; see `describe` of the engine. */
  @property({ attribute: false }) board: Position | null = null;

  /** The legal moves, see `describe` of the engine, or null if there is none. */
  @property({ attribute: false }) legal: Legal | null = null;

  /** The moves to be marked as winning. */
  @property({ attribute: false }) hints: Move[] = [];

  /** The move that led to the position: `{move, animate}`, or null. */
  @property({ attribute: false }) last: { move: Move; animate: boolean } | null = null;

  /** Whether the board is shown without allowing moves. */
  @property({ type: Boolean }) disabled = false;

  /** Whether the game is over, so that no move is possible. */
  @property({ type: Boolean }) ended = false;

  /** A text that changes with a new game. While it is unchanged, the drawing keeps its size and place. */
  @property({ type: String }) fresh = '';

  /** The name of the board for assistive technology. */
  @property({ type: String }) label = '';

  /** The text of the rule, if nothing beside the board shows the rule. */
  @property({ attribute: false }) rule = '';

  /** Callback that plays a chosen move. `at` is the time of the event that chose the move, if any. */
  play: (move: string, at?: number) => unknown = () => {};

  /** Callback for the move that is chosen but not yet played, or null if none is. */
  consider: (move: string | null) => void = () => {};

  @property({ type: String, reflect: true }) lang: string = FIRST;

  /** The key of the cell in the tab order. */
  @state() active: string = '';

  pointer = 'mouse';

  /** The id of the element that describes the board. */
  readonly helpId = `board-help-${(count += 1)}`;

  /**
   * The options for restoring the focus if an update removes the focused cell, or null if the focus is
   * outside the board.
   */
  hadFocus: FocusOptions | null = null;

  /** The key of the cell in the tab order, computed once per rendering. */
  stop: string | null = null;

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    adopt(this.getRootNode(), (this.constructor as typeof MexBoard).styles);
    this.classList.add('board');
    super.connectedCallback();
    this.addEventListener('keydown', this.#onKey);
    this.addEventListener('pointerdown', this.#onPointer, true);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.removeEventListener('keydown', this.#onKey);
    this.removeEventListener('pointerdown', this.#onPointer, true);
  }

  /** Draw the first board of the front page in a task of its own, when the parts around it have their layout. */
  async scheduleUpdate() {
    if (start.on) await turn();
    super.scheduleUpdate();
  }

  t: Translate = (key, ...args) => t(langOf(this.lang), key, ...args);

  /** Return the keys of the cells, in reading order. */
  cells(): string[] {
    return [];
  }

  /** Return a text that explains how to choose a move. */
  help(): string {
    return '';
  }

  /**
   * Return the description of the board for screen readers, with the help about keys, which is shown while
   * keys are used.
   */
  helpPart(keys: string) {
    // Leave the element empty after the end of the game: a screen reader would read its text although the
    // element is hidden.
    return html`<p id=${this.helpId} class="keys no-print" ?hidden=${this.ended}>
      ${this.ended ? '' : html`<span class="sr guide">${this.rule} ${this.help()}</span> ${this.t(keys)}`}
    </p>`;
  }

  /**
   * Clear the choice of a move.
   * @returns whether something was chosen
   */
  clear(): boolean {
    return false;
  }

  /**
   * Handle a key pressed inside the board.
   * @returns whether the key was handled
   */
  onKey(_event: KeyboardEvent): boolean {
    return false;
  }

  /**
   * The key of the cell in the tab order: the active cell, or the first cell if the active cell no longer
   * exists.
   */
  get roving() {
    const cells = this.cells();
    return cells.includes(this.active) ? this.active : (cells[0] ?? '');
  }

  /** @returns the `tabindex` of a cell */
  tab(key: string): 0 | -1 {
    this.stop ??= this.roving;
    return key === this.stop ? 0 : -1;
  }

  /** The focused element inside the board, or null. */
  get focused() {
    return activeIn(this);
  }

  async focusCell(key: string) {
    this.active = key;
    await this.updateComplete;
    this.cellElement(key)?.focus();
  }

  cellElement(key: string): HTMLElement | null {
    return this.querySelector(`[data-cell="${CSS.escape(key)}"]`);
  }

  /** Focus the cell in the tab order. */
  focus(options?: FocusOptions) {
    this.cellElement(this.roving)?.focus(options);
  }

  #onPointer = (event: PointerEvent) => {
    this.pointer = event.pointerType || 'mouse';
  };

  #onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // Leave keys pressed in a number field or another control to that control.
    const from = event.composedPath()[0] as HTMLElement;
    if (from.matches?.('input, button, select')) return;
    if (event.key === 'Escape' ? this.clear() : this.onKey(event)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };

  willUpdate(_changed: Map<string, unknown>) {
    this.stop = null;
    // Remember the focus, since a move may remove the focused cell, and the focus must stay inside the board.
    const at = this.focused;
    // Do not scroll to the focused cell if its focus is not shown.
    this.hadFocus = at ? { preventScroll: !at.matches(':focus-visible') } : null;
  }

  updated(changed: Map<string, unknown>) {
    if (this.hadFocus && !this.focused) this.focus(this.hadFocus);
    if (!changed.has('board') || !this.travels) return;
    // Wait for the next frame: measuring at once would compute the layout of the page twice.
    const { last } = this;
    requestAnimationFrame(() => {
      const time = this.isConnected && this.last === last ? this.speed : 0;
      if (time) this.travel(time);
    });
  }

  /** Whether the last move is animated. */
  get travels() {
    const still = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
    return Boolean(this.last?.animate) && !still;
  }

  /**
   * Animate the moved things from their previous places.
   * @param _time the duration in milliseconds
   */
  travel(_time: number) {}

  /** The duration of an animation in milliseconds, from the style `--mex-speed`. */
  get speed() {
    const asked = getComputedStyle(this).getPropertyValue('--mex-speed').trim();
    const value = parseFloat(asked);
    if (Number.isNaN(value)) return 220;
    return /[^m]s$/u.test(asked) ? value * 1000 : value;
  }
}
