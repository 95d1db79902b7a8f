/**
 * `<mex-graph game="nim" position="1 2">`: the game graph of a small position in layers, each node with its
 * SG value and outcome P or N. For `graph …` the graph itself with its tokens can be drawn. The values can be
 * shown node by node from terminal nodes up. With `controls`, game and position can be edited, and a graph in
 * the format of an online judge can be pasted.
 */
import { html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { graphContent } from './graph-content.ts';
import { WHOLE, partOf, wayTo } from './graph-part.ts';
import { Camera } from './camera.ts';
import { NOTHING } from './graph-data.ts';
import { GraphModel } from './graph-model.ts';
import { graphStyles } from './graph-styles.ts';
import { sizeOf } from './nodes.ts';
import { markToken, nodeOf } from './token.ts';
import { valueOrder } from './value-order.ts';
import { GameLines } from '../ui/element/game-lines.ts';
import { cardOf } from '../games.ts';
import { leveled } from '../ui/drawing/graph-layout.ts';
import { wholeLayout } from './whole-layout.ts';
import { tendScrollers } from '../ui/controls/scroll-box.ts';
import { MexWidget, define } from '../ui/element/widget.ts';
import { Asking } from '../ui/element/asking.ts';
import { given, owned } from '../ui/element/model.ts';
import { ruleControl } from '../ui/element/rule.ts';
import type { Drawing } from './graph-data.ts';
import type { Layout } from '../ui/drawing/graph-layout.ts';
import type { Area } from '../i18n/areas.ts';

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
export class MexGraph extends MexWidget {
  static areas: readonly Area[] = ['graph', 'table'];

  static label = 'graph.title';
  static styles = [...MexWidget.styles, graphStyles];

  /** The game, in one line of notation. */
  @property({ reflect: true, useDefault: true }) @owned game!: string;

  /** The position from which the graph is drawn. */
  @property({ reflect: true, useDefault: true }) @owned position!: string;

  /** For a game on a graph: whether to draw the graph with its tokens, or the graph of its positions. */
  @property({ reflect: true, useDefault: true }) @owned show!: '' | 'board' | 'positions';

  /**
   * The largest number of positions to draw. Without a limit, a large graph shows the first moves, and
   * further nodes can be opened.
   */
  @property({ type: Number, reflect: true, useDefault: true }) @owned limit!: number;

  /** Whether the nodes have outcomes only, as in a lesson before SG values are taught. */
  @property({ attribute: false }) @owned outcomesOnly!: boolean;

  shown: Asking<GraphModel> = new Asking(this, () => new GraphModel(), {
    follow: (model) => [
      model.changes.listen(({ name }) => name === 'wrong' && this.#refuse(model)),
    ],
    isDue: () => this.#isDue,
  });

  @given model!: GraphModel;

  /** The drawn graph, or null before the first result. */
  @state() drawing: Drawing | null = null;
  @state() layout: Layout | null = null;
  @state() at = 0;
  @state() hover: number | null = null;
  @state() pinned: number | null = null;

  /** The number of nodes whose values are shown, in the order `order`; null shows all values. */
  @state() step: number | null = null;

  @state() listed = false;

  /** The opened nodes of the whole graph, or null if the whole graph is drawn. */
  opened: Set<number> | null = null;
  camera = new Camera(this, () => {
    if (this.model.full && this.opened) this.#openPart(this.model.full);
  });
  order: number[] = [];
  /** A promise that resolves when the layout of the latest result is computed. */
  #begun: Promise<void> | undefined;
  /** Whether the next update focuses the node that a key has selected. */
  focusNext = false;
  /**
   * Whether the drawing has moved under a resting pointer, so that pointing is ignored until the pointer
   * moves.
   */
  shifted = false;

  constructor() {
    super();
    new GameLines(this, () => [this.game]);
  }

  get #isDue() {
    if (this.model.placed) return this.due('position');
    return this.due() && (this.shown.edits || !this.hasAttribute('position'));
  }

  #refuse({ wrong }: GraphModel) {
    if (wrong) this.emit('mex-error', { error: wrong, code: wrong.code, message: wrong.message });
  }

  get offers() {
    return {
      defaults: [...ruleControl(this), 'views', 'zoom', 'steps', 'list', 'legend'],
      brief: ['legend'],
    };
  }

  get kept() {
    const { game, position, show } = this;
    return { game, position, show };
  }

  get state() {
    const node = this.pinned === null ? null : this.drawing?.nodes[this.pinned];
    return { ...this.kept, picked: node?.text ?? null };
  }

  /**
   * Mark the position of a followed board. If that position is not in the graph, compute the graph of that
   * position.
   */
  follow({ game, start, position }: Record<string, unknown>) {
    if (typeof game !== 'string' || typeof position !== 'string') return;
    this.model.token = position;
    const drawn = this.drawing !== null && game === this.game;
    if (!drawn) this.position = typeof start === 'string' ? start : position;
    else if (nodeOf(this.model.full, position) < 0) this.position = position;
    this.game = game;
  }

  willUpdate(changed: Map<string, unknown>) {
    super.willUpdate(changed);
    if (changed.has('full') && this.model.full)
      this.#begun = this.#begin(this.model.full).catch((thrown) => this.fail(thrown));
    if (changed.has('token')) this.#follow();
    // Open the whole graph to show values step by step, since values are computed from terminal nodes.
    if (changed.has('step') && this.step !== null && this.opened) void this.openAll(true);
  }

  /** Mark and show the node of the followed position. */
  #follow() {
    const { opened } = this;
    const { full, token } = this.model;
    if (full && opened && token !== null) {
      const node = nodeOf(full, token);
      if (node >= 0) this.#open([...wayTo(full, node), node]);
    }
    const i = this.#markToken();
    if (i >= 0) this.goToNode(i);
  }

  #markToken() {
    return markToken(this.drawing, this.model.token);
  }

  goToNode(i: number) {
    this.at = i;
    this.pinned = i;
    this.camera.reveal(i);
  }

  get isGraph() {
    return cardOf(this.game)?.board === 'graph';
  }

  /** Compute the graph again and draw it. @public */
  async load(): Promise<void> {
    await this.shown.load();
    await this.#begun;
  }

  async #begin(full: Drawing) {
    this.camera.measure();
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

  /**
   * Return whether the whole graph is drawn at once: if it is a board, small, printed, or has a limit set by
   * an author.
   */
  beginsWhole({ kind, nodes }: Drawing) {
    return kind === 'board' || nodes.length <= WHOLE || this.hasAttribute('limit') || this.print;
  }

  #layout(drawing: Drawing) {
    return wholeLayout(drawing, this.camera, this.hasAttribute('limit'));
  }

  #show(drawing: Drawing, layout: Layout) {
    const texts = [this.at, this.pinned].map((i) => this.drawing?.nodes[i ?? -1]?.text);
    this.drawing = drawing;
    this.layout = layout;
    const [at, pinned] = texts.map((one) => drawing.nodes.findIndex(({ text }) => text === one));
    this.at = Math.max(0, at);
    this.pinned = this.pinned === null || pinned < 0 ? null : pinned;
    this.hover = null;
    this.order = valueOrder(drawing);
    this.camera.isFitted = false;
  }

  /** Draw the part of the graph that is reached through opened nodes. */
  #openPart(full: Drawing) {
    const { drawing, levels } = partOf(full, this.opened ?? new Set());
    this.#show(
      drawing,
      leveled(drawing.nodes.map(sizeOf), drawing.edges, levels, this.camera.space),
    );
  }

  /** Open nodes, given by their indices in the whole graph. */
  #open(nodes: number[]) {
    const { opened } = this;
    const { full } = this.model;
    if (!full || !opened || nodes.every((node) => opened.has(node))) return;
    for (const node of nodes) opened.add(node);
    this.shifted = true;
    this.#openPart(full);
    this.#markToken();
  }

  /** Open all nodes, or close all nodes except the start. */
  async openAll(all: boolean) {
    const { full } = this.model;
    if (!full) return;
    this.opened = all ? null : new Set([0]);
    if (!all) return this.#openPart(full);
    const layout = await this.#layout(full);
    if (full === this.model.full && !this.opened) this.#show(full, layout);
    this.#markToken();
  }

  render() {
    return html`${super.render()}${this.model.query.line(this.t('graph.working'), this.t)}`;
  }

  updated() {
    tendScrollers(this.renderRoot);
    if (!this.focusNext) return;
    this.focusNext = false;
    const node = this.renderRoot.querySelector(`.node[data-i="${this.at}"]`) as SVGElement | null;
    node?.focus({ preventScroll: true });
  }

  get lit() {
    if (this.step !== null && this.step > 0 && this.hover === null) {
      return this.order[this.step - 1];
    }
    return this.hover ?? this.pinned;
  }

  /** Return whether the value of a node is shown. */
  isValued(i: number) {
    return this.step === null || this.order.slice(0, this.step).includes(i);
  }

  nodeAt(event: Event) {
    const node = (event.target as Element).closest?.('.node');
    return node ? Number(node.getAttribute('data-i')) : null;
  }

  pick(i: number) {
    this.at = i;
    this.pinned = i;
    const text = this.drawing?.nodes[i].text ?? '';
    const { full } = this.model;
    if (full && this.drawing?.nodes[i].closed) this.#open([nodeOf(full, text)]);
    this.emit('mex-pick', { text });
    this.tell();
    // Set the followed board to the chosen position.
    if (this.drawing?.kind !== 'positions') return;
    void this.linked.target?.goToPosition?.(text === NOTHING ? '' : text);
  }

  errorPart() {
    return this.shown.saysError ? nothing : super.errorPart();
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
