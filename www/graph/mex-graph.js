/**
 * `<mex-graph game="nim" position="1 2">`: the game graph of a small position, layered, each node
 * with its SG value and P or N; for `graph …` the graph itself with its tokens. The nodes can be
 * valued one by one from terminal nodes up. With `controls`, game and position can be edited and a
 * judge's graph pasted.
 */
import { html, nothing } from 'lit';
import * as engine from '../engine/api.js';
import { nodeList } from './list.js';
import { ofBoard, ofPositions } from './graph-data.js';
import { Camera } from './camera.js';
import { drawingChoice, graphFields } from './fields.js';
import { sizeOf } from './nodes.js';
import { cameraTools, legend, partNote, picture } from './graph-view.js';
import { stepping } from './steps.js';
import { GraphWidget } from './graph-widget.js';
import { valueOrder } from './value-order.js';
import { labelOf } from './labels.js';
import { cardOf } from '../games.js';
import { Query } from '../ui/element/query.js';
import { Latest, aborted } from '../ui/element/latest.js';
import { layered } from '../ui/drawing/graph-layout.js';
import { walkGraph } from './arrow-navigation.js';
import { tendScrollers } from '../ui/controls/scroll-box.js';
import { define } from '../ui/element/widget.js';

/** Every change lays out another graph, so sizes are limited: dagre takes up to 50 ms. */
const LAYOUT = {
  nodes: 60,
  edges: 60,
  dagre: { ranker: 'longest-path', nodesep: 16, edgesep: 12, ranksep: 42 },
};

export class MexGraph extends GraphWidget {
  #query = new Query(this, () => void this.load());
  #judge = new Latest();
  #camera = new Camera(() => this.#place());
  /** @type {number[]} */
  #order = [];
  #focus = false;
  #fitted = false;
  #size = new ResizeObserver(([entry]) => this.#sized(entry.contentRect.width));
  words = (/** @type {string} */ key, /** @type {any} */ args = {}) => this.t(key, args);

  connectedCallback() {
    super.connectedCallback();
    this.#size.observe(this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#size.disconnect();
    this.#judge.stop();
    this.#camera.hold(null);
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    const asked = ['game', 'position', 'show', 'limit'].some((name) => changed.has(name));
    const begins = !this.hasUpdated || (changed.has('token') && !this.drawing);
    if ((asked || begins) && this.due('position')) void this.load();
    if (changed.has('token')) this.#follow();
  }

