import { LitElement, html } from 'lit';
import { property, state } from 'lit/decorators.js';
import { langOf, t } from '../i18n/index.ts';
import { FIRST } from '../i18n/languages.ts';
import type { Translate } from '../i18n/languages.ts';
import { activeIn } from '../ui/element/focus.ts';
import { adopt } from '../ui/style/adopt.ts';
import { styleSheets } from '../ui/style/style-sheets.ts';
import boardStyles from './boards.css?inline';
import type { CSSResultArray } from 'lit';
import type { Legal, Move, Position } from './board.ts';

/** Counts boards: the id of a description is unique in the root around them. */
let count = 0;

/**
 * What every board has in common. A board draws one position and lets a hand choose a move. It knows
 * neither the engine nor a rule: what may be done arrives in `legal`, what was chosen is played as the
 * text of a move.
 *
 * It has no shadow root: the root around it, which has the theme, adopts its styles.
 *
 * Cells are the things that the arrow keys walk through. Exactly one of them is in the tab order.
 */
export class MexBoard extends LitElement {
  static styles: CSSResultArray = styleSheets(boardStyles);

  /** The position as data, see `describe` of the engine. */
  @property({ attribute: false }) board: Position | null = null;

  /** What a hand may do, see `describe`. Null: nothing. */
  @property({ attribute: false }) legal: Legal | null = null;

  /** Moves (data) to be marked as winning. */
  @property({ attribute: false }) hints: Move[] = [];

  /** The move that led here: `{move, animate}`, or null. */
  @property({ attribute: false }) last: { move: Move; animate: boolean } | null = null;

  /** The board is shown, but no move can be made now. */
  @property({ type: Boolean }) disabled = false;

  /** Nothing can be done here any more. */
  @property({ type: Boolean }) ended = false;

  /** Changes with a new game; while it stays, what is drawn keeps its size and place. */
  @property({ type: String }) fresh = '';

  /** The name of the board for assistive technology. */
  @property({ type: String }) label = '';

  /** The rule, where nothing beside the board says it. */
  @property({ attribute: false }) rule = '';

  /** Plays a move that a hand has made. `at`: when, if an event says so. */
  play: (move: string, at?: number) => unknown = () => {};

  /** Hears of the move that a hand considers; null: of none. */
  consider: (move: string | null) => void = () => {};

  @property({ type: String, reflect: true }) lang: string = FIRST;

  /** Key of the cell in the tab order. */
  @state() active: string = '';

  pointer = 'mouse';

  /** The id of what describes it. */
  readonly helpId = `board-help-${(count += 1)}`;

  /** How the focus is given back when its cell goes with a move; null where it was elsewhere. */
  hadFocus: FocusOptions | null = null;

  /** The reachable cell, found once for a drawing. */
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

  t: Translate = (key, ...args) => t(langOf(this.lang), key, ...args);

  /** Keys of the cells, in reading order. */
  cells(): string[] {
    return [];
  }

  /** What can be done here. */
  help(): string {
    return '';
  }

  /** What describes the board to a screen reader; the keys are shown while they are used. */
  helpPart(keys: string) {
    // What is hidden would still describe the board by the words in it.
    return html`<p id=${this.helpId} class="keys no-print" ?hidden=${this.ended}>
      ${this.ended ? '' : html`<span class="sr guide">${this.rule} ${this.help()}</span> ${this.t(keys)}`}
    </p>`;
  }

  /**
   * Forgets what was chosen.
   * @returns whether there was something
   */
  clear(): boolean {
    return false;
  }

  /**
   * A key pressed inside the board.
   * @returns handled
   */
  onKey(_event: KeyboardEvent): boolean {
    return false;
  }

  /** The reachable cell; the first one when the active one is gone. */
  get roving() {
    const cells = this.cells();
    return cells.includes(this.active) ? this.active : (cells[0] ?? '');
  }

  /** @returns tabindex of a cell */
  tab(key: string): 0 | -1 {
    this.stop ??= this.roving;
    return key === this.stop ? 0 : -1;
  }

  /** The focused element in it. */
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

  /** Focus goes to the board's one tab stop. */
  focus(options?: FocusOptions) {
    this.cellElement(this.roving)?.focus(options);
  }

  #onPointer = (event: PointerEvent) => {
    this.pointer = event.pointerType || 'mouse';
  };

  #onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    // Keys of a number field in the bar belong to the field.
    const from = event.composedPath()[0] as HTMLElement;
    if (from.matches?.('input, button, select')) return;
    if (event.key === 'Escape' ? this.clear() : this.onKey(event)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };

  willUpdate(_changed: Map<string, unknown>) {
    this.stop = null;
    // Cells come and go with a move; the focus must not fall out of the board with them.
    const at = this.focused;
    // Do not scroll to a focus that is not visible.
    this.hadFocus = at ? { preventScroll: !at.matches(':focus-visible') } : null;
  }

  updated(changed: Map<string, unknown>) {
    if (this.hadFocus && !this.focused) this.focus(this.hadFocus);
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

  /**
   * Lets what was moved begin where it lay before.
   * @param _time in milliseconds
   */
  travel(_time: number) {}

  /** Duration of a movement in milliseconds. */
  get speed() {
    const asked = getComputedStyle(this).getPropertyValue('--mex-speed').trim();
    const value = parseFloat(asked);
    if (Number.isNaN(value)) return 220;
    return /[^m]s$/u.test(asked) ? value * 1000 : value;
  }
}
