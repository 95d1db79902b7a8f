/**
 * What `<mex-table>` is asked and what it is at: its attributes, its state, and what it follows. How
 * the table is computed and drawn stands in mex-table.js.
 */
import { fieldStyle } from '../ui/controls/text-field.js';
import { mexLineStyle } from '../ui/drawing/mex-line.js';
import { stepperStyle } from '../ui/controls/stepper.js';
import { MexWidget } from '../ui/element/widget.js';
import { tableStyles } from './style.js';
import '../i18n/late.js';

/** A table grows by itself up to here, to show a heap that is followed. */
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
    /** Numbers in a row; 0 leaves it to the element. */
    this.columns = 0;
    /** Steps that the computation may take; 0 leaves it to the core. */
    this.budget = 0;
    /** @type {import('../engine/types.js').Table | import('../engine/types.js').Grid | null} */
    this.data = null;
    this.at = 0;
    /** @type {number | null} */
    this.chosen = null;
    /** @type {{list: import('./cell-steps.js').Choice[], all: number} | null} */
    this.options = null;
    this.step = 0;
    /** @type {false | true | {reached: number, total: number}} whether a long computation runs, and how far it is */
    this.busy = false;
    /** Whether what takes long is kept in the browser, as the page does; a widget keeps nothing. */
    this.keeps = false;
    /** Whether the person ended the computation. */
    this.halted = false;
    /** @type {import('./heading.js').View} */
    this.plot = 'dots';
    /** The third row of a map of bars. */
    this.third = 2;
    this.said = '';
    /** @type {string | null} what was typed for `upto`, when it is no number */
    this.wrong = null;
    /** The room there is, in steps of 20 px. */
    this.width = 640;
    /** Heaps of the position that is followed. @type {number[]} */
    this.marked = [];
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    super.willUpdate(changed);
    if (changed.has('game') && this.plot === 'map') this.plot = 'dots';
    if (changed.has('upto')) this.wrong = null;
  }

  /** @param {string} game @returns {boolean} whether it is another */
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

  /** The heaps of a board are marked. @param {Record<string, any>} state */
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

  /** A heap that is chosen is brought to the board that is followed, where it is the only one. @param {number} n */
  push(n) {
    const { target } = this.linked;
    if (target?.state?.heaps?.length === 1) void target.goToPosition?.(String(n));
  }
}
