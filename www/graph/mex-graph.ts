/**
 * `<mex-graph game="nim" position="1 2">`: the game graph of a small position, layered, each node
 * with its SG value and P or N; for `graph …` the graph itself with its tokens. The nodes can be
 * valued one by one from terminal nodes up. With `controls`, game and position can be edited and a
 * judge's graph pasted.
 */
import { html, nothing } from 'lit';
import * as engine from '../engine/api.ts';
import { nodeList } from './list.ts';
import { ofBoard, ofPositions } from './graph-data.ts';
import { WHOLE, isFolded, partOf, wayTo } from './graph-part.ts';
import { Camera } from './camera.ts';
import { drawingChoice, graphFields } from './fields.ts';
import { sizeOf } from './nodes.ts';
import { cameraTools, foldNote, legend, openTools, partNote, picture } from './graph-view.ts';
import { stepping } from './steps.ts';
import { GraphWidget } from './graph-widget.ts';
import { valueOrder } from './value-order.ts';
import { labelOf } from './labels.ts';
import { cardOf } from '../games.ts';
import { example } from '../ui/element/example.ts';
import { Query } from '../ui/element/query.ts';
import { Latest, aborted } from '../ui/element/latest.ts';
import { heightsOf, layered, leveled } from '../ui/drawing/graph-layout.ts';
import { walkGraph } from './arrow-navigation.ts';
import { tendScrollers } from '../ui/controls/scroll-box.ts';
import { define } from '../ui/element/widget.ts';
import type { Drawing } from './graph-data.ts';
import type { Layout } from '../ui/drawing/graph-layout.ts';
import type { GraphBoard } from '../engine/types.ts';

/** Every change lays out another graph, so sizes are limited: dagre takes up to 50 ms. */
const LAYOUT = {
  nodes: 60,
  edges: 60,
  dagre: { ranker: 'longest-path', nodesep: 16, edgesep: 12, ranksep: 42 },
};

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
 * @csspart graph - The drawing.
 * @csspart reason - Why a node has its value.
 * @csspart mex-line - The line on which the mex is found.
 * @csspart stepper - The buttons that value the nodes one by one.
 * @csspart mark - The sign of a P- or an N-position, or of a draw.
 * @csspart running - That it is still computing.
 * @control fields - The fields for game and position; not among the usual ones.
 * @control views - The choice of drawing.
 * @control zoom - The buttons that bring nearer.
 * @control steps - Valuing the nodes one by one.
 * @control list - The nodes as a list.
 * @control legend - What the signs mean.
 * @picture - `renderStatic` draws it.
 * @reserve - 640 610 610
 * @reserve [controls] - 780 750 750
 */
export class MexGraph extends GraphWidget {
  #query = new Query(this, () => void this.load());
  #judge = new Latest();
  #camera = new Camera(() => this.#place());
  #order: number[] = [];
  #focus = false;
  #fitted = false;
  /** Whether the drawing has moved below a pointer that rests. */
  #shifted = false;
  #size = new ResizeObserver(([entry]) => this.#sized(entry.contentRect.width));
  words = (key: string, args: object | null = {}) => this.t(key, args);

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

  willUpdate(changed: Map<string, unknown>) {
    super.willUpdate(changed);
    const asked = ['game', 'position', 'show', 'limit'].some((name) => changed.has(name));
    const begins = !this.hasUpdated || (changed.has('token') && !this.drawing);
    if ((asked || begins) && this.due('position')) void this.load();
    if (changed.has('token')) this.#follow();
    // Values come from the ends.
    if (changed.has('step') && this.step !== null && this.opened) void this.#openAll(true);
  }

