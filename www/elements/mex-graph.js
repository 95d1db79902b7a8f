/**
 * `<mex-graph game="nim" position="1 2">`: the game graph of a small position, layered, each
 * node with its SG value and P or N; for `graph …` the graph itself with its tokens. The nodes
 * can be valued one by one from the ends up. With `controls`, game and position can be edited
 * and a judge's graph pasted.
 */
import { html, nothing, svg } from 'lit';
import * as engine from '../engine.js';
import { nodeList, listStyle } from '../graph/list.js';
import { ofBoard, ofPositions } from '../graph/drawing.js';
import { edgeLines, nodeShapes, nodeStyle, sizeOf } from '../graph/nodes.js';
import { graphStyle } from '../graph/style.js';
import { labelOf, reasonOf } from '../graph/words.js';
import { sayError } from '../i18n/index.js';
import { gestures } from '../plots/gestures.js';
import { layered, walkGraph } from '../plots/layout.js';
import { sinksFirst } from '../plots/mex.js';
import { fit, zoomCamera } from '../plots/view.js';
import { field, fieldStyle } from '../widgets/field.js';
import { Latest, aborted } from '../widgets/latest.js';
import { mexLine, mexLineStyle } from '../widgets/mex-line.js';
import { running, runningStyle } from '../widgets/running.js';
import { tendScrollers } from '../widgets/scrollers.js';
import { stepper, stepperStyle } from '../widgets/stepper.js';
import { tool } from '../widgets/tool.js';
import { MexElement, define } from './base.js';
import { mark } from './mark.js';

/** The room round a drawing. */
const EDGE = 22;
/** A drawing is at most this high on the page. */
const HIGH = 560;
/** Nodes are not drawn smaller than this to make everything fit. */
const SMALL = 0.6;

export class MexGraph extends MexElement {
  static styles = [
    ...[MexElement.styles].flat(),
    stepperStyle,
    runningStyle,
    mexLineStyle,
    fieldStyle,
    nodeStyle,
    listStyle,
    graphStyle,
  ];

  static properties = {
    game: { reflect: true },
    position: { reflect: true },
    show: { reflect: true },
    limit: { type: Number, reflect: true },
    controls: { type: Boolean, reflect: true },
    drawing: { state: true },
    layout: { state: true },
    at: { state: true },
    hover: { state: true },
    pinned: { state: true },
    step: { state: true },
    listed: { state: true },
    pasted: { state: true },
    width: { state: true },
    wrong: { state: true },
    busy: { state: true },
  };

  #latest = new Latest();
  #camera = { k: 1, x: 0, y: 0 };
  /** @type {number[]} */
  #order = [];
  /** @type {(() => void) | null} */
  #undo = null;
  #focus = false;
  #fitted = false;
  #size = new ResizeObserver(([entry]) => this.#sized(entry.contentRect.width));
  words = (/** @type {string} */ key, /** @type {any} */ args = {}) => this.t(key, args);

  constructor() {
    super();
    this.game = 'nim';
    this.position = '';
    /** @type {'' | 'board' | 'positions'} what is drawn of a `graph`; the board if nothing is said */
    this.show = '';
    /** Positions drawn at most. */
    this.limit = 120;
    this.controls = false;
    /** @type {import('../graph/drawing.js').Drawing | null} */
    this.drawing = null;
    /** @type {import('../plots/layout.js').Layout | null} */
    this.layout = null;
    this.at = 0;
    /** @type {number | null} */
    this.hover = null;
    /** @type {number | null} */
    this.pinned = null;
    /** @type {number | null} how many nodes are valued; null shows all */
    this.step = null;
    this.listed = false;
    this.pasted = '';
    this.width = 640;
    this.busy = false;
    /** @type {import('../errors.js').MexError | null} what is wrong with the pasted input */
    this.wrong = null;
  }

  connectedCallback() {
    super.connectedCallback();
    this.#size.observe(this);
    if (this.hasUpdated && !this.drawing) void this.load();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#size.disconnect();
    this.#latest.stop();
    this.#undo?.();
    this.#undo = null;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    if (['game', 'position', 'show', 'limit'].some((name) => changed.has(name))) void this.load();
  }