  /** @param {number} width */
  #sized(width) {
    if (!this.widen(Math.round(width))) return;
    this.#camera.width = this.width;
    this.#fitted = false;
  }

  /** Shows the node of the token. */
  #follow() {
    const i = this.markToken();
    if (i < 0) return;
    this.at = i;
    this.pinned = i;
    this.#camera.reveal(i);
  }

  get #isGraph() {
    return cardOf(this.game)?.board === 'graph';
  }

  async load() {
    if (!this.position.trim() && !this.edits && this.token === null) return;
    const { game, position } = this;
    // Clears the error of the previous text.
    this.failure = null;
    await this.#query.run(
      async (signal) => {
        const drawing = await this.#ask(signal);
        return { drawing, layout: await layered(drawing.nodes.map(sizeOf), drawing.edges, LAYOUT) };
      },
      ({ drawing, layout }) => {
        this.drawing = drawing;
        this.layout = layout;
        this.#camera.layout = layout;
        this.at = 0;
        this.hover = null;
        this.pinned = null;
        this.step = null;
        this.#order = valueOrder(drawing);
        this.#fitted = false;
        this.#follow();
        this.settle();
        this.emit('mex-ready', { game, position, nodes: drawing.nodes.length });
      },
      (thrown) => {
        if (this.edits) this.settled = true;
        this.fail(thrown);
      },
    );
  }

  /** Queries the engine for the graph. @param {AbortSignal} signal */
  async #ask(signal) {
    const { game, position, limit } = this;
    if (!this.#isGraph || this.show === 'positions') {
      return ofPositions(await engine.explore(game, position, { limit, signal }));
    }
    const { board, misere } = await engine.describe(game, position, { signal });
    return ofBoard(/** @type {import('../engine/types.js').GraphBoard} */ (board), misere);
  }

  render() {
    return html`${super.render()}${this.#query.line(this.t('graph.working'))}`;
  }

  updated() {
    tendScrollers(this.renderRoot);
    const drawn = /** @type {SVGElement | null} */ (this.renderRoot.querySelector('.frame > svg'));
    this.#camera.hold(drawn, (event) => {
      if (!(/** @type {Element} */ (event.target).closest('.node'))) this.pinned = null;
    });
    if (!this.#fitted && this.drawing) {
      this.#fitted = true;
      this.#camera.begin(this.drawing.nodes.findIndex((node) => node.tokens > 0));
    } else this.#place();
    if (!this.#focus) return;
    this.#focus = false;
    const node = /** @type {SVGElement | null} */ (
      this.renderRoot.querySelector(`.node[data-i="${this.at}"]`)
    );
    node?.focus({ preventScroll: true });
  }

  /** Applies the camera without rendering again. */
  #place() {
    const { k, x, y } = this.#camera.at;
    const moved = this.renderRoot.querySelector('.moved');
    moved?.setAttribute('transform', `translate(${x} ${y}) scale(${k})`);
    const drawn = /** @type {SVGElement | null} */ (this.renderRoot.querySelector('.frame > svg'));
    // One finger scrolls the page until there is something to drag.
    if (drawn) drawn.style.touchAction = this.#camera.inside ? 'pan-x pan-y' : 'none';
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
    if (event.key === '+' || event.key === '=') this.#camera.zoom(1.3);
    else if (event.key === '-') this.#camera.zoom(1 / 1.3);
    else if (event.key === 'Escape' && this.pinned !== null) this.pinned = null;
    else if (event.key === 'Enter' || event.key === ' ') this.#pick(this.at);
    else {
      const to = walkGraph(layout.places, drawing.edges, this.at, event.key);
      if (to === null) return;
      this.at = to;
      this.pinned = to;
      this.#camera.reveal(to);
      this.#focus = true;
    }
    event.preventDefault();
  }

  /** @param {number} i */
  #pick(i) {
    this.at = i;
    this.pinned = i;
    const text = this.drawing?.nodes[i].text ?? '';
    this.emit('mex-pick', { text });
    this.tell();
    this.push(text);
  }

  /** @param {string} text */
  async #paste(text) {
    this.pasted = text;
    this.wrong = null;
    this.#judge.stop();
    if (!text.trim()) return;
    try {
      const found = await this.#judge.run((signal) =>
        engine.judgePosition('1319', text, { signal }),
      );
      if (!('position' in found)) return;
      this.show = 'board';
      this.game = found.game;
      this.position = found.position;
      this.tell();
    } catch (thrown) {
      if (aborted(thrown)) return;
      this.wrong = /** @type {any} */ (thrown);
      const { code, message } = /** @type {any} */ (thrown);
      this.emit('mex-error', { error: thrown, code, message });
    }
  }

  /** @param {'game' | 'position'} name @param {string} value */
  #set(name, value) {
    if (value === this[name]) return;
    this.#judge.stop();
    this[name] = value;
    this.tell();
  }

  errorPart() {
    return this.edits && this.settled ? nothing : super.errorPart();
  }

  #fields() {
    return graphFields({
      t: this.words,
      lang: this.lang,
      game: this.game,
      position: this.position,
      pasted: this.pasted,
      failure: this.failure,
      wrong: this.wrong,
      set: (name, value) => this.#set(name, value),
      paste: (text) => void this.#paste(text),
    });
  }

  view() {
    const { drawing, layout } = this;
    return html`${this.edits ? this.#fields() : nothing}
    ${
      !drawing || !layout
        ? nothing
        : drawing.large
          ? html`<p class="note" role="status">${this.t('graph.large', drawing.large)}</p>`
          : this.#drawn(drawing, layout)
    }`;
  }

  /**
   * @param {import('./graph-data.js').Drawing} drawing
   * @param {import('../ui/drawing/graph-layout.js').Layout} layout
   */
  #drawn(drawing, layout) {
    const t = this.words;
    const steps = () =>
      stepping({
        t,
        drawing,
        lit: this.#lit,
        step: this.step,
        order: this.#order,
        toggle: () => (this.step = this.step === null ? 0 : null),
        go: (step) => this.#goStep(step),
      });
    const list = () =>
      nodeList({
        t,
        lang: this.lang,
        drawing,
        open: this.listed,
        toggle: (open) => (this.listed = open),
      });
    return html`${this.#views()} ${partNote(t, drawing)} ${this.#picture(drawing, layout)}
      <div class="below">
        ${this.has('legend') ? legend(t, this.lang, drawing) : nothing}
        ${this.has('zoom') ? cameraTools(t, this.#camera) : nothing}
      </div>
      <div class="given-away">
        ${this.has('steps') ? steps() : nothing} ${this.has('list') ? list() : nothing}
      </div>`;
  }

  #views() {
    if (!this.#isGraph || !this.has('views')) return nothing;
    return drawingChoice(this.words, this.show, (show) => {
      this.show = show;
      this.tell();
    });
  }

  /**
   * @param {import('./graph-data.js').Drawing} drawing
   * @param {import('../ui/drawing/graph-layout.js').Layout} layout
   */
  #picture(drawing, layout) {
    const shown = new Set(this.step === null ? this.#order : this.#order.slice(0, this.step));
    const title =
      drawing.kind === 'board'
        ? this.t('graph.title.board')
        : this.t('graph.title', { game: this.game, position: this.position });
    return picture({
      drawing,
      layout,
      frame: this.#camera.frame,
      title: `${title}. ${this.t('graph.label', { count: drawing.nodes.length })}`,
      at: this.at,
      lit: this.#lit,
      valued: (i) => shown.has(i),
      label: (i) => labelOf(this.words, drawing, i, shown.has(i)),
      print: this.print,
      on: {
        key: (event) => this.#key(event),
        over: (event) => {
          if (event.pointerType !== 'touch') this.hover = this.#nodeOf(event);
        },
        leave: () => (this.hover = null),
        focus: (event) => {
          const i = this.#nodeOf(event);
          if (i === null) return;
          this.at = i;
          this.pinned = i;
        },
        click: (event) => {
          const i = this.#nodeOf(event);
          if (i !== null) this.#pick(i);
        },
      },
    });
  }

  /** @param {number} step */
  #goStep(step) {
    this.step = step;
    this.hover = null;
    this.pinned = null;
    if (step > 0) this.#camera.reveal(this.#order[step - 1]);
  }
}

define('mex-graph', MexGraph);
