/**
 * The attributes and state of `<mex-table>` and how it follows other widgets. Computing and drawing
 * are in mex-table.js.
 */
import { fieldStyle } from '../ui/controls/text-field.ts';
import { mexLineStyle } from '../ui/drawing/mex-line.ts';
import { stepperStyle } from '../ui/controls/stepper.ts';
import { MexWidget } from '../ui/element/widget.ts';
import { tableStyles } from './style.ts';
import '../i18n/late.ts';
import { property, state } from 'lit/decorators.js';
import type { Grid, Table } from '../engine/types.ts';
import type { Choice } from './cell-steps.ts';
import type { View } from './heading.ts';

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

  /** The game, in one line of notation. */
  @property({ reflect: true, useDefault: true }) game = 'subtract 1 3 4';

  /** The last heap. */
  @property({ type: Number, reflect: true, useDefault: true }) upto = 30;

  /** Numbers in a row; 0 takes as many as fit. */
  @property({ type: Number, reflect: true, useDefault: true }) columns = 0;

  /** Steps that the computation may take; 0 leaves it to the core. */
  @property({ type: Number }) budget = 0;

  /** What `table` or `grid` answered. @public @type {object | null} @readonly */
  @state() data: Table | Grid | null = null;

  @state() at = 0;

  @state() chosen: number | null = null;

  @state() options: { list: Choice[]; all: number } | null = null;

  @state() step = 0;

  /** the progress of a long computation */
  @state() busy: false | true | { reached: number; total: number } = false;

  /** Whether long computations are cached, as the page does; widgets cache nothing. */
  @property({ attribute: false }) keeps = false;

  /** Whether the user cancelled the computation. */
  @state() halted = false;

  @state() plot: View = 'dots';

  /** The third row of a map of bars. */
  @state() third = 2;

  @state() said = '';

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

  /** @returns whether the game changed */
  turnTo(game: string): boolean {
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
