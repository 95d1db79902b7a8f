/**
 * The attributes and state of `<mex-table>` and how it follows other widgets. Computing and drawing
 * are in mex-table.js.
 */
import { fieldStyle } from '../ui/controls/text-field.ts';
import { mexLineStyle } from '../ui/drawing/mex-line.ts';
import { stepperStyle } from '../ui/controls/stepper.ts';
import { MexWidget } from '../ui/element/widget.ts';
import { tableStyles } from './style.js';
import '../i18n/late.ts';

/** The largest heap to which a table grows to show a followed position. */
const GROWS = 1000;

export class TableWidget extends MexWidget {
  static label = 'table.title';
  static styles = [
    ...[MexWidget.styles].flat(),
    stepperStyle,
    mexLineStyle,
    fieldStyle,
    ...tableStyles,
  ];

  static properties = {
    game: { reflect: true, useDefault: true },
    upto: { type: Number, reflect: true, useDefault: true },
    columns: { type: Number, reflect: true, useDefault: true },
    budget: { type: Number },
    data: { state: true },
    at: { state: true },
    chosen: { state: true },
    options: { state: true },
    step: { state: true },
    busy: { state: true },
    keeps: { attribute: false },
    halted: { state: true },
    plot: { state: true },
    third: { state: true },
    said: { state: true },
    wrong: { state: true },
    width: { state: true },
    marked: { state: true },
  };

  constructor() {
    super();
    this.game = 'subtract 1 3 4';
    this.upto = 30;
    /** Numbers in a row; 0 for automatic. */
    this.columns = 0;
    /** The step budget; 0 for the core's default. */
    this.budget = 0;
    /** @type {import('../engine/types.ts').Table | import('../engine/types.ts').Grid | null} */
    this.data = null;
    this.at = 0;
    /** @type {number | null} */
    this.chosen = null;
    /** @type {{list: import('./cell-steps.js').Choice[], all: number} | null} */
    this.options = null;
    this.step = 0;
    /** @type {false | true | {reached: number, total: number}} the progress of a long computation */
    this.busy = false;
    /** Whether long computations are cached, as the page does; widgets cache nothing. */
    this.keeps = false;
    /** Whether the user cancelled the computation. */
    this.halted = false;
    /** @type {import('./heading.js').View} */
    this.plot = 'dots';
    /** The third row of a map of bars. */
    this.third = 2;
    this.said = '';
    /** @type {string | null} invalid text typed for `upto` */
    this.wrong = null;
    /** The width in steps of 20 px. */
    this.width = 640;
    /** Heaps of the followed position. @type {number[]} */
    this.marked = [];
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    if (changed.has('game') && this.plot === 'map') this.plot = 'dots';
    if (changed.has('upto')) this.wrong = null;
  }

  /** @param {string} game @returns {boolean} whether the game changed */
  turnTo(game) {
    if (game === this.game) return false;
    this.game = game;
    return true;
  }

  get offers() {
    return { defaults: ['views', 'columns', 'export', 'plot'], brief: [] };
  }

  /** Whether game and range can be changed. */
  get edits() {
    return this.has('fields') && !this.locked;
  }

  get kept() {
    const { game, upto, columns } = this;
    return { game, upto, columns };
  }

  get state() {
    const { kept, chosen, data } = this;
    const known = chosen !== null && data !== null && !('width' in data);
    return { ...kept, heap: chosen, nimber: known ? data.nimbers[chosen] : null };
  }

  get here() {
    const { game, upto } = this;
    return /** @type {[string, Record<string, string | number>]} */ (['tables', { game, upto }]);
  }

  /** Marks the heaps of a board. @param {Record<string, any>} state */
  follow({ game, heaps, upto }) {
    if (typeof game === 'string') this.game = game;
    if (Number.isSafeInteger(upto)) this.upto = upto;
    const sizes = Array.isArray(heaps) ? heaps.map(Number) : [];
    this.marked = sizes.filter(Number.isSafeInteger);
    const largest = Math.max(0, ...this.marked);
    if (largest > this.upto && largest <= GROWS) this.upto = largest;
    if (this.marked[0] <= this.upto) this.at = this.marked[0];
    this.requestUpdate();
  }

  /** Sets the followed board to a chosen heap if it has a single heap. @param {number} n */
  push(n) {
    const { target } = this.linked;
    if (target?.state?.heaps?.length === 1) void target.goToPosition?.(String(n));
  }
}
