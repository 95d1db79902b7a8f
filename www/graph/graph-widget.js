/**
 * The attributes and state of `<mex-graph>` and how it follows other widgets. Drawing and
 * navigation are in mex-graph.js.
 */
import { listStyle } from './list.js';
import { nodeStyle } from './nodes.js';
import { graphStyle } from './style.js';
import { drawingStyle } from '../ui/style/drawing-style.ts';
import { fieldStyle } from '../ui/controls/text-field.ts';
import { mexLineStyle } from '../ui/drawing/mex-line.ts';
import { runningStyle } from '../ui/controls/progress.ts';
import { sameParts } from '../ui/text/same-position.ts';
import { stepperStyle } from '../ui/controls/stepper.ts';
import { MexWidget } from '../ui/element/widget.ts';
import '../i18n/late.ts';

/** The label of a position without parts. */
const NOTHING = '∅';

export class GraphWidget extends MexWidget {
  static label = 'graph.title';
  static styles = [
    ...[MexWidget.styles].flat(),
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
    token: { state: true },
  };

  constructor() {
    super();
    this.game = 'nim';
    this.position = '';
    /** Where the game starts if no position is given. */
    this.start = '';
    /** @type {'' | 'board' | 'positions'} what is drawn of a `graph`; the board by default */
    this.show = '';
    /** Positions drawn at most. */
    this.limit = 120;
    /** What is drawn. @type {import('./graph-data.js').Drawing | null} */
    this.drawing = null;
    /** All that was found, of which the drawing may be a part. @type {import('./graph-data.js').Drawing | null} */
    this.full = null;
    /** The opened nodes of all that was found; null: nothing is left to be opened. @type {Set<number> | null} */
    this.opened = null;
    /** @type {import('../ui/drawing/graph-layout.ts').Layout | null} */
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
    /** @type {import('../engine/errors.js').MexError | null} the error of the pasted input */
    this.wrong = null;
    /** The followed position. @type {string | null} */
    this.token = null;
  }

  /** Sets the width. @param {number} width @returns {boolean} whether it has changed */
  widen(width) {
    if (width <= 0 || width === this.width) return false;
    this.width = width;
    return true;
  }

  get offers() {
    return { defaults: ['views', 'zoom', 'steps', 'list', 'legend'], brief: ['legend'] };
  }

  /** Whether game and position can be changed. */
  get edits() {
    return this.has('fields') && !this.locked;
  }

  get kept() {
    const { game, position, show } = this;
    return { game, position, show };
  }

  get state() {
    const node = this.pinned === null ? null : this.drawing?.nodes[this.pinned];
    return { ...this.kept, picked: node?.text ?? null };
  }

  /** The position from which the graph is drawn. */
  get begun() {
    return this.position.trim() ? this.position : this.start;
  }

  get here() {
    const { game, begun: position } = this;
    const view = 'graph';
    return /** @type {[string, Record<string, string>]} */ ([view, { game, position }]);
  }

  /**
   * The node of a position; -1 if it is not drawn.
   * @param {string} position @param {import('./graph-data.js').Drawing | null} [within]
   */
  nodeOf(position, within = this.drawing) {
    const nodes = within?.kind === 'positions' ? within.nodes : [];
    const plain = position.trim() === '' ? NOTHING : position;
    const same = nodes.findIndex(({ text }) => text === plain);
    return same < 0 ? nodes.findIndex(({ text }) => sameParts(text, plain)) : same;
  }

  /**
   * Marks the position of a board; if it is not drawn, the graph starts there.
   * @param {Record<string, any>} state
   */
  follow({ game, start, position }) {
    if (typeof game !== 'string' || typeof position !== 'string') return;
    this.token = position;
    const drawn = this.drawing !== null && game === this.game;
    if (!drawn) this.position = typeof start === 'string' ? start : position;
    else if (this.nodeOf(position, this.full) < 0) this.position = position;
    this.game = game;
  }

  /** Marks the followed position. @returns {number} its node */
  markToken() {
    const { drawing, token } = this;
    if (token === null || drawing?.kind !== 'positions') return -1;
    const i = this.nodeOf(token);
    for (const [k, node] of drawing.nodes.entries()) node.tokens = k === i ? 1 : 0;
    return i;
  }

  /** Sets the followed board to a chosen position. @param {string} text */
  push(text) {
    if (this.drawing?.kind !== 'positions') return;
    void this.linked.target?.goToPosition?.(text === NOTHING ? '' : text);
  }
}
