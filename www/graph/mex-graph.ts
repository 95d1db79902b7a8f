/**
 * `<mex-graph game="nim" position="1 2">`: the game graph of a small position, layered, each node
 * with its SG value and P or N; for `graph …` the graph itself with its tokens. The nodes can be
 * valued one by one from terminal nodes up. With `controls`, game and position can be edited and a
 * judge's graph pasted.
 */
import { html } from 'lit';
import { graphContent } from './graph-content.ts';
import { WHOLE, partOf, wayTo } from './graph-part.ts';
import { Camera, HIGH } from './camera.ts';
import { sizeOf } from './nodes.ts';
import { GraphWidget } from './graph-widget.ts';
import { valueOrder } from './value-order.ts';
import { GameLines } from '../ui/element/game-lines.ts';
import { cardOf } from '../games.ts';
import { leveled } from '../ui/drawing/graph-layout.ts';
import { wholeLayout } from './whole-layout.ts';
import { walkGraph } from './arrow-navigation.ts';
import { tendScrollers } from '../ui/controls/scroll-box.ts';
import { define } from '../ui/element/widget.ts';
import type { Drawing } from './graph-data.ts';
import type { Layout } from '../ui/drawing/graph-layout.ts';
import type { Area } from '../i18n/areas.ts';

/** The least height of a drawing, and that of the choice above it and of the rim below it. */
const [LOW, CHOICE, BELOW] = [160, 50, 14];

/**
 * The game graph of a position, with the SG value of every node.
 *
 * @fires {{ game: string, position: string, nodes: number }} mex-ready - The graph is drawn.
 * @fires {{ game: string, position: string, show: '' | 'board' | 'positions', picked: string | null
 *   }} mex-change - Fired when the state changes, by a choice of game, position, drawing or node;
 *   `detail` is the new state.
 * @fires {{ text: string }} mex-pick - A node was chosen.
 * @slot - Shown until the widget is ready, and beside an error.
 * @csspart controls - The fields for game and position.
 * @csspart field - One labelled field.
 * @csspart rule - The rule and the goal.
 * @csspart graph - The drawing.
 * @csspart reason - Why a node has its value.
 * @csspart mex-line - The line on which the mex is found.
 * @csspart stepper - The buttons that value the nodes one by one.
 * @csspart mark - The sign of a P- or an N-position, or of a draw.
 * @csspart running - That it is still computing.
 * @control fields - The fields for game and position; not among the usual ones.
 * @control rule - The rule and the goal.
 * @control views - The choice of drawing.
 * @control zoom - The buttons that bring nearer.
 * @control steps - Valuing the nodes one by one.
 * @control list - The nodes as a list.
 * @control legend - What the signs mean.
 * @picture - `renderStatic` draws it.
 * @reserve - 740 650 640
 * @reserve [compact] - 400 400 400
 * @reserve [controls] - 970 820 800
 */
export class MexGraph extends GraphWidget {
  static areas: readonly Area[] = ['graph', 'table'];

  camera = new Camera(() => this.#place());
  order: number[] = [];
  /** Settles once what was found last is laid out. */
  #begun: Promise<void> | undefined;
  #focus = false;
  #fitted = false;
  /** Whether the drawing has moved below a pointer that rests. */
  shifted = false;
  #size = new ResizeObserver(([entry]) => this.#sized(entry.contentRect.width));

  constructor() {
    super();
    new GameLines(this, () => [this.game]);
  }

  connectedCallback() {
    super.connectedCallback();
    this.#size.observe(this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#size.disconnect();
    this.camera.hold(null);
  }

  willUpdate(changed: Map<string, unknown>) {
    super.willUpdate(changed);
    if (changed.has('full') && this.model.full)
      this.#begun = this.#begin(this.model.full).catch((thrown) => this.fail(thrown));
    if (changed.has('token')) this.#follow();
    // Values come from the ends.
    if (changed.has('step') && this.step !== null && this.opened) void this.openAll(true);
  }

  #sized(width: number) {
    const wide = Math.round(width);
    const high = this.#room();
    if (wide <= 0 || (wide === this.width && high === this.camera.high)) return;
    this.width = this.camera.width = wide;
    this.camera.high = high;
    this.#fitted = false;
    if (this.model.full && this.opened) this.#openPart(this.model.full);
  }

