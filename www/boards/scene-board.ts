/**
 * The element of a board that is a scene: it keeps what the hand has chosen, the focus, the size and
 * the animation, and hands all else to the pure functions of the board's module, see boards/board.ts.
 */
import { html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { define } from '../ui/element/base.ts';
import { touch } from '../i18n/index.ts';
import { toDom } from '../scene/dom.ts';
import { placesOf, travels } from '../scene/places.ts';
import { cellsIn } from '../scene/scene.ts';
import { MexBoard } from './board-element.ts';
import { tendScrollers } from '../ui/controls/scroll-box.ts';
import { barOf, moreOf, numberFields } from './scene-bar.ts';
import { styleSheets } from '../ui/style/style-sheets.ts';
import sceneStyles from './scene.css?inline';
import type { Scene } from '../scene/scene.ts';
import type { CSSResultArray } from 'lit';
import type { Drag } from './scene-drag.ts';
import type { Big } from '../engine/types.ts';
import type { Act, AnyBoard, BoardEvent, Memory, Position, State } from './board.ts';

/** What a part of the drawing means: its own act, or that of its cell. */
function actOf(target: EventTarget | null): Act {
  const element = target as (Element & { act?: Act }) | null;
  return element?.act ?? element?.closest?.<Element & { act?: Act }>('[data-cell]')?.act;
}

/** Room left and right of a scene, so that a focus ring is not cut. */
const EDGE = 8;
/** The height of the bar below a scene. */
const BELOW = 56;
/** Before the element has a size. */
const WIDTH = 640;
/**
 * No board is drawn smaller than this part of its size, however low the window is; and none under fingers,
 * which would miss what is smaller.
 */
const LEAST = 0.75;

/** What only some boards use, see load-scene.ts. */
export type Extras = Partial<
  typeof import('./scene-panel.ts') &
    typeof import('./scene-choices.ts') &
    typeof import('./scene-stroke.ts')
>;

export class SceneBoard extends MexBoard {
  static styles: CSSResultArray = [MexBoard.styles, styleSheets(sceneStyles)];

  @state() ui = this.module.start;

  @state() width = 0;

  @state() em = 16;

  /** The height in which the drawing is seen at once. */
  @state() tall = Infinity;

  @property({ attribute: false }) marks = false;

  @property({ attribute: false }) values: Map<string, Big | null> | null = null;

  @property({ attribute: false }) matching: State['matching'] = null;

  @state() layout: { key: string | null; found: unknown } = { key: null, found: null };

  @property({ attribute: false }) partName = '';

  memory: Memory = new Map();

  scene: Scene | null = null;

  /** Where things lay before the last move. */
  origins: ReturnType<typeof placesOf> = new Map();

  /** The board's module. */
  static module: AnyBoard;
  static extras: Extras = {};

  /** Follows the pointer, on boards of strokes. */
  #stroke = this.extras.Stroke && new this.extras.Stroke(this);
  /** On boards of drags, from the first press on. */
  #drag: Drag | null = null;
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
    if (!this.clientWidth) return;
    this.width = this.clientWidth;
    // A frame in another page is as high as its content.
    if (self !== top) return;
    const above = (this.parentElement ?? this).getBoundingClientRect().top + scrollY;
    // The bar of the page on a phone.
    const bar = parseFloat(getComputedStyle(this).scrollMarginBottom) || 0;
    this.tall = innerHeight - (above < innerHeight * 0.6 ? above : 40) - BELOW - bar;
  }

  #onDown = async (event: PointerEvent) => {
    const target = event.target as SVGGraphicsElement;
    if (this.#drag) return this.#drag.down(event, target);
    // A mouse may be moved and lifted before the module has arrived.
    const [missed, stop] = [[] as PointerEvent[], new AbortController()];
    for (const name of ['pointermove', 'pointerup'] as const)
      addEventListener(name, (event) => missed.push(event), { signal: stop.signal });
    const { Drag } = await import('./scene-drag.ts').finally(() => stop.abort());
    this.#drag ??= new Drag(this);
    this.#drag.down(event, target);
    if (event.pointerType === 'mouse')
      for (const event of missed) dispatchEvent(new PointerEvent(event.type, event));
  };

  /** Keeps a finger that drags from scrolling. */
  #onTouch = (event: TouchEvent) => this.#drag?.touch(event);

  get extras(): Extras {
    return (this.constructor as typeof SceneBoard).extras;
  }

  get module(): AnyBoard {
    return (this.constructor as typeof SceneBoard).module;
  }

  get state(): State {
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
      board: board as Position,
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
    return this.module.help(this.state, this.ui, this.t);
  }

  /** The hit area at a point of the window. */
  hitAt(x: number, y: number) {
    const all = (this.getRootNode() as Document | ShadowRoot).elementsFromPoint(x, y);
    const hit = all.find((element) => this.contains(element) && element.matches('.hit'));
    return hit as (Element & { act?: Act }) | undefined;
  }

  /** What is chosen in a cell. */
  amountIn(cell: string) {
    const { bar, panel } = this.module;
    const [state, ui] = [this.state, this.ui];
    const { parts } = panel?.(state, ui, this.t) ?? {};
    const all: { cell: string; amount: number }[] = parts ?? bar?.(state, ui, this.t)?.chosen ?? [];
    return all.find((one) => one.cell === cell)?.amount ?? 0;
  }

  /**
   * Something happened on the board.
   * @param at when
   * @returns whether it meant something
   */
  send(event: BoardEvent, at?: number): boolean {
    const { module } = this;
    const result = module.reduce(this.state, this.ui, event, this.t);
    if (!result) return false;
    this.ui = result.ui;
    if (result.active !== undefined) this.active = result.active;
    if (result.preview !== undefined) this.emitPreview(result.preview);
    if (result.move) this.emitMove(result.move, at);
    if (result.focus !== undefined) this.focusCell(result.focus);
    return true;
  }

  clear() {
    const before = this.ui;
    const result = this.module.reduce(this.state, before, { type: 'cancel' }, this.t);
    this.send({ type: 'cancel' });
    return result?.preview !== undefined;
  }

  onKey({ key, shiftKey: shift }: KeyboardEvent) {
    const cells = this.cells();
    return this.send({ type: 'key', key, shift, cell: this.roving, cells, now: performance.now() });
  }

  /** Goes to the heap that was last asked for by number. */
  goToOpened() {
    if (this.ui.opened !== null) this.focusCell(String(this.ui.opened));
  }

  willUpdate(changed: Map<string, unknown>) {
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
    const found = await layout?.make(this.state, this.#space);
    if (this.layout.key === key) this.layout = { key, found };
  }

  /** The room that a scene has. */
  get #space() {
    return (this.width || WIDTH) - 2 * EDGE;
  }

  /** Nothing is chosen in another position; what was asked for stays in sight. */
  #fresh() {
    const { start, keep } = this.module;
    return { ...start, ...keep?.(this.ui) };
  }

  #draw() {
    const context = { t: this.t, width: this.#space, em: this.em };
    return this.module.view(this.state, this.ui, context);
  }

  render() {
    const { module, extras, state, ui } = this;
    const { width, height, look } = this.scene as Scene;
    const [w, h] = [Math.ceil(width), Math.ceil(height)];
    const k = look || touch?.matches ? 1 : Math.max(LEAST, Math.min(1, this.tall / h));
    const more = module.more?.(state, ui, this.t);
    const keys = typeof module.keys === 'string' ? module.keys : module.keys(state);
    const fields = module.fields?.(state, this.t) ?? [];
    const panel = module.panel?.(state, ui, this.t);
    const choices = module.choices?.(state, ui, this.t);
    const bar = module.bar ? module.bar(state, ui, this.t) : {};
    return html`<div
        class="scene ${this.disabled ? 'disabled' : ''} ${w * k > this.width ? 'wide' : ''} ${look ? 'scrolls' : ''}"
        role="group"
        part="board"
        aria-label=${this.label}
        aria-describedby=${this.helpId}
        @pointerleave=${({ pointerType }: PointerEvent) => this.send({ type: 'leave', pointer: pointerType })}
        @pointerover=${this.#onOver}
        @pointerdown=${module.drags ? this.#onDown : this.#stroke?.down}
        @touchmove=${this.#onTouch}
        @pointermove=${this.#stroke?.move}
        @pointerup=${this.#stroke?.up}
        @pointercancel=${this.#stroke?.up}
        @click=${this.#onClick}
        @focusin=${this.onFocus}
      >
        <svg
          class="drawing"
          role="presentation"
          width=${w * k}
          height=${h * k}
          viewBox="0 0 ${w} ${h}"
        >
          ${toDom(this.scene as Scene, (key) => this.tab(key))}
        </svg>
        ${more ? moreOf(this, more) : nothing}
      </div>
      ${fields.length ? numberFields(this, fields) : nothing} ${this.helpPart(keys)}
      <div class="hand" @focusin=${this.#typing}>
        ${panel ? extras.panelOf?.(this, panel) : nothing}
        ${choices ? extras.choicesOf?.(this, choices) : nothing} ${bar ? barOf(this, bar) : nothing}
      </div>
      ${module.signs?.(state, ui, this.t).map((text) => html`<p class="signs">${text}</p>`)}`;
  }

  /** A field may open the keyboard of a phone. */
  #typing = () => void import('./keyboard.ts').then(({ watchKeyboard }) => watchKeyboard(this));

  /** A finger is over the board before it is down. */
  #onOver = ({ target, pointerType }: PointerEvent) => {
    const act = actOf(target);
    if (act) this.send({ type: 'point', act, pointer: pointerType });
  };

  #onClick = ({ target, detail, timeStamp }: MouseEvent) => {
    const act = actOf(target);
    // Without a pointer it is a screen reader that presses.
    if (act && !this.#stroke?.ended)
      this.send({ type: 'press', act, pointer: detail ? this.pointer : 'none' }, timeStamp);
  };

  onFocus = ({ target }: FocusEvent) => {
    const cell = target as Element;
    const key = cell.getAttribute('data-cell');
    if (!key) return;
    this.active = key;
    // The room stays when the focus goes: a press on what stands below must not miss it.
    if (cell.matches(':focus-visible')) this.setAttribute('data-keyed', '');
  };

  updated(changed: Map<string, unknown>) {
    super.updated(changed);
    if (this.module.choices) tendScrollers(this);
    const { look } = this.scene ?? {};
    if (!changed.has('layout') || !look) return;
    // Brings what matters into the part that is seen, without moving the page.
    const frame = this.querySelector('.scene') as HTMLElement;
    frame.scrollTo(look.x - frame.clientWidth / 2, look.y - frame.clientHeight / 2);
  }

  /** What was moved hops from where it lay, or goes its way. */
  travel(time: number) {
    const { scene } = this;
    if (!scene) return;
    travels(scene.items, this.origins).forEach(({ key, dx, dy, via, glides }, i) => {
      const element = this.querySelector(`[data-key="${CSS.escape(key)}"]`);
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
 * @param extras what only some boards use
 */
export function defineScene(name: string, module: AnyBoard, extras: Extras = {}) {
  const tag = `mex-board-${name}`;
  // Not nested, which older browsers do not read.
  const own = module.styles?.replaceAll('&', `${tag}.board`);
  class Made extends SceneBoard {
    static module = module;
    static extras = extras;
    static styles = [
      SceneBoard.styles,
      ...styleSheets(extras.panelStyles ?? '', extras.choicesStyles ?? '', own ?? ''),
    ];
  }
  define(tag, Made);
}
