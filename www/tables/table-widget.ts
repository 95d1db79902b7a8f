/**
 * The attributes of `<mex-table>`, what is chosen in it, and how it follows other widgets. Drawing is
 * in mex-table.ts.
 */
import { MexWidget } from '../ui/element/widget.ts';
import { ruleControl } from '../ui/element/rule.ts';
import { AskingWidget } from '../ui/element/asking-widget.ts';
import { owned } from '../ui/element/model-host.ts';
import { TableModel } from './table-model.ts';
import { tableStyles } from './style.ts';
import { property, state } from 'lit/decorators.js';
import { styleSheets } from '../ui/style/style-sheets.ts';
import fieldStyle from '../ui/controls/text-field.css?inline';
import mexLineStyle from '../ui/drawing/mex-line.css?inline';
import stepperStyle from '../ui/controls/stepper.css?inline';
import type { Choice } from './cell-steps.ts';
import type { View } from './heading.ts';

/** The largest heap to which a table grows to show a followed position. */
const GROWS = 1000;

export class TableWidget extends AskingWidget<TableModel> {
  static label = 'table.title';
  static styles = [
    ...[MexWidget.styles].flat(),
    styleSheets(stepperStyle, mexLineStyle, fieldStyle),
    ...tableStyles,
  ];

  /** The game, in one line of notation. */
  @property({ reflect: true, useDefault: true }) @owned game!: string;

  /** The last heap. */
  @property({ type: Number, reflect: true, useDefault: true }) @owned upto!: number;

  /** Numbers in a row; 0 takes as many as fit. */
  @property({ type: Number, reflect: true, useDefault: true }) columns = 0;

  /** Steps that the computation may take; 0 leaves it to the core. */
  @property({ type: Number }) @owned budget!: number;

  /** What `table` or `grid` answered. @public @type {object | null} @readonly */
  get data() {
    return this.model.data;
  }

  @state() at = 0;

  @state() chosen: number | null = null;

  @state() options: { list: Choice[]; all: number } | null = null;

  @state() step = 0;

  @state() plot: View = 'dots';

  /** invalid text typed for `upto` */
  @state() wrong: string | null = null;

  /** The width in steps of 20 px. */
  @state() width = 640;

  /** Heaps of the followed position. */
  @state() marked: number[] = [];

  willUpdate(changed: Map<string, unknown>) {
    super.willUpdate(changed);
    if (changed.has('game') && this.plot === 'map') this.plot = 'dots';
    if (changed.has('upto')) this.wrong = null;
  }

  make() {
    return new TableModel();
  }

  get offers() {
    return { defaults: [...ruleControl(this), 'views', 'columns', 'export', 'plot'], brief: [] };
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
    return ['tables', { game, upto }] as [string, Record<string, string | number>];
  }

  /** Marks the heaps of a board. */
  follow({ game, heaps, upto }: Record<string, unknown>) {
    if (typeof game === 'string') this.game = game;
    if (typeof upto === 'number' && Number.isSafeInteger(upto)) this.upto = upto;
    const sizes = Array.isArray(heaps) ? heaps.map(Number) : [];
    this.marked = sizes.filter(Number.isSafeInteger);
    const largest = Math.max(0, ...this.marked);
    if (largest > this.upto && largest <= GROWS) this.upto = largest;
    if (this.marked[0] <= this.upto) this.at = this.marked[0];
    this.requestUpdate();
  }

  /** Sets the followed board to a chosen heap if it has a single heap. */
  push(n: number) {
    const { target } = this.linked;
    const heaps = target?.state?.heaps;
    if (target && Array.isArray(heaps) && heaps.length === 1) void target.goToPosition?.(String(n));
  }
}
