/**
 * The element of a board that is a scene: it keeps what the hand has chosen, the focus, the size and
 * the animation, and hands all else to the pure functions of the board's module, see scene/scene.js.
 *
 * @typedef {object} State
 * @property {any} board the position as data
 * @property {any} legal what a hand may do, or null
 * @property {any[]} hints moves to be marked as winning
 * @property {{ move: any, animate?: boolean } | null} last the move that led here
 * @property {boolean} live whether a move can be made; never in a picture
 * @property {boolean} [still] whether this is a picture
 * @property {Map<any, any>} memory what was shown before in this game
 * @property {string} [fresh] changes with a new game
 * @property {boolean} [marks] whether what helps to win is marked
 * @property {Map<string, any> | null} [values] SG values of nodes
 * @property {any} [matching] edges of a matching as pairs of names
 * @property {any} [layout] what the board's module laid out
 * @property {string} [part] the name of the parts
 * @property {string} [active] the cell that had the focus last
 *
 * @typedef {{ t: (key: string, args?: any) => string, width: number, em: number }} Room
 * @typedef {{ type: string, [name: string]: any }} Event
 */
/**
 * @template Ui
 * @typedef {{ ui: Ui, move?: string, preview?: string | null, focus?: string, active?: string }} Result
 */
import { html, nothing, unsafeCSS } from 'lit';
import { define } from '../ui/element/base.js';
import { toDom } from '../scene/dom.js';
import { placesOf, travels } from '../scene/places.js';
import { cellsIn } from '../scene/scene.js';
import { MexBoard } from './board.js';
import { tendScrollers } from '../ui/controls/scroll-box.js';
import { barOf, moreOf, numberFields } from './scene-bar.js';
import { sceneStyles } from './scene-styles.js';

/** Room left and right of a scene, so that a focus ring is not cut. */
const EDGE = 8;
/** Before the element has a size. */
const WIDTH = 640;

export class SceneBoard extends MexBoard {
  /** @type {import('lit').CSSResultGroup} */
  static styles = [MexBoard.styles, sceneStyles];

  /** @type {import('lit').PropertyDeclarations} */
  static properties = {
    ui: { state: true },
    width: { state: true },
    em: { state: true },
    marks: { attribute: false },
    values: { attribute: false },
    matching: { attribute: false },
    layout: { state: true },
    partName: { attribute: false },
  };

  /** The board's module. @type {any} */
  static module;
  /** What only some boards use, see load-scene.js. @type {Record<string, any>} */
  static extras = {};

  constructor() {
    super();
    this.ui = this.module.start;
    this.width = 0;
    this.em = 16;
    this.marks = false;
    /** @type {Map<string, any> | null} */
    this.values = null;
    /** @type {any} */
    this.matching = null;
    this.partName = '';
    /** @type {{ key: string | null, found: any }} */
    this.layout = { key: null, found: null };
    /** @type {Map<any, any>} */
    this.memory = new Map();
    /** @type {import('../scene/scene.js').Scene | null} */
    this.scene = null;
    /** Where things lay before the last move. @type {ReturnType<typeof placesOf>} */
    this.origins = new Map();
  }

  /** Follows the pointer, on boards of strokes. */
  #stroke = this.extras.Stroke && new this.extras.Stroke(this);
  /** On boards of drags, from the first press on. @type {import('./scene-drag.js').Drag | null} */
  #drag = null;
  #sizes = globalThis.ResizeObserver && new ResizeObserver(() => this.#measure());

  connectedCallback() {
    super.connectedCallback();
    this.#sizes?.observe(this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#sizes?.disconnect();
  }

