/**
 * `<mex-graph game="nim" position="1 2">`: the game graph of a small position, layered, each
 * node with its SG value and P or N; for `graph …` the graph itself with its tokens. The nodes
 * can be valued one by one from the ends up. With `controls`, game and position can be edited
 * and a judge's graph pasted.
 */
import { html, nothing } from 'lit';
import * as engine from '../engine/api.js';
import { nodeList, listStyle } from './list.js';
import { ofBoard, ofPositions } from './drawing.js';
import { Camera } from './camera.js';
import { drawingChoice, graphFields } from './fields.js';
import { nodeStyle, sizeOf } from './nodes.js';
import { cameraTools, legend, partNote, picture } from './picture.js';
import { stepping } from './steps.js';
import { graphStyle } from './style.js';
import { labelOf } from './words.js';
import { cardOf } from '../games.js';
import { Asking } from '../kit/asking.js';
import { Latest, aborted } from '../kit/latest.js';
import { layered } from '../kit/graph-layout.js';
import { walkGraph } from './walk.js';
import { sinksFirst } from '../kit/mex.js';
import { drawingStyle } from '../kit/drawing-style.js';
import { fieldStyle } from '../kit/field.js';
import { mexLineStyle } from '../kit/mex-line.js';
import { runningStyle } from '../kit/running.js';
import { tendScrollers } from '../kit/scrollers.js';
import { stepperStyle } from '../kit/stepper.js';
import { MexElement, define } from '../kit/base.js';

/** Every change draws another graph, so little time is given to each: dagre takes up to 50 ms. */
const MANNER = {
  nodes: 60,
  edges: 60,
  dagre: { ranker: 'longest-path', nodesep: 16, edgesep: 12, ranksep: 42 },
};

export class MexGraph extends MexElement {
  static label = 'graph.title';
  static styles = [
    ...[MexElement.styles].flat(),
    stepperStyle,
    runningStyle,
    mexLineStyle,
    fieldStyle,
    nodeStyle,
    listStyle,
    drawingStyle,
    graphStyle,
  ];

  static properties = {
    game: { reflect: true, useDefault: true },
    position: { reflect: true, useDefault: true },
    show: { reflect: true, useDefault: true },
    limit: { type: Number, reflect: true, useDefault: true },
    controls: { type: Boolean, reflect: true, useDefault: true },
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
  };

  #asking = new Asking(this, () => void this.load());
  #judge = new Latest();
  #camera = new Camera(() => this.#place());
  /** @type {number[]} */
  #order = [];
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
    /** @type {import('./drawing.js').Drawing | null} */
    this.drawing = null;
    /** @type {import('../kit/graph-layout.js').Layout | null} */
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
    /** @type {import('../engine/errors.js').MexError | null} what is wrong with the pasted input */
    this.wrong = null;
  }

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
    if (asked || !this.hasUpdated) void this.load();
  }

  /** @param {number} width */
  #sized(width) {
    if (width <= 0 || Math.round(width) === this.width) return;
    this.width = Math.round(width);
    this.#camera.width = this.width;
    this.#fitted = false;
  }

  get #isGraph() {
    return cardOf(this.game)?.board === 'graph';
  }

  async load() {
    if (!this.position.trim() && !this.controls) return;
    const { game, position } = this;
    // What was wrong with another text is not said of this one.
    this.failure = null;
    await this.#asking.run(
      async (signal) => {
        const drawing = await this.#ask(signal);
        return { drawing, layout: await layered(drawing.nodes.map(sizeOf), drawing.edges, MANNER) };
      },
      ({ drawing, layout }) => {
        this.drawing = drawing;
        this.layout = layout;
        this.#camera.layout = layout;
        this.at = 0;
        this.hover = null;
        this.pinned = null;
        this.step = null;
        this.#order = sinksFirst(drawing.nodes.length, drawing.edges);
        this.#fitted = false;
        this.settle();
        this.emit('mex-ready', { game, position, nodes: drawing.nodes.length });
      },
      (thrown) => {
        if (this.controls) this.settled = true;
        this.fail(thrown);
      },
    );
  }

  /** What is to be drawn, from the engine. @param {AbortSignal} signal */
  async #ask(signal) {
    const { game, position, limit } = this;
    if (!this.#isGraph || this.show === 'positions') {
      return ofPositions(await engine.explore(game, position, { limit, signal }));
    }
    const { board, misere } = await engine.describe(game, position, { signal });
    return ofBoard(/** @type {import('../engine/types.js').GraphBoard} */ (board), misere);
  }

  render() {
    return html`${super.render()}${this.#asking.line(this.t('graph.working'))}`;
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

  /** Moves what is drawn, without drawing it again. */
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
    this.emit('mex-pick', { text: this.drawing?.nodes[i].text });
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
      this.emit('mex-change', { game: this.game, position: this.position });
    } catch (thrown) {
      if (aborted(thrown)) return;
      this.wrong = /** @type {any} */ (thrown);
      this.emit('mex-error', { error: thrown, code: this.wrong?.code });
    }
  }

  /** @param {'game' | 'position'} name @param {string} value */
  #set(name, value) {
    if (value === this[name]) return;
    this.#judge.stop();
    this[name] = value;
    this.emit('mex-change', { game: this.game, position: this.position });
  }

  errorPart() {
    return this.controls && this.settled ? nothing : super.errorPart();
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
   * @param {import('./drawing.js').Drawing} drawing
   * @param {import('../kit/graph-layout.js').Layout} layout
   */
  #drawn(drawing, layout) {
    const t = this.words;
    return html`${this.#views()} ${partNote(t, drawing)} ${this.#picture(drawing, layout)}
      <div class="below">${legend(t, this.lang, drawing)} ${cameraTools(t, this.#camera)}</div>
      ${stepping({
        t,
        drawing,
        lit: this.#lit,
        step: this.step,
        order: this.#order,
        toggle: () => (this.step = this.step === null ? 0 : null),
        go: (step) => this.#goStep(step),
      })}
      ${nodeList({
        t,
        lang: this.lang,
        drawing,
        open: this.listed,
        toggle: (open) => (this.listed = open),
      })}`;
  }

  #views() {
    if (!this.#isGraph) return nothing;
    return drawingChoice(this.words, this.show, (show) => (this.show = show));
  }

  /**
   * @param {import('./drawing.js').Drawing} drawing
   * @param {import('../kit/graph-layout.js').Layout} layout
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