  #sized(width: number) {
    if (!this.widen(Math.round(width))) return;
    this.#camera.width = this.width;
    this.#fitted = false;
    if (this.full && this.opened) this.#openPart(this.full);
  }

  /** Shows the node of the token. */
  #follow() {
    const { full, opened, token } = this;
    if (full && opened && token !== null) {
      const node = this.nodeOf(token, full);
      if (node >= 0) this.#open([...wayTo(full, node), node]);
    }
    const i = this.markToken();
    if (i < 0) return;
    this.at = i;
    this.pinned = i;
    this.#camera.reveal(i);
  }

  get #isGraph() {
    return cardOf(this.game)?.board === 'graph';
  }

  /** Draws the graph again. @public */
  async load(): Promise<void> {
    const { game } = this;
    const given = this.position;
    const placed = given.trim() || this.token !== null;
    const waits = !this.due() || (this.hasAttribute('position') && !this.edits);
    if (!placed && waits) return;
    // Clears the error of the previous text.
    this.failure = null;
    await this.#query.run(
      async (signal) => {
        this.start = placed ? '' : await example(game, 1);
        const full = await this.#ask(given || this.start, signal);
        return { full, layout: this.#beginsWhole(full) ? await this.#layout(full) : null };
      },
      ({ full, layout }) => {
        this.full = full;
        this.at = 0;
        this.pinned = null;
        this.step = null;
        this.opened = layout ? null : new Set([0]);
        if (layout) this.#show(full, layout);
        else this.#openPart(full);
        this.#follow();
        this.settle();
        this.emit('mex-ready', {
          game,
          position: given || this.start,
          nodes: full.nodes.length,
        });
      },
      (thrown) => {
        if (this.edits) this.settled = true;
        this.fail(thrown);
      },
    );
  }

  /** Whether all that was found is drawn at once: an author who says how much wants that. */
  #beginsWhole({ kind, nodes }: Drawing) {
    return kind === 'board' || nodes.length <= WHOLE || this.hasAttribute('limit') || this.print;
  }

  async #layout({ nodes, edges }: Drawing) {
    const sizes = nodes.map(sizeOf);
    const found = await layered(sizes, edges, LAYOUT);
    // A level that is far wider than the frame is set in lines.
    return found.width * 0.6 > this.width && !this.hasAttribute('limit')
      ? leveled(
          sizes,
          edges,
          heightsOf(
            nodes.length,
            edges.map(([a, b]) => [b, a]),
          ),
          this.#room,
        )
      : found;
  }

  get #room() {
    return Math.max(280, (this.width - 46) / 0.85);
  }

  #show(drawing: Drawing, layout: Layout) {
    const texts = [this.at, this.pinned].map((i) => this.drawing?.nodes[i ?? -1]?.text);
    this.drawing = drawing;
    this.layout = layout;
    this.#camera.layout = layout;
    const [at, pinned] = texts.map((one) => drawing.nodes.findIndex(({ text }) => text === one));
    this.at = Math.max(0, at);
    this.pinned = this.pinned === null || pinned < 0 ? null : pinned;
    this.hover = null;
    this.#order = valueOrder(drawing);
    this.#fitted = false;
  }

  /** Draws what is opened. */
  #openPart(full: Drawing) {
    const { drawing, levels } = partOf(full, this.opened ?? new Set());
    this.#show(drawing, leveled(drawing.nodes.map(sizeOf), drawing.edges, levels, this.#room));
  }

  /** Opens nodes of all that was found. */
  #open(nodes: number[]) {
    const { full, opened } = this;
    if (!full || !opened || nodes.every((node) => opened.has(node))) return;
    for (const node of nodes) opened.add(node);
    this.#shifted = true;
    this.#openPart(full);
    this.markToken();
  }

  /** Opens everything, or closes all but the start. */
  async #openAll(all: boolean) {
    const { full } = this;
    if (!full) return;
    this.opened = all ? null : new Set([0]);
    if (!all) return this.#openPart(full);
    const layout = await this.#layout(full);
    if (full === this.full && !this.opened) this.#show(full, layout);
    this.markToken();
  }

  /** Queries the engine for the graph. */
  async #ask(position: string, signal: AbortSignal) {
    const { game, limit } = this;
    const { board, draw, misere } = await engine.describe(game, position, { signal });
    if (draw === 'graph' && this.show !== 'positions') {
      return ofBoard(board as GraphBoard, misere);
    }
    return ofPositions(await engine.explore(game, position, { limit, signal }), misere);
  }

  render() {
    return html`${super.render()}${this.#query.line(this.t('graph.working'))}`;
  }

  updated() {
    tendScrollers(this.renderRoot);
    const drawn = this.renderRoot.querySelector('.frame > svg') as SVGElement | null;
    this.#camera.hold(drawn, (event) => {
      if (!(event.target as Element).closest('.node')) this.pinned = null;
    });
    if (!this.#fitted && this.drawing) {
      this.#fitted = true;
      this.#camera.begin(this.drawing.nodes.findIndex((node) => node.tokens > 0));
    } else this.#place();
    if (!this.#focus) return;
    this.#focus = false;
    const node = this.renderRoot.querySelector(`.node[data-i="${this.at}"]`) as SVGElement | null;
    node?.focus({ preventScroll: true });
  }

  /** Applies the camera without rendering again. */
  #place() {
    const { k, x, y } = this.#camera.at;
    const moved = this.renderRoot.querySelector('.moved');
    moved?.setAttribute('transform', `translate(${x} ${y}) scale(${k})`);
    const drawn = this.renderRoot.querySelector('.frame > svg') as SVGElement | null;
    // One finger scrolls the page until there is something to drag.
    if (drawn) drawn.style.touchAction = this.#camera.inside ? 'pan-x pan-y' : 'none';
  }

  get #lit() {
    if (this.step !== null && this.step > 0 && this.hover === null) {
      return this.#order[this.step - 1];
    }
    return this.hover ?? this.pinned;
  }

  #nodeOf(event: Event) {
    const node = (event.target as Element).closest?.('.node');
    return node ? Number(node.getAttribute('data-i')) : null;
  }

  #key(event: KeyboardEvent) {
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

  #pick(i: number) {
    this.at = i;
    this.pinned = i;
    const text = this.drawing?.nodes[i].text ?? '';
    if (this.full && this.drawing?.nodes[i].closed) this.#open([this.nodeOf(text, this.full)]);
    this.emit('mex-pick', { text });
    this.tell();
    this.push(text);
  }

  async #paste(text: string) {
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
      this.wrong = thrown as any;
      const { code, message } = thrown as any;
      this.emit('mex-error', { error: thrown, code, message });
    }
  }

  #set(name: 'game' | 'position', value: string) {
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
      position: this.begun,
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

  #drawn(drawing: Drawing, layout: Layout) {
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
    const isPart = this.full !== null && drawing.nodes.length < this.full.nodes.length;
    const large = this.full !== null && !this.#beginsWhole(this.full);
    return html`${this.#views()} ${isPart ? nothing : partNote(t, drawing)}
      ${large ? openTools(t, { drawing, full: this.full, open: (all) => void this.#openAll(all) }) : nothing}
      ${this.#picture(drawing, layout)} ${isFolded(this.full ?? drawing) ? foldNote(t) : nothing}
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

  #picture(drawing: Drawing, layout: Layout) {
    const shown = new Set(this.step === null ? this.#order : this.#order.slice(0, this.step));
    const title =
      drawing.kind === 'board'
        ? this.t('graph.title.board')
        : this.t('graph.title', { game: this.game, position: this.begun });
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
          if (event.pointerType !== 'touch' && !this.#shifted) this.hover = this.#nodeOf(event);
        },
        move: () => (this.#shifted = false),
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

  #goStep(step: number) {
    this.step = step;
    this.hover = null;
    this.pinned = null;
    if (step > 0) this.#camera.reveal(this.#order[step - 1]);
  }
}

define('mex-graph', MexGraph);