  /** @param {number} width */
  #sized(width) {
    if (width <= 0 || Math.round(width) === this.width) return;
    this.width = Math.round(width);
    this.#fitted = false;
  }

  get #isGraph() {
    return /^\s*graph\b/i.test(this.game);
  }

  async load() {
    if (!this.position.trim() && !this.controls) return;
    const { game, position } = this;
    this.busy = true;
    try {
      const [drawing, layout] = await this.#latest.run(async (signal) => {
        const drawn =
          this.#isGraph && this.show !== 'positions'
            ? await engine
                .describe(game, position, { signal })
                .then((said) =>
                  ofBoard(
                    /** @type {import('../types.js').GraphBoard} */ (said.board),
                    said.misere,
                  ),
                )
            : await engine.explore(game, position, { limit: this.limit, signal }).then(ofPositions);
        return [drawn, await layered(drawn.nodes.map(sizeOf), drawn.edges)];
      });
      this.drawing = drawing;
      this.layout = layout;
      this.at = 0;
      this.hover = null;
      this.pinned = null;
      this.step = null;
      this.#order = sinksFirst(drawing.nodes.length, drawing.edges);
      this.#fitted = false;
      this.busy = false;
      this.settle();
      this.emit('mex-ready', { game, position, nodes: drawing.nodes.length });
    } catch (thrown) {
      if (aborted(thrown)) return;
      this.busy = false;
      if (this.controls) this.settled = true;
      this.fail(thrown);
    }
  }

  #cancel() {
    this.#latest.stop();
    this.busy = false;
  }

  render() {
    return html`${super.render()}
    ${running({
      busy: this.busy,
      says: this.t('graph.working'),
      stop: this.t('common.cancel'),
      cancel: () => this.#cancel(),
    })}`;
  }

  updated() {
    tendScrollers(this.renderRoot);
    const drawn = /** @type {SVGElement | null} */ (this.renderRoot.querySelector('.frame > svg'));
    if (drawn && !this.#undo) {
      this.#undo = gestures(drawn, {
        pan: (dx, dy) =>
          this.#move({ ...this.#camera, x: this.#camera.x + dx, y: this.#camera.y + dy }),
        zoom: (factor, x, y) => this.#move(zoomCamera(this.#camera, factor, x, y)),
        tap: (_x, _y, event) => {
          if (!(/** @type {Element} */ (event.target).closest('.node'))) this.pinned = null;
        },
      });
    } else if (!drawn) {
      this.#undo?.();
      this.#undo = null;
    }
    if (!this.#fitted && this.layout) this.#fit();
    else this.#place();
    if (!this.#focus) return;
    this.#focus = false;
    const node = /** @type {SVGElement | null} */ (
      this.renderRoot.querySelector(`.node[data-i="${this.at}"]`)
    );
    node?.focus({ preventScroll: true });
  }

  get #frame() {
    const { layout } = this;
    const width = Math.max(120, this.width - 2);
    const whole = (layout?.height ?? 0) + 2 * EDGE;
    const shown = Math.max(
      SMALL,
      Math.min(1, (width - 2 * EDGE) / Math.max(1, layout?.width ?? 1)),
    );
    return { width, height: Math.max(120, Math.min(HIGH, whole * shown)) };
  }

  #fit() {
    const { layout } = this;
    if (!layout) return;
    const { width, height } = this.#frame;
    const whole = fit(layout.width + 2 * EDGE, layout.height + 2 * EDGE, width, height);
    this.#fitted = true;
    if (whole.k >= SMALL || layout.places.length === 0) {
      this.#move({ k: whole.k, x: whole.x + EDGE * whole.k, y: whole.y + EDGE * whole.k });
      return;
    }
    // Too large to be read whole: begin at the start, or where a token stands.
    const first = Math.max(0, this.drawing?.nodes.findIndex((node) => node.tokens > 0) ?? 0);
    const { x, y } = layout.places[first];
    this.#move({ k: SMALL, x: width / 2 - x * SMALL, y: 3 * EDGE - y * SMALL });
  }

  /** @param {{k: number, x: number, y: number}} camera */
  #move(camera) {
    const { layout } = this;
    if (!layout) return;
    const { width, height } = this.#frame;
    // Some of the drawing always stays in sight.
    const hold = (
      /** @type {number} */ at,
      /** @type {number} */ size,
      /** @type {number} */ room,
    ) => Math.min(room - 60, Math.max(60 - size, at));
    this.#camera = {
      k: camera.k,
      x: hold(camera.x, layout.width * camera.k, width),
      y: hold(camera.y, layout.height * camera.k, height),
    };
    this.#place();
  }

  /** Moves what is drawn, without drawing it again. */
  #place() {
    const { k, x, y } = this.#camera;
    const moved = this.renderRoot.querySelector('.moved');
    moved?.setAttribute('transform', `translate(${x} ${y}) scale(${k})`);
    const { layout } = this;
    const drawn = /** @type {SVGElement | null} */ (this.renderRoot.querySelector('.frame > svg'));
    if (!layout || !drawn) return;
    const { width, height } = this.#frame;
    const inside = layout.width * k <= width && layout.height * k <= height;
    // One finger scrolls the page until there is something to drag.
    drawn.style.touchAction = inside ? 'pan-x pan-y' : 'none';
  }

  /** @param {number} factor */
  #zoom(factor) {
    const { width, height } = this.#frame;
    this.#move(zoomCamera(this.#camera, factor, width / 2, height / 2));
  }

  /** Brings a node into the frame. @param {number} i */
  #reveal(i) {
    const { layout } = this;
    if (!layout) return;
    const { width, height } = this.#frame;
    const { k, x, y } = this.#camera;
    const place = layout.places[i];
    const [cx, cy] = [x + place.x * k, y + place.y * k];
    const [halfWidth, halfHeight] = [(place.width / 2) * k + 8, (place.height / 2) * k + 8];
    const push = (
      /** @type {number} */ at,
      /** @type {number} */ half,
      /** @type {number} */ room,
    ) => (at < half ? half - at : at > room - half ? room - half - at : 0);
    this.#move({ k, x: x + push(cx, halfWidth, width), y: y + push(cy, halfHeight, height) });
  }

  get #lit() {
    if (this.step !== null && this.step > 0 && this.hover === null) {
      return this.#order[this.step - 1];
    }
    return this.hover ?? this.pinned;
  }

  /** @param {Event} event */
  #nodeOf(event) {
    const node = /** @type {Element} */ (event.target).closest?.('.node');
    return node ? Number(node.getAttribute('data-i')) : null;
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const { drawing, layout } = this;
    if (!drawing || !layout || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') this.#zoom(1.3);
    else if (event.key === '-') this.#zoom(1 / 1.3);
    else if (event.key === 'Escape' && this.pinned !== null) this.pinned = null;
    else if (event.key === 'Enter' || event.key === ' ') this.#pick(this.at);
    else {
      const to = walkGraph(layout.places, drawing.edges, this.at, event.key);
      if (to === null) return;
      this.at = to;
      this.pinned = to;
      this.#reveal(to);
      this.#focus = true;
    }
    event.preventDefault();
  }

  /** @param {number} i */
  #pick(i) {
    this.at = i;
    this.pinned = i;
    this.emit('mex-pick', { text: this.drawing?.nodes[i].text });
  }

  /** @param {string} text */
  async #paste(text) {
    this.pasted = text;
    this.wrong = null;
    if (!text.trim()) return;
    try {
      const found = await engine.judgePosition('1319', text);
      if (!('position' in found)) return;
      this.show = 'board';
      this.game = found.game;
      this.position = found.position;
      this.emit('mex-change', { game: this.game, position: this.position });
    } catch (thrown) {
      this.wrong = /** @type {any} */ (thrown);
      this.emit('mex-error', { error: thrown, code: this.wrong?.code });
    }
  }

  /** @param {'game' | 'position'} name @param {string} value */
  #set(name, value) {
    if (value === this[name]) return;
    this[name] = value;
    this.emit('mex-change', { game: this.game, position: this.position });
  }

  errorPart() {
    return this.controls && this.settled ? nothing : super.errorPart();
  }

  #fields() {
    const { failure } = this;
    const at = failure?.details?.field === 'game' ? 'game' : 'position';
    const says = failure ? { says: sayError(this.lang, failure), span: failure.span } : null;
    const wrong = this.wrong
      ? { says: sayError(this.lang, this.wrong), span: this.wrong.span }
      : null;
    return html`<div class="fields no-print" part="controls">
      ${field({
        id: 'game',
        label: this.t('graph.game'),
        value: this.game,
        set: (value) => this.#set('game', value),
        error: at === 'game' ? says : null,
      })}
      ${field({
        id: 'position',
        label: this.t('graph.position'),
        value: this.position,
        set: (value) => this.#set('position', value),
        error: at === 'position' ? says : null,
      })}
      <details class="paste">
        <summary>${this.t('graph.paste.open')}</summary>
        ${field({
          id: 'paste',
          label: this.t('graph.paste'),
          value: this.pasted,
          rows: 5,
          hint: this.t('graph.paste.hint'),
          set: (value) => void this.#paste(value),
          error: wrong,
        })}
      </details>
    </div>`;
  }

  view() {
    const { drawing, layout } = this;
    return html`${this.controls ? this.#fields() : nothing}
    ${
      !drawing || !layout
        ? nothing
        : drawing.large
          ? html`<p class="note" role="status">${this.t('graph.large', drawing.large)}</p>`
          : this.#drawn(drawing, layout)
    }`;
  }

  /**
   * @param {import('../graph/drawing.js').Drawing} drawing
   * @param {import('../plots/layout.js').Layout} layout
   */
  #drawn(drawing, layout) {
    const t = this.words;
    const board = drawing.kind === 'board';
    return html`${this.#views()}
      ${
        drawing.truncated
          ? html`<p class="note" role="status">
              ${t(board ? 'graph.truncated.board' : 'graph.truncated', {
                shown: drawing.nodes.length,
                all: drawing.all,
              })}
            </p>`
          : nothing
      }
      ${this.#picture(drawing, layout)}
      <div class="below">
        ${this.#legend(drawing)}
        <span class="tools" role="group" aria-label=${t('table.plot.tools')}>
          ${tool('out', t('table.zoom.out'), () => this.#zoom(1 / 1.3))}
          ${tool('in', t('table.zoom.in'), () => this.#zoom(1.3))}
          ${tool('left', t('table.pan.left'), () => this.#shift(120, 0))}
          ${tool('right', t('table.pan.right'), () => this.#shift(-120, 0))}
          ${tool('up', t('table.pan.up'), () => this.#shift(0, 120))}
          ${tool('down', t('table.pan.down'), () => this.#shift(0, -120))}
          ${tool('fit', t('table.zoom.fit'), () => this.#everything())}
        </span>
      </div>
      ${this.#stepping(drawing)}
      ${nodeList({
        t,
        lang: this.lang,
        drawing,
        open: this.listed,
        toggle: (open) => (this.listed = open),
      })}`;
  }

  /** @param {number} dx @param {number} dy */
  #shift(dx, dy) {
    this.#move({ ...this.#camera, x: this.#camera.x + dx, y: this.#camera.y + dy });
  }

  #everything() {
    const { layout } = this;
    if (!layout) return;
    const { width, height } = this.#frame;
    const { k, x, y } = fit(layout.width + 2 * EDGE, layout.height + 2 * EDGE, width, height);
    this.#move({ k, x: x + EDGE * k, y: y + EDGE * k });
  }

  #views() {
    if (!this.#isGraph) return nothing;
    const now = this.show === 'positions' ? 'positions' : 'board';
    return html`<div class="views no-print" role="group" aria-label=${this.t('graph.view')}>
      ${
        /** @type {const} */ (['board', 'positions']).map(
          (name) =>
            html`<button
              class="btn"
              type="button"
              aria-pressed=${now === name ? 'true' : 'false'}
              @click=${() => (this.show = name)}
            >
              ${this.t(`graph.view.${name}`)}
            </button>`,
        )
      }
    </div>`;
  }

  /**
   * @param {import('../graph/drawing.js').Drawing} drawing
   * @param {import('../plots/layout.js').Layout} layout
   */
  #picture(drawing, layout) {
    const { width, height } = this.#frame;
    const lit = this.#lit;
    const shown = new Set(this.step === null ? this.#order : this.#order.slice(0, this.step));
    const valued = (/** @type {number} */ i) => shown.has(i);
    const title =
      drawing.kind === 'board'
        ? this.t('graph.title.board')
        : this.t('graph.title', { game: this.game, position: this.position });
    return html`<div class="frame" part="graph" style="height: ${Math.round(height)}px">
      <svg
        viewBox="0 0 ${width} ${height}"
        height=${Math.round(height)}
        role="group"
        aria-label="${title}. ${this.t('graph.label', { count: drawing.nodes.length })}"
        class=${drawing.edges.length > 120 ? 'many' : ''}
        @keydown=${this.#key}
        @pointerover=${(/** @type {PointerEvent} */ event) => {
          if (event.pointerType !== 'touch') this.hover = this.#nodeOf(event);
        }}
        @pointerleave=${() => (this.hover = null)}
        @focusin=${(/** @type {Event} */ event) => {
          const i = this.#nodeOf(event);
          if (i === null) return;
          this.at = i;
          this.pinned = i;
        }}
        @click=${(/** @type {Event} */ event) => {
          const i = this.#nodeOf(event);
          if (i !== null) this.#pick(i);
        }}
      >
        ${svg`<defs>
          ${['', '-lit'].map(
            (name) =>
              svg`<marker id="head${name}" viewBox="0 0 8 8" refX="7.4" refY="4" orient="auto"
                markerWidth="8" markerHeight="8" markerUnits="userSpaceOnUse">
                <path class="head ${name.slice(1)}" d="M0 0.6 8 4 0 7.4z" />
              </marker>`,
          )}
        </defs>
        <g class="moved">
          ${edgeLines({ drawing, layout, lit })}
          ${nodeShapes({
            drawing,
            layout,
            at: this.at,
            lit,
            valued,
            label: (i) => labelOf((key, args) => this.t(key, args), drawing, i, valued(i)),
          })}
        </g>`}
      </svg>
    </div>`;
  }

  /** @param {import('../graph/drawing.js').Drawing} drawing */
  #legend(drawing) {
    const marks = drawing.nodes.some((node) => node.outcome !== null);
    return html`<ul class="legend">
      ${
        marks
          ? html`<li>${mark('P', this.lang)} ${this.t('graph.legend.P')}</li>
              <li>${mark('N', this.lang)} ${this.t('graph.legend.N')}</li>`
          : nothing
      }
      ${
        drawing.kind === 'board'
          ? html`<li>
              <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
                <circle class="token" cx="10" cy="10" r="8" />
              </svg>
              ${this.t('graph.legend.token')}
            </li>`
          : nothing
      }
    </ul>`;
  }

  /** @param {import('../graph/drawing.js').Drawing} drawing */
  #stepping(drawing) {
    const t = this.words;
    const lit = this.#lit;
    const reason = lit === null ? null : reasonOf(t, drawing, lit);
    const known =
      lit !== null && (this.step === null || this.#order.slice(0, this.step).includes(lit));
    const canStep = !drawing.truncated;
    return html`<div class="reason" part="reason">
      ${
        canStep
          ? html`<div class="row no-print">
              <button
                class="btn"
                type="button"
                data-steps
                aria-pressed=${this.step === null ? 'false' : 'true'}
                @click=${() => (this.step = this.step === null ? 0 : null)}
              >
                ${t(this.step === null ? 'graph.steps.start' : 'graph.steps.stop')}
              </button>
              ${
                this.step === null
                  ? nothing
                  : stepper({
                      t,
                      at: this.step,
                      count: this.#order.length,
                      label: t('graph.steps'),
                      go: (step) => this.#goStep(step),
                    })
              }
            </div>`
          : nothing
      }
      ${
        reason && known
          ? html`${reason.values ? mexLine(reason.values) : nothing}
              <p role="status">${reason.says}</p>`
          : html`<p class="soft" role="status">
              ${t(this.step === 0 ? 'graph.steps.none' : 'graph.help')}
            </p>`
      }
    </div>`;
  }

  /** @param {number} step */
  #goStep(step) {
    this.step = step;
    this.hover = null;
    this.pinned = null;
    if (step > 0) this.#reveal(this.#order[step - 1]);
  }
}

define('mex-graph', MexGraph);
