import { html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { message, say } from '../i18n/message.ts';
import { choice } from '../ui/controls/choice.ts';
import { field } from '../ui/controls/text-field.ts';
import { MexElement } from '../ui/element/base.ts';
import { errorWords } from '../ui/element/error-line.ts';
import { valueOf } from '../ui/element/events.ts';
import { placed } from '../ui/element/placed.ts';
import { Query } from '../ui/element/query.ts';
import { styleSheets } from '../ui/style/style-sheets.ts';
import { dialogBar } from '../view/parts.ts';
import { arranged } from './arrange.ts';
import { TRAITS, drawnGame, drawnGames } from './drawn-games.ts';
import { pressed } from './drawing-keys.ts';
import * as drawings from './drawing.ts';
import { REACH, picture } from './picture.ts';
import { graphText } from './graph-text.ts';
import { isMisere, placeOf, sketchOfGame, startOf } from './reading.ts';
import { EMPTY, edgesBetween, fitted, moveNode, tokensOn } from './sketch.ts';
import { strokes } from './strokes.ts';
import dialogStyle from '../view/dialog.css?inline';
import style from './draw.css?inline';
import type { MexError } from '../engine/errors.ts';
import type { GraphGame, Place } from '../engine/types.ts';
import type { Frame } from './arrange.ts';
import type { Drawing } from './drawing.ts';
import type { Pulled } from './picture.ts';
import type { Point, Sketch } from './sketch.ts';

/** The actions of buttons, each with a label of the same key. */
type Act =
  | ('undo' | 'redo' | 'arrange')
  | ('more' | 'less' | 'loop' | 'unloop')
  | ('turn' | 'double' | 'remove');

/** Whether a drag draws an edge or moves a node. */
type Drag = 'edge' | 'move';

/** A changed drawing whose dialog was closed without using it, and the place from which it began. */
let unused: { place: Place; drawing: Drawing } | null = null;

/**
 * The dialog for drawing a graph, which starts with the graph of `place`. It is open as long as the element
 * exists, and calls `closed` when it is closed. A drawing that was not used is there again when the dialog is
 * next opened for the same place. Event: `mex-draw` with `{ game, position }`.
 */
export class MexDraw extends MexElement {
  static areas = ['draw'] as const;
  static styles = styleSheets(dialogStyle, style);

  @property({ attribute: false }) place: Place = { game: '', position: '' };

  @property({ attribute: false }) closed: () => void = () => {};

  @state() drawing: Drawing = drawings.begin(EMPTY, 'graph');

  @state() drag: Drag = 'edge';

  /** The game and position of the drawing, or its error, or null for an empty drawing. */
  @state() found: { place: Place } | { error: MexError } | null = null;

  /** Whether the text field holds a text that is not drawn, so that the drawing is not what was meant. */
  @state() undrawn = false;

  @state() pulled: Pulled | null = null;

  @state() frame: Frame = { width: 320, height: 240 };

  #misere = false;
  #isUsed = false;
  #fitted: { of: Drawing; sketch: Sketch } | null = null;
  #checking = new Query(this);
  #end: (() => void) | undefined;
  /** Whether a key or pointer has changed the drawing, so that the selected node or edge gets the focus. */
  #follow = false;
  #size = new ResizeObserver(([entry]) => {
    const { width, height } = entry.contentRect;
    if (width) this.frame = { width, height };
  });

  get traits() {
    return TRAITS[this.drawing.game];
  }

  /** The graph with at most as many tokens as the game allows; the same object until the drawing changes. */
  get #sketch() {
    const { drawing } = this;
    const { of, sketch } = this.#fitted ?? {};
    const isSame = of?.sketch === drawing.sketch && of.game === drawing.game;
    if (isSame && sketch) return sketch;
    this.#fitted = { of: drawing, sketch: fitted(drawing.sketch, this.traits) };
    return this.#fitted.sketch;
  }

  get #dialog() {
    return this.renderRoot.querySelector('dialog');
  }

  async firstUpdated() {
    const sheet = this.renderRoot.querySelector('.sheet') as SVGSVGElement;
    const paper = this.renderRoot.querySelector('.paper') as Element;
    this.#size.observe(paper);
    this.#end = strokes(sheet, {
      nodeAt: (at) => this.#nodeAt(at),
      tap: (at, target) => this.#tap(at, target),
      drag: (from, to, left) => this.#dragged(from, to, left),
      drop: (from, to, left) => this.#drop(from, to, left),
      stop: () => this.#stop(),
    });
    this.#dialog?.showModal();
    const { clientWidth: width, clientHeight: height } = paper;
    this.frame = { width, height };
    const game = drawnGame(this.place.game) ?? 'graph';
    this.drawing = drawings.begin(EMPTY, game);
    this.#misere = game === drawnGame(this.place.game) && isMisere(this.place.game);
    const { place } = this;
    if (unused?.place.game === place.game && unused.place.position === place.position)
      return this.#take(unused.drawing);
    const sketch = await sketchOfGame(place, this.frame).catch(() => EMPTY);
    // Keep the drawing if it was changed before the graph of `place` was loaded.
    if (this.drawing.past.length) return;
    this.drawing = drawings.begin(sketch, game);
    this.#check();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#size.disconnect();
    this.#end?.();
    const { place, drawing } = this;
    unused = drawing.past.length && !this.#isUsed ? { place, drawing } : null;
  }

  updated() {
    if (!this.#follow) return;
    this.#follow = false;
    const stop = this.renderRoot.querySelector<SVGElement>(
      '.sheet [tabindex="0"], .sheet[tabindex="0"]',
    );
    stop?.focus({ preventScroll: true });
    stop?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }

  #close = () => this.#dialog?.close();

  /** Accept a change, and send a changed graph or game to the core. */
  #take(drawing: Drawing) {
    const { sketch, game } = this.drawing;
    const isSame = drawing.sketch === sketch && drawing.game === game;
    this.drawing = drawing;
    if (!isSame) this.#check();
  }

  /** Let the core compute the game and position of the drawing. */
  #check() {
    const { game } = this.drawing;
    const sketch = this.#sketch;
    if (!sketch.nodes.length) {
      this.#checking.stop();
      this.found = null;
      return;
    }
    void this.#checking.run(
      (signal) => placeOf(sketch, { game, misere: this.#misere }, { signal }),
      (place) => (this.found = { place }),
      (error) => (this.found = { error: error as MexError }),
    );
  }

  /** Replace the drawing by the graph of a text. */
  #takeText = (sketch: Sketch) => {
    const { length } = sketch.nodes;
    const said = message('draw.said_read', { nodes: length, edges: sketch.edges.length });
    this.#take(drawings.change(this.drawing, sketch, said, length ? drawings.node(0) : null));
  };

  #setUndrawn = (undrawn: boolean) => {
    this.undrawn = undrawn;
    // Withdraw the message that an earlier text is drawn.
    if (undrawn) this.drawing = { ...this.drawing, said: null };
  };

  async #arrange() {
    const { drawing } = this;
    const sketch = await arranged(drawing.sketch, this.traits, this.frame);
    if (drawing === this.drawing)
      this.#take(drawings.change(drawing, sketch, message('draw.said_arranged')));
  }

  #nodeAt({ x, y }: Point) {
    const { nodes } = this.drawing.sketch;
    const far = nodes.map((node) => Math.hypot(node.x - x, node.y - y));
    const best = far.indexOf(Math.min(...far));
    return far[best] <= REACH ? best : null;
  }

  #tap(at: Point, target: Element) {
    const { drawing } = this;
    const node = this.#nodeAt(at);
    const edge = target.closest('.edge')?.getAttribute('data-edge');
    if (node !== null) this.#take(drawings.choose(drawing, drawings.node(node)));
    else if (edge) this.#take(drawings.choose(drawing, { kind: 'edge', at: Number(edge) }));
    else this.#take(drawings.addNode(drawing, at));
    this.#follow = true;
  }

  #dragged(from: number, to: Point, left: boolean) {
    const home = left && this.traits.loops && this.#nodeAt(to) === from;
    this.pulled = { from, to: this.drag === 'edge' ? to : this.#within(to), home };
  }

  /** Return a point moved inside the upper and left edges of the drawing area. */
  #within({ x, y }: Point): Point {
    return { x: Math.max(REACH, x), y: Math.max(REACH, y) };
  }

  #drop(from: number, to: Point, left: boolean) {
    this.#stop();
    const { drawing } = this;
    const over = this.#nodeAt(to);
    this.#follow = true;
    if (this.drag === 'move') this.#take(drawings.move(drawing, from, this.#within(to)));
    else if (over === null) this.#take(drawings.growNode(drawing, from, this.#within(to)));
    else if (left) this.#take(drawings.join(drawing, from, over));
  }

  #stop() {
    this.pulled = null;
  }

  #key = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key, shiftKey: shift } = event;
    if (key === 'F2') this.renderRoot.querySelector<HTMLElement>('#draw-name')?.focus();
    else {
      const next = pressed(this.drawing, { key, shift }, this.frame.width);
      if (!next) return;
      this.#follow = true;
      this.#take(next);
    }
    event.preventDefault();
  };

  #fieldOrUndoKey = (event: KeyboardEvent) => {
    if ((event.target as Element).matches('input, textarea')) this.#fieldKey(event);
    else this.#undoKey(event);
  };

  /** Let Escape leave a field, and restore a name, rather than close the dialog. */
  #fieldKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.isComposing) return;
    event.preventDefault();
    const input = event.target as HTMLInputElement;
    const { sketch, stop } = this.drawing;
    if (input.id !== 'draw-name' || stop?.kind !== 'node') return input.blur();
    input.value = sketch.nodes[stop.at].name;
    input.dispatchEvent(new Event('input'));
    this.#follow = true;
    this.requestUpdate();
  }

  /** Handle Ctrl+Z and similar keys; a field has its own undo. */
  #undoKey(event: KeyboardEvent) {
    if (event.altKey || !(event.ctrlKey || event.metaKey)) return;
    const key = event.key.toLowerCase();
    if (key !== 'z' && key !== 'y') return;
    const isRedo = key === 'y' || event.shiftKey;
    event.preventDefault();
    // Stop the event, since the page behind the dialog would undo a move of the game.
    event.stopPropagation();
    this.#take((isRedo ? drawings.redo : drawings.undo)(this.drawing));
  }

  /** Select the focused node or edge. */
  #focused(event: FocusEvent) {
    const stop = (event.target as Element).closest('[data-node], [data-edge]');
    if (!stop) return;
    const kind = stop.hasAttribute('data-node') ? 'node' : 'edge';
    const at = Number(stop.getAttribute(`data-${kind}`));
    const { stop: now } = this.drawing;
    if (now?.kind !== kind || now.at !== at)
      this.#take(drawings.choose(this.drawing, { kind, at }));
  }

  async #use() {
    if (this.undrawn || !this.found || !('place' in this.found)) return;
    const place = await startOf(this.found.place);
    this.#isUsed = true;
    this.#close();
    this.emit('mex-draw', place);
  }

  #button(key: Act, does: () => void, off = false) {
    return html`<button class="btn" type="button" data-act=${key} ?disabled=${off} @click=${does}>
      ${this.t(`draw.${key}`)}
    </button>`;
  }

  #tools() {
    const { drawing } = this;
    return html`<div class="flow tools">
      <span class="flow">
        <label for="draw-game">${this.t('draw.game')}</label>
        <select
          id="draw-game"
          class="field"
          @change=${(event: Event) =>
            this.#take(drawings.setGame(drawing, valueOf(event) as GraphGame))}
        >
          ${drawnGames.map(
            (game) =>
              html`<option value=${game} .selected=${game === drawing.game}>
                ${this.t(`games.${game}`)}
              </option>`,
          )}
        </select>
      </span>
      ${choice<Drag>({
        label: this.t('draw.drag'),
        said: true,
        options: [
          ['edge', this.t('draw.drag_edge')],
          ['move', this.t('draw.drag_move')],
        ],
        now: this.drag,
        set: (drag) => (this.drag = drag),
      })}
      <span class="flow">
        ${this.#button('undo', () => this.#take(drawings.undo(drawing)), !drawing.past.length)}
        ${this.#button('redo', () => this.#take(drawings.redo(drawing)), !drawing.future.length)}
        ${this.#button('arrange', () => void this.#arrange(), !drawing.sketch.nodes.length)}
      </span>
    </div>`;
  }

  /** Return the template of the actions on the selected node or edge. */
  #chosen() {
    const { drawing, traits } = this;
    const { sketch, stop } = drawing;
    if (!stop) return html`<p class="soft chosen">${this.t('draw.empty')}</p>`;
    const remove = this.#button('remove', () => this.#take(drawings.remove(drawing)));
    if (stop.kind === 'edge') {
      const [from, to] = sketch.edges[stop.at].map((end) => sketch.nodes[end].name);
      return html`<div class="flow chosen">
        <strong>${this.t('draw.edge', { from, to, arrow: traits.arrows })}</strong>
        ${traits.arrows ? this.#button('turn', () => this.#take(drawings.turn(drawing))) : nothing}
        ${
          traits.parallel
            ? this.#button('double', () => this.#take(drawings.double(drawing)))
            : nothing
        }
        ${remove}
      </div>`;
    }
    const add = (by: 1 | -1) => () => this.#take(drawings.tokens(drawing, by));
    const { at } = stop;
    const isLooped = edgesBetween(sketch, at, at, traits).length > 0;
    return html`<div class="flow chosen">
      ${field({
        id: 'draw-name',
        label: this.t('draw.name'),
        value: sketch.nodes[at].name,
        set: (name) => this.#take(drawings.nameNode(this.drawing, name)),
      })}
      ${
        traits.tokens
          ? html`${this.#button('more', add(1))}
            ${this.#button('less', add(-1), !tokensOn(sketch, at))}`
          : nothing
      }
      ${
        traits.loops
          ? this.#button(isLooped ? 'unloop' : 'loop', () =>
              this.#take(drawings.join(drawing, at, at)),
            )
          : nothing
      }
      ${remove}
    </div>`;
  }

  /** Return the template of the message about the last change, or of a help text. */
  #said() {
    const { said } = this.drawing;
    return html`<p class="soft said" role="status">
      ${said ? say(this.lang, said) : this.t('draw.help', this.traits)}
    </p>`;
  }

  /** Return the template of the graph's error and of the button that accepts the graph. */
  #bottom() {
    const { found } = this;
    const wrong = found && 'error' in found ? found.error : null;
    return html`<div class="flow bottom">
      <button
        class="btn primary"
        type="button"
        data-use
        ?disabled=${!found || wrong !== null || this.undrawn}
        @click=${() => void this.#use()}
      >
        ${this.t('draw.use')}
      </button>
      <p class="error" role="status" ?hidden=${!wrong}>
        ${wrong ? errorWords(this, wrong, '', () => {}) : nothing}
      </p>
    </div>`;
  }

  /** The displayed drawing, in which a dragged node follows the pointer. */
  get #shown(): Drawing {
    const { drawing, pulled, drag } = this;
    const sketch = this.#sketch;
    const isMoved = pulled && drag === 'move';
    return { ...drawing, sketch: isMoved ? moveNode(sketch, pulled.from, pulled.to) : sketch };
  }

  view() {
    return html`<dialog
      class="draw"
      aria-labelledby="draw-title"
      @close=${() => this.closed()}
      @keydown=${this.#fieldOrUndoKey}
    >
      <header>
        ${dialogBar('draw-title', this.t('draw.title'), this.t('common.close'), this.#close)}
      </header>
      <div class="stack body">
        ${this.#tools()}
        <div class="paper" @focusin=${this.#focused}>
          ${picture({
            ...{ t: this.t, drawing: this.#shown, key: this.#key },
            pulled: this.drag === 'edge' ? this.pulled : null,
          })}
        </div>
        ${this.#said()} ${this.#chosen()}
        <p class="dim" id="draw-keys">${this.t('draw.keys', this.traits)}</p>
        ${graphText({
          ...{ sketch: this.#sketch, game: this.drawing.game, frame: this.frame },
          ...{ take: this.#takeText, undrawn: this.#setUndrawn },
        })}
      </div>
      ${this.#bottom()}
    </dialog>`;
  }
}

export const mexDraw = placed('mex-draw', MexDraw);