  #measure() {
    const em = getComputedStyle(this).getPropertyValue('--mex-em').trim();
    if (/^[\d.]+px$/.test(em)) this.em = parseFloat(em);
    if (this.clientWidth) this.width = this.clientWidth;
  }

  /** @param {PointerEvent} event */
  #onDown = async (event) => {
    const { target } = event;
    this.#drag ??= new (await import('./scene-drag.js')).Drag(this);
    this.#drag.down(event, target);
  };

  /** Keeps a finger that drags from scrolling. @param {TouchEvent} event */
  #onTouch = (event) => this.#drag?.touch(event);

  /** @returns {Record<string, any>} */
  get extras() {
    return /** @type {typeof SceneBoard} */ (this.constructor).extras;
  }

  /** @returns {any} */
  get module() {
    return /** @type {typeof SceneBoard} */ (this.constructor).module;
  }

  /** @returns {State} */
  get state() {
    const {
      board,
      legal,
      last,
      memory,
      fresh,
      marks,
      values,
      matching,
      partName: part,
      active,
    } = this;
    const layout = this.layout.found;
    const live = !this.disabled;
    const hints = live ? (this.hints ?? []) : [];
    return {
      board,
      legal,
      hints,
      last,
      live,
      memory,
      fresh,
      marks,
      values,
      matching,
      layout,
      part,
      active,
    };
  }

  #words = (/** @type {string} */ key, /** @type {any} */ args) => this.t(key, args);

  cells() {
    const { module } = this;
    if (module.cells) return module.cells(this.state, this.ui);
    return cellsIn((this.scene ?? this.#draw()).items).map(({ key }) => key);
  }

  get roving() {
    const cells = this.cells();
    if (cells.includes(this.active)) return this.active;
    return this.module.first?.(this.state) ?? cells[0] ?? '';
  }

  help() {
    return this.module.help(this.state, this.ui, this.#words);
  }

  /** What is chosen in a cell. @param {string} cell */
  amountIn(cell) {
    const { bar, panel } = this.module;
    const [state, ui] = [this.state, this.ui];
    const { parts } = panel?.(state, ui, this.#words) ?? {};
    const all = parts ?? bar(state, ui, this.#words).chosen ?? [];
    return all.find((/** @type {any} */ one) => one.cell === cell)?.amount ?? 0;
  }

  /**
   * Something happened on the board.
   * @param {Event} event
   * @returns {boolean} whether it meant something
   */
  send(event) {
    const { module } = this;
    /** @type {Result<any> | null} */
    const result = module.reduce(this.state, this.ui, event, this.#words);
    if (!result) return false;
    this.ui = result.ui;
    if (result.active !== undefined) this.active = result.active;
    if (result.preview !== undefined) this.emitPreview(result.preview);
    if (result.move) this.emitMove(result.move);
    if (result.focus !== undefined) this.focusCell(result.focus);
    return true;
  }

  clear() {
    const before = this.ui;
    const result = this.module.reduce(this.state, before, { type: 'cancel' }, this.#words);
    this.send({ type: 'cancel' });
    return result?.preview !== undefined;
  }

  /** @param {KeyboardEvent} event */
  onKey({ key, shiftKey: shift }) {
    const cells = this.cells();
    return this.send({ type: 'key', key, shift, cell: this.roving, cells, now: performance.now() });
  }

  /** Goes to the heap that was last asked for by number. */
  goToOpened() {
    if (this.ui.opened !== null) this.focusCell(String(this.ui.opened));
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    if (!this.hasUpdated && this.isConnected) this.#measure();
    const { module } = this;
    if (changed.has('fresh')) this.memory.clear();
    if (changed.has('board') || changed.has('legal')) this.ui = this.#fresh();
    else if (changed.has('disabled')) this.ui = { ...this.ui, notice: '' };
    if (changed.has('board')) {
      const old = changed.get('board');
      module.remember?.(this.memory, this.state, this.ui, old);
      if (this.scene && this.travels) this.origins = placesOf(this.scene.items);
    }
    if (changed.has('board') && this.board) {
      if (module.lost?.(this.state, this.active)) this.active = '';
      this.#lay();
    }
    this.scene = this.#draw();
  }

  /** Lays out what is shown, where that takes its time and is not done yet. */
  async #lay() {
    const { layout } = this.module;
    const key = layout?.key(this.state) ?? null;
    if (key === this.layout.key) return;
    this.layout = { key, found: null };
    if (key === null) return;
    const found = await layout.make(this.state, this.#room);
    if (this.layout.key === key) this.layout = { key, found };
  }

  /** The room that a scene has. */
  get #room() {
    return (this.width || WIDTH) - 2 * EDGE;
  }

  /** Nothing is chosen in another position; what was asked for stays in sight. */
  #fresh() {
    const { start, keep } = this.module;
    return { ...start, ...keep?.(this.ui) };
  }

  #draw() {
    const room = { t: this.#words, width: this.#room, em: this.em };
    return this.module.view(this.state, this.ui, room);
  }

  render() {
    const { module, extras, state, ui } = this;
    const { width, height, look } = /** @type {import('../scene/scene.js').Scene} */ (this.scene);
    const [w, h] = [Math.ceil(width), Math.ceil(height)];
    const more = module.more?.(state, ui, this.#words);
    const keys = typeof module.keys === 'string' ? module.keys : module.keys(state);
    const fields = module.fields?.(state, this.#words) ?? [];
    const panel = module.panel?.(state, ui, this.#words);
    const choices = module.choices?.(state, ui, this.#words);
    const bar = module.bar ? module.bar(state, ui, this.#words) : {};
    return html`<div
        class="scene ${this.disabled ? 'disabled' : ''} ${w > this.width ? 'wide' : ''} ${look ? 'scrolls' : ''}"
        role="group"
        part="board"
        aria-label=${this.label}
        aria-describedby="help"
        @pointerleave=${(/** @type {PointerEvent} */ { pointerType }) => this.send({ type: 'leave', pointer: pointerType })}
        @pointerover=${this.#onOver}
        @pointerdown=${module.drags ? this.#onDown : this.#stroke?.down}
        @touchmove=${this.#onTouch}
        @pointermove=${this.#stroke?.move}
        @pointerup=${this.#stroke?.up}
        @pointercancel=${this.#stroke?.up}
        @click=${this.#onClick}
        @focusin=${this.onFocus}
      >
        <svg class="drawing" role="presentation" width=${w} height=${h} viewBox="0 0 ${w} ${h}">
          ${toDom(/** @type {any} */ (this.scene), (key) => this.tab(key))}
        </svg>
        ${more ? moreOf(this, more) : nothing}
      </div>
      ${fields.length ? numberFields(this, fields) : nothing} ${this.helpPart(keys)}
      <div class="hand" @focusin=${this.#typing}>
        ${panel ? extras.panelOf(this, panel) : nothing}
        ${choices ? extras.choicesOf(this, choices) : nothing} ${bar ? barOf(this, bar) : nothing}
      </div>
      ${module.signs?.(state, ui, this.#words).map((/** @type {string} */ says) => html`<p class="signs">${says}</p>`)}`;
  }

  /** A field may open the keyboard of a phone. */
  #typing = () => void import('./keyboard.js').then(({ watchKeyboard }) => watchKeyboard(this));

  /** A finger is over the board before it is down. @param {PointerEvent} event */
  #onOver = ({ target, pointerType }) => {
    const element = /** @type {any} */ (target);
    const act = element.act ?? element.closest?.('[data-cell]')?.act;
    if (act) this.send({ type: 'point', act, pointer: pointerType });
  };

  /** @param {MouseEvent} event */
  #onClick = ({ target, detail }) => {
    const element = /** @type {any} */ (target);
    const act = element.act ?? element.closest?.('[data-cell]')?.act;
    // Without a pointer it is a screen reader that presses.
    if (act && !this.#stroke?.ended)
      this.send({ type: 'press', act, pointer: detail ? this.pointer : 'none' });
  };

  /** @param {FocusEvent} event */
  onFocus = ({ target }) => {
    const key = /** @type {Element} */ (target).getAttribute('data-cell');
    if (key) this.active = key;
  };

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    super.updated(changed);
    if (this.module.choices) tendScrollers(this.renderRoot);
    const { look } = this.scene ?? {};
    if (!changed.has('layout') || !look) return;
    // Brings what matters into the part that is seen, without moving the page.
    const frame = /** @type {HTMLElement} */ (this.renderRoot.querySelector('.scene'));
    frame.scrollTo(look.x - frame.clientWidth / 2, look.y - frame.clientHeight / 2);
  }

  /** What was moved hops from where it lay, or goes its way. @param {number} time */
  travel(time) {
    const { scene } = this;
    if (!scene) return;
    travels(scene.items, this.origins).forEach(({ key, dx, dy, via, glides }, i) => {
      const element = this.renderRoot.querySelector(`[data-key="${CSS.escape(key)}"]`);
      if (glides) {
        const frames = [{ transform: `translate(${dx}px, ${dy}px)` }, { transform: 'none' }];
        element?.animate(frames, { duration: time * 2.2, easing: 'cubic-bezier(.3,.7,.2,1)' });
        return;
      }
      if (via) {
        const frames = via.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
        element?.animate(frames, { duration: time * 3.5, easing: 'ease-in-out' });
        return;
      }
      const top = Math.min(dy, 0) - 22;
      element?.animate(
        [
          { transform: `translate(${dx}px, ${dy}px)` },
          { transform: `translate(${dx * 0.55}px, ${top}px)`, offset: 0.45 },
          { transform: 'none' },
        ],
        { duration: time * 2.4, delay: i * time * 0.25, fill: 'backwards', easing: 'ease-in-out' },
      );
    });
  }
}

/**
 * Makes the element of a board: `mex-board-NAME`.
 * @param {string} name
 * @param {any} module
 * @param {Record<string, any>} [extras] what only some boards use
 */
export function defineScene(name, module, extras = {}) {
  class Board extends SceneBoard {
    static module = module;
    static extras = extras;
    static styles = [
      SceneBoard.styles,
      extras.panelStyles ?? [],
      extras.choicesStyles ?? [],
      unsafeCSS(module.styles ?? ''),
    ];
  }
  define(`mex-board-${name}`, Board);
}
