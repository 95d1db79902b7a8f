/**
 * The element of a board that draws a scene. It stores the choices, the focus and the layout; everything else
 * is computed by the pure functions of the board's module, see boards/board.ts.
 */
import { html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { toDom } from '../scene/dom.ts';
import { placesOf } from '../scene/places.ts';
import { cellsIn } from '../scene/scene.ts';
import { start } from '../ui/element/pause.ts';
import { MexBoard } from './board-element.ts';
import { tendScrollers } from '../ui/controls/scroll-box.ts';
import { barOf, moreOf } from './scene-bar.ts';
import { ScenePointer } from './scene-pointer.ts';
import { Room } from './scene-room.ts';
import { travelIn } from './scene-travel.ts';
import { styleSheets } from '../ui/style/style-sheets.ts';
import sceneStyles from './scene.css?inline';
import type { Scene } from '../scene/scene.ts';
import type { CSSResultArray } from 'lit';
import type { Big } from '../engine/types.ts';
import type { Act, AnyBoard, BoardEvent, Memory, Position, State } from './board.ts';

/** Return the act of an element of the drawing: its own act, or the act of its cell. */
function actOf(target: EventTarget | null): Act {
  const element = target as (Element & { act?: Act }) | null;
  return element?.act ?? element?.closest?.<Element & { act?: Act }>('[data-cell]')?.act;
}

/** The exports of modules that only some boards use; see load-scene.ts. */
export type Extras = Partial<
  typeof import('./scene-panel.ts') &
    typeof import('./scene-fields.ts') &
    typeof import('./scene-choices.ts') &
    typeof import('./scene-stroke.ts')
>;

export class SceneBoard extends MexBoard {
  static styles: CSSResultArray = [MexBoard.styles, styleSheets(sceneStyles)];

  /** The board's module, and the exports of modules that only some boards use. */
  static module: AnyBoard;
  static extras: Extras = {};

  @state() ui = this.module.start;

  @property({ attribute: false }) marks = false;

  @property({ attribute: false }) values: Map<string, Big | null> | null = null;

  @property({ attribute: false }) matching: State['matching'] = null;

  @state() layout: { key: string | null; found: unknown } = { key: null, found: null };

  @property({ attribute: false }) partName = '';

  memory: Memory = new Map();

  scene: Scene | null = null;

  /** The places of the drawn things before the last move. */
  origins: ReturnType<typeof placesOf> = new Map();

  room = new Room(this);
  hand = new ScenePointer(this, this.extras.Stroke && new this.extras.Stroke(this));

  get extras(): Extras {
    return (this.constructor as typeof SceneBoard).extras;
  }

  get module(): AnyBoard {
    return (this.constructor as typeof SceneBoard).module;
  }

  get state(): State {
    const { legal, last, memory, fresh, marks, values, matching, active } = this;
    const live = !this.disabled;
    return {
      ...{ board: this.board as Position, legal, last, live, memory, fresh, marks, values },
      ...{ matching, active, layout: this.layout.found, part: this.partName },
      hints: live ? (this.hints ?? []) : [],
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

  /** Return the amount chosen in a cell, or 0 if none is chosen. */
  amountIn(cell: string) {
    const { bar, panel } = this.module;
    const [state, ui] = [this.state, this.ui];
    const { parts } = panel?.(state, ui, this.t) ?? {};
    const all: { cell: string; amount: number }[] = parts ?? bar?.(state, ui, this.t)?.chosen ?? [];
    return all.find((one) => one.cell === cell)?.amount ?? 0;
  }

  /**
   * Pass an event to the board's module and apply the result.
   * @param at the time of the event
   * @returns false if the event had no result or the thing may not be lifted, otherwise true
   */
  send(event: BoardEvent, at?: number): boolean {
    const result = this.module.reduce(this.state, this.ui, event, this.t);
    if (!result) return false;
    this.ui = result.ui;
    if (result.active !== undefined) this.active = result.active;
    if (result.preview !== undefined) this.consider(result.preview);
    if (result.move && !this.disabled) this.play(result.move, at);
    if (result.focus !== undefined) this.focusCell(result.focus);
    return result.lifted ?? true;
  }

  #click = ({ target, detail, timeStamp }: MouseEvent) => {
    const act = actOf(target);
    // A click without a pointer (`detail` is 0) comes from a screen reader or a key.
    const pointer = detail ? this.pointer : 'none';
    if (act) this.send({ type: 'press', act, pointer }, timeStamp);
  };

  /**
   * Send a `point` event. The kind of pointer comes from the event itself, since for a finger the browser
   * fires `pointerover` before `pointerdown`, at which the board stores the kind.
   */
  #over = ({ target, pointerType: pointer }: PointerEvent) => {
    const act = actOf(target);
    if (act) this.send({ type: 'point', act, pointer });
  };

  #leave = ({ pointerType: pointer }: PointerEvent) => {
    this.send({ type: 'leave', pointer });
  };

  clear() {
    const result = this.module.reduce(this.state, this.ui, { type: 'cancel' }, this.t);
    this.send({ type: 'cancel' });
    return result?.preview !== undefined;
  }

  onKey({ key, shiftKey: shift }: KeyboardEvent) {
    const cells = this.cells();
    return this.send({ type: 'key', key, shift, cell: this.roving, cells, now: performance.now() });
  }

  /** Focus the heap that was last opened by its number. */
  goToOpened() {
    if (this.ui.opened !== null) this.focusCell(String(this.ui.opened));
  }

  onFocus = ({ target }: FocusEvent) => {
    const cell = target as Element;
    const key = cell.getAttribute('data-cell');
    if (!key) return;
    this.active = key;
    // The attribute is never removed: if the help about keys disappeared with the focus, a button below the
    // board would move away under the pointer.
    if (cell.matches(':focus-visible')) this.setAttribute('data-keyed', '');
  };

  willUpdate(changed: Map<string, unknown>) {
    super.willUpdate(changed);
    if (!this.hasUpdated && this.isConnected) this.room.measure();
    const { module } = this;
    if (changed.has('fresh')) this.memory.clear();
    if (changed.has('board') || changed.has('legal')) this.ui = this.#fresh();
    else if (changed.has('disabled')) this.ui = { ...this.ui, notice: '' };
    if (changed.has('board')) {
      module.remember?.(this.memory, this.state, this.ui, changed.get('board'));
      if (this.scene && this.travels) this.origins = placesOf(this.scene.items);
    }
    if (changed.has('board') && this.board) {
      if (module.lost?.(this.state, this.active)) this.active = '';
      void this.#lay();
    }
    this.scene = this.#draw();
  }

  /** Compute the layout of the position if it takes time and is not yet computed. */
  async #lay() {
    const { layout } = this.module;
    const key = layout?.key(this.state) ?? null;
    if (key === this.layout.key) return;
    this.layout = { key, found: null };
    if (key === null) return;
    const found = await layout?.make(this.state, this.room.space, this.room.isLow);
    if (this.layout.key === key) this.layout = { key, found };
  }

  /** Return the choices for a new position: nothing is chosen, but heaps opened by number stay open. */
  #fresh() {
    const { start, keep } = this.module;
    return { ...start, ...keep?.(this.ui) };
  }

  #draw() {
    const { t, room } = this;
    return this.module.view(this.state, this.ui, { t, width: room.space, em: room.em });
  }

  /** Return the template of the drawing and of the controls below it. */
  render() {
    const { module, extras, state, ui, t, room, hand } = this;
    const scene = this.scene as Scene;
    const { width, height, items, look } = scene;
    const [w, h] = [Math.ceil(width), Math.ceil(height)];
    const k = look ? 1 : room.scaleOf({ width: w, height: h, items }, state.fresh ?? '');
    const cls = `${this.disabled ? 'disabled' : ''} ${w * k > room.width ? 'wide' : ''}`;
    const more = module.more?.(state, ui, t);
    const fields = module.fields?.(state, t) ?? [];
    const panel = module.panel?.(state, ui, t);
    const choices = module.choices?.(state, ui, t);
    const bar = module.bar ? module.bar(state, ui, t) : {};
    const keys = typeof module.keys === 'string' ? module.keys : module.keys(state);
    /** Watch the on-screen keyboard of a phone, which an input field may open. */
    const typing = () =>
      void import('./keyboard.ts').then(({ watchKeyboard }) => watchKeyboard(this));
    return html`<div
        class="scene ${cls} ${look ? 'scrolls' : ''}"
        role="group"
        part="board"
        aria-label=${this.label}
        aria-describedby=${this.helpId}
        @pointerleave=${this.#leave}
        @pointerover=${this.#over}
        @pointerdown=${hand.down}
        @touchmove=${hand.touch}
        @pointermove=${hand.move}
        @pointerup=${hand.up}
        @pointercancel=${hand.up}
        @click=${this.#click}
        @focusin=${this.onFocus}
      >
        <svg
          class="drawing"
          role="presentation"
          width=${w * k}
          height=${h * k}
          viewBox="0 0 ${w} ${h}"
        >
          ${start.on && !this.hasUpdated ? nothing : toDom(scene, (key) => this.tab(key))}
        </svg>
        ${more ? moreOf(this, more) : nothing}
      </div>
      ${fields.length ? extras.numberFields?.(this, fields) : nothing} ${this.helpPart(keys)}
      <div class="hand" @focusin=${typing}>
        ${panel ? extras.panelOf?.(this, panel) : nothing}
        ${choices ? extras.choicesOf?.(this, choices) : nothing} ${bar ? barOf(this, bar) : nothing}
      </div>
      ${module.signs?.(state, ui, t).map((text) => html`<p class="signs">${text}</p>`)}`;
  }

  /** Fill the drawing in another task while the front page starts. */
  firstUpdated() {
    if (start.on) this.requestUpdate();
  }

  updated(changed: Map<string, unknown>) {
    super.updated(changed);
    if (this.module.choices) this.#tendChoices();
    const { look } = this.scene ?? {};
    if (!changed.has('layout') || !look) return;
    // Scroll the point `look` of the scene into the visible part, without scrolling the page.
    const frame = this.querySelector('.scene') as HTMLElement;
    frame.scrollTo(look.x - frame.clientWidth / 2, look.y - frame.clientHeight / 2);
  }

  /** Let the list of options scroll, and place the list below a drawing that it would partly cover. */
  #tendChoices() {
    tendScrollers(this);
    const [drawing, hand] = [this.querySelector('.drawing'), this.querySelector('.hand')];
    const isCrowded = this.room.isCrowded(drawing?.clientHeight ?? 0, hand?.clientHeight ?? 0);
    this.toggleAttribute('data-crowded', isCrowded);
  }

  travel(time: number) {
    if (this.scene) travelIn(this, this.scene, this.origins, time);
  }
}