  /** In a low window of the page, a drawing is no higher than the part of it that is seen at once. */
  #room() {
    const isLow = parseFloat(getComputedStyle(this).getPropertyValue('--mex-beside')) > 0;
    if (!isLow) return HIGH;
    const above = this.getBoundingClientRect().top + scrollY + (this.isGraph ? CHOICE : 0);
    return Math.max(LOW, Math.floor(innerHeight - above - BELOW));
  }

  /** Shows the node of the token. */
  #follow() {
    const { opened } = this;
    const { full, token } = this.model;
    if (full && opened && token !== null) {
      const node = this.nodeOf(token, full);
      if (node >= 0) this.#open([...wayTo(full, node), node]);
    }
    const i = this.markToken();
    if (i < 0) return;
    this.at = i;
    this.pinned = i;
    this.camera.reveal(i);
  }

  get isGraph() {
    return cardOf(this.game)?.board === 'graph';
  }

  async load(): Promise<void> {
    await super.load();
    await this.#begun;
  }

  async #begin(full: Drawing) {
    this.camera.high = this.#room();
    const layout = this.beginsWhole(full) ? await this.#layout(full) : null;
    if (full !== this.model.full) return;
    this.at = 0;
    this.pinned = null;
    this.step = null;
    this.opened = layout ? null : new Set([0]);
    if (layout) this.#show(full, layout);
    else this.#openPart(full);
    this.#follow();
    this.settle();
    const { game, begun: position } = this.model;
    this.emit('mex-ready', { game, position, nodes: full.nodes.length });
  }

  /** Whether all that was found is drawn at once: an author who says how much wants that. */
  beginsWhole({ kind, nodes }: Drawing) {
    return kind === 'board' || nodes.length <= WHOLE || this.hasAttribute('limit') || this.print;
  }

  #layout(drawing: Drawing) {
    const isWhole = this.hasAttribute('limit');
    return wholeLayout(drawing, this.camera, isWhole ? Infinity : this.width, this.#space);
  }

  get #space() {
    return Math.max(280, (this.width - 46) / 0.85);
  }

  #show(drawing: Drawing, layout: Layout) {
    const texts = [this.at, this.pinned].map((i) => this.drawing?.nodes[i ?? -1]?.text);
    this.drawing = drawing;
    this.layout = layout;
    this.camera.layout = layout;
    const [at, pinned] = texts.map((one) => drawing.nodes.findIndex(({ text }) => text === one));
    this.at = Math.max(0, at);
    this.pinned = this.pinned === null || pinned < 0 ? null : pinned;
    this.hover = null;
    this.order = valueOrder(drawing);
    this.#fitted = false;
  }

  /** Draws what is opened. */
  #openPart(full: Drawing) {
    const { drawing, levels } = partOf(full, this.opened ?? new Set());
    this.#show(drawing, leveled(drawing.nodes.map(sizeOf), drawing.edges, levels, this.#space));
  }

  /** Opens nodes of all that was found. */
  #open(nodes: number[]) {
    const { opened } = this;
    const { full } = this.model;
    if (!full || !opened || nodes.every((node) => opened.has(node))) return;
    for (const node of nodes) opened.add(node);
    this.shifted = true;
    this.#openPart(full);
    this.markToken();
  }

  /** Opens everything, or closes all but the start. */
  async openAll(all: boolean) {
    const { full } = this.model;
    if (!full) return;
    this.opened = all ? null : new Set([0]);
    if (!all) return this.#openPart(full);
    const layout = await this.#layout(full);
    if (full === this.model.full && !this.opened) this.#show(full, layout);
    this.markToken();
  }

  render() {
    return html`${super.render()}${this.workingLine(this.t('graph.working'))}`;
  }

  updated() {
    tendScrollers(this.renderRoot);
    const drawn = this.renderRoot.querySelector('.frame > svg') as SVGElement | null;
    this.camera.hold(drawn, (event) => {
      if (!(event.target as Element).closest('.node')) this.pinned = null;
    });
    if (!this.#fitted && this.drawing) {
      this.#fitted = true;
      this.camera.begin(this.drawing.nodes.findIndex((node) => node.tokens > 0));
    } else this.#place();
    if (!this.#focus) return;
    this.#focus = false;
    const node = this.renderRoot.querySelector(`.node[data-i="${this.at}"]`) as SVGElement | null;
    node?.focus({ preventScroll: true });
  }

  /** Applies the camera without rendering again. */
  #place() {
    const { k, x, y } = this.camera.at;
    const moved = this.renderRoot.querySelector('.moved');
    moved?.setAttribute('transform', `translate(${x} ${y}) scale(${k})`);
    const drawn = this.renderRoot.querySelector('.frame > svg') as SVGElement | null;
    // One finger scrolls the page until there is something to drag.
    if (drawn) drawn.style.touchAction = this.camera.inside ? 'pan-x pan-y' : 'none';
  }

  get lit() {
    if (this.step !== null && this.step > 0 && this.hover === null) {
      return this.order[this.step - 1];
    }
    return this.hover ?? this.pinned;
  }

  /** Whether the value of a node is shown. */
  isValued(i: number) {
    return this.step === null || this.order.slice(0, this.step).includes(i);
  }

  nodeAt(event: Event) {
    const node = (event.target as Element).closest?.('.node');
    return node ? Number(node.getAttribute('data-i')) : null;
  }

  onKey(event: KeyboardEvent) {
    const { drawing, layout } = this;
    if (!drawing || !layout || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') this.camera.zoom(1.3);
    else if (event.key === '-') this.camera.zoom(1 / 1.3);
    else if (event.key === 'Escape' && this.pinned !== null) this.pinned = null;
    else if (event.key === 'Enter' || event.key === ' ') this.pick(this.at);
    else {
      const to = walkGraph(layout.places, drawing.edges, this.at, event.key, layout.sideways);
      if (to === null) return;
      this.at = to;
      this.pinned = to;
      this.camera.reveal(to);
      this.#focus = true;
    }
    event.preventDefault();
  }

  pick(i: number) {
    this.at = i;
    this.pinned = i;
    const text = this.drawing?.nodes[i].text ?? '';
    const { full } = this.model;
    if (full && this.drawing?.nodes[i].closed) this.#open([this.nodeOf(text, full)]);
    this.emit('mex-pick', { text });
    this.tell();
    this.push(text);
  }

  view() {
    return graphContent(this);
  }

  goToStep(step: number) {
    this.step = step;
    this.hover = null;
    this.pinned = null;
    if (step > 0) this.camera.reveal(this.order[step - 1]);
  }
}

define('mex-graph', MexGraph);
