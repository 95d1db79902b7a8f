/**
 * The attributes of `<mex-graph>`, what is chosen in it, and how it follows other widgets. Drawing
 * and navigation are in mex-graph.ts.
 */
import { sameParts } from '../ui/text/same-position.ts';
import { MexWidget } from '../ui/element/widget.ts';
import { ruleControl } from '../ui/element/rule.ts';
import { AskingWidget } from '../ui/element/asking-widget.ts';
import { owned } from '../ui/element/model.ts';
import { GraphModel } from './graph-model.ts';
import { property, state } from 'lit/decorators.js';
import { styleSheets } from '../ui/style/style-sheets.ts';
import listStyle from './list.css?inline';
import nodeStyle from './nodes.css?inline';
import graphStyle from './graph.css?inline';
import drawingStyle from '../ui/style/drawing.css?inline';
import fieldStyle from '../ui/controls/text-field.css?inline';
import mexLineStyle from '../ui/drawing/mex-line.css?inline';
import runningStyle from '../ui/controls/progress.css?inline';
import stepperStyle from '../ui/controls/stepper.css?inline';
import type { Drawing } from './graph-data.ts';
import type { Layout } from '../ui/drawing/graph-layout.ts';

/** The label of a position without parts. */
const NOTHING = '∅';

export class GraphWidget extends AskingWidget<GraphModel> {
  static label = 'graph.title';
  static styles = [
    ...[MexWidget.styles].flat(),
    styleSheets(
      stepperStyle,
      runningStyle,
      mexLineStyle,
      fieldStyle,
      nodeStyle,
      listStyle,
      drawingStyle,
      graphStyle,
    ),
  ];

  /** The game, in one line of notation. */
  @property({ reflect: true, useDefault: true }) @owned game!: string;

  /** The position from which the graph is drawn. */
  @property({ reflect: true, useDefault: true }) @owned position!: string;

  /** Of a game on a graph: the graph with its tokens, or the graph of its positions. */
  @property({ reflect: true, useDefault: true }) @owned show!: '' | 'board' | 'positions';

  /**
   * Positions that are drawn at most. Without it, a large graph begins with the first moves, and
   * nodes are opened.
   */
  @property({ type: Number, reflect: true, useDefault: true }) @owned limit!: number;

  /** The drawing. */
  @state() drawing: Drawing | null = null;

  @state() layout: Layout | null = null;

  @state() at = 0;

  @state() hover: number | null = null;

  @state() pinned: number | null = null;

  /** how many nodes are valued; null shows all */
  @state() step: number | null = null;

  @state() listed = false;

  @state() width = 640;

  /** The opened nodes of all that was found; null: nothing is left to be opened. */
  opened: Set<number> | null = null;

  get offers() {
    return {
      defaults: [...ruleControl(this), 'views', 'zoom', 'steps', 'list', 'legend'],
      brief: ['legend'],
    };
  }

  make() {
    return new GraphModel();
  }

  follows(model: GraphModel) {
    const refused = (name: string) => {
      if (name !== 'wrong' || !model.wrong) return;
      const { code, message } = model.wrong;
      this.emit('mex-error', { error: model.wrong, code, message });
    };
    return [...super.follows(model), model.subscribe(refused)];
  }

  protected get isDue() {
    if (this.model.placed) return this.due('position');
    return this.due() && (this.edits || !this.hasAttribute('position'));
  }

  get kept() {
    const { game, position, show } = this;
    return { game, position, show };
  }

  get state() {
    const node = this.pinned === null ? null : this.drawing?.nodes[this.pinned];
    return { ...this.kept, picked: node?.text ?? null };
  }

  /** The node of a position; -1 if it is not drawn. */
  nodeOf(position: string, within: Drawing | null = this.drawing) {
    const nodes = within?.kind === 'positions' ? within.nodes : [];
    const plain = position.trim() === '' ? NOTHING : position;
    const same = nodes.findIndex(({ text }) => text === plain);
    return same < 0 ? nodes.findIndex(({ text }) => sameParts(text, plain)) : same;
  }

  /** Marks the position of a board; if it is not drawn, the graph starts there. */
  follow({ game, start, position }: Record<string, unknown>) {
    if (typeof game !== 'string' || typeof position !== 'string') return;
    this.model.token = position;
    const drawn = this.drawing !== null && game === this.game;
    if (!drawn) this.position = typeof start === 'string' ? start : position;
    else if (this.nodeOf(position, this.model.full) < 0) this.position = position;
    this.game = game;
  }

  /**
   * Marks the followed position.
   * @returns its node
   */
  markToken(): number {
    const { drawing } = this;
    const { token } = this.model;
    if (token === null || drawing?.kind !== 'positions') return -1;
    const i = this.nodeOf(token);
    for (const [k, node] of drawing.nodes.entries()) node.tokens = k === i ? 1 : 0;
    return i;
  }

  /** Sets the followed board to a chosen position. */
  push(text: string) {
    if (this.drawing?.kind !== 'positions') return;
    void this.linked.target?.goToPosition?.(text === NOTHING ? '' : text);
  }
}
