/**
 * `<mex-table game="subtract 1 3 4" upto="30">`: the SG values of single heaps as a table and a dot plot with
 * the period, and for each cell the options and their mex. A game of two heaps, such as Wythoff's, is drawn
 * as a map. With `controls`, game and range can be edited.
 */
import { html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import * as engine from '../engine/api.ts';
import { choices } from './cell-steps.ts';
import { runningLine } from './heading.ts';
import { tableContent } from './table-content.ts';
import { GameLines, readLine } from '../ui/element/game-lines.ts';
import { Query } from '../ui/element/query.ts';
import { scrollBoxTo, tendScrollers } from '../ui/controls/scroll-box.ts';
import { MexWidget, define } from '../ui/element/widget.ts';
import { Asking } from '../ui/element/asking.ts';
import { given, owned } from '../ui/element/model.ts';
import { ruleControl } from '../ui/element/rule.ts';
import { moveNumber } from '../ui/text/move-count.ts';
import { OPTIONS, columnsFor, positionOf } from './data-source.ts';
import { TableModel } from './table-model.ts';
import { styleSheets } from '../ui/style/style-sheets.ts';
import fieldStyle from '../ui/controls/text-field.css?inline';
import mexLineStyle from '../ui/drawing/mex-line.css?inline';
import stepperStyle from '../ui/controls/stepper.css?inline';
import tableStyle from './tables.css?inline';
import drawingStyle from '../ui/style/drawing.css?inline';
import drawingsStyle from './drawings.css?inline';
import findStyle from './find/find.css?inline';
import buildingStyle from './cell-steps.css?inline';
import cellsStyle from './cells.css?inline';
import type { Choice } from './cell-steps.ts';
import type { View } from './heading.ts';
import type { Area } from '../i18n/areas.ts';

/** The largest heap to which a table grows in order to show a position of another widget. */
const GROWS = 1000;

/**
 * The SG values of single heaps as a table and a plot, or those of two as a map.
 *
 * @fires {{ game: string, data: object }} mex-ready - The table is complete.
 * @fires {{ game: string, upto: number, columns: number, heap: number | null, nimber: number | null
 *   }} mex-change - Fired when the state changes, by a choice of game, range or heap; `detail` is
 *   the new state.
 * @slot - Shown until the widget is ready, and beside an error.
 * @csspart controls - The fields for game and range.
 * @csspart field - One labelled field.
 * @csspart rule - The rule and the goal.
 * @csspart period - The period and its proof.
 * @csspart plot - The drawing of the values.
 * @csspart map - The drawing of the values of two heaps.
 * @csspart read-out - What a map says of the cell under the pointer.
 * @csspart mark - The sign of a P- or an N-position.
 * @csspart table - The table.
 * @csspart options - The options of the chosen heap.
 * @csspart mex-line - The line on which the mex is found.
 * @csspart stepper - The buttons that go through the options.
 * @csspart claim - The claim and the verdict on it.
 * @csspart copy - The button that copies the values.
 * @csspart running - The progress of judging the claim.
 * @csspart save - The button that saves the values.
 * @control fields - The fields for game and range; not among the usual ones.
 * @control rule - The rule and the goal.
 * @control views - The choice of drawing.
 * @control columns - The choice of columns.
 * @control plot - The drawing.
 * @control export - The buttons that copy and save.
 * @picture - `renderStatic` draws it.
 * @reserve - 934+33 775+36 414+36|644 >820
 * @reserve [compact] - 281+33 260+36 223+36 >820
 * @reserve [controls] - 1090+33 850+36 484+36|714 >820
 * @reserve [game='wythoff'] - 865 1010 1020 >820
 */
export class MexTable extends MexWidget {
  static areas: readonly Area[] = ['table', 'why'];

  static label = 'table.title';
  static styles = [
    ...[MexWidget.styles].flat(),
    styleSheets(stepperStyle, mexLineStyle, fieldStyle, cellsStyle, buildingStyle),
    styleSheets(tableStyle, drawingStyle, drawingsStyle, findStyle),
  ];

  /** The game, in one line of notation. */
  @property({ reflect: true, useDefault: true }) @owned game!: string;

  /** The last heap of the table. */
  @property({ type: Number, reflect: true, useDefault: true }) @owned upto!: number;

  /** The number of heaps in a row; 0 for as many as fit. */
  @property({ type: Number, reflect: true, useDefault: true }) columns = 0;

  /** A claim about the values, such as `g(n) = n % 4`, which is checked below the table. */
  @property({ reflect: true, useDefault: true }) claim = '';

  /** Whether the reader is asked for the rule, so that the period is hidden. */
  @property({ attribute: false }) isQuestion = false;

  /** The step budget of the computation; 0 for the core's default. */
  @property({ type: Number }) @owned budget!: number;

  shown: Asking<TableModel> = new Asking(this, () => new TableModel(), {
    follow: (model) => [model.asked.listen(() => this.#forget())],
  });

  @given model!: TableModel;

  /** The result of the core's function `table` or `grid`. @public @type {object | null} @readonly */
  get data() {
    return this.model.data;
  }

  @state() at = 0;

  @state() chosen: number | null = null;

  @state() options: { list: Choice[]; all: number } | null = null;

  @state() step = 0;

  @state() plot: View = 'dots';

  /** The invalid text in the field for the last heap; null if the text is valid. */
  @state() wrong: string | null = null;

  /** The width of the element in pixels, rounded down to a multiple of 20. */
  @state() width = 640;

  /** The heaps of the position that another widget shows. */
  @state() marked: number[] = [];

  /** Computes the table again and draws it. @public */
  load(): Promise<void> {
    return this.shown.load();
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

  /** Show the game of another widget, and mark the heaps of its position. */
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

  /** Change the position of the followed board to a chosen heap, if the board has a single heap. */
  push(n: number) {
    const { target } = this.linked;
    const heaps = target?.state?.heaps;
    if (target && Array.isArray(heaps) && heaps.length === 1) void target.goToPosition?.(String(n));
  }

  #options = new Query(this);
  /** Whether new data was requested and has not arrived yet. */
  #renewed = false;
  #focus = false;
  #show = false;
  #size = new ResizeObserver(([entry]) => {
    const width = Math.floor(entry.contentRect.width / 20) * 20;
    if (width > 0) this.width = width;
  });

  constructor() {
    super();
    new GameLines(this, () => [this.game, ...(this.data ? [this.data.game] : [])]);
  }

  connectedCallback() {
    super.connectedCallback();
    this.#size.observe(this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#size.disconnect();
  }

  willUpdate(changed: Map<string, unknown>) {
    super.willUpdate(changed);
    if (changed.has('game') && this.plot === 'map') this.plot = 'dots';
    if (changed.has('upto')) this.wrong = null;
    if (!changed.has('data') || !this.data || !this.#renewed) return;
    this.#renewed = false;
    this.at = Math.min(this.marked[0] ?? 0, this.upto);
  }

  #forget() {
    this.#renewed = true;
    this.#options.stop();
    this.chosen = null;
    this.options = null;
  }

  async choose(n: number) {
    this.at = n;
    this.chosen = n;
    this.options = null;
    await readLine(this.game);
    if (this.chosen !== n) return;
    const position = positionOf(this.game, n);
    if (position === null) {
      this.options = { list: [], all: 0 };
      return;
    }
    await this.#options.run(
      (signal) => engine.analyze(this.game, position, { limit: OPTIONS, signal }),
      (found) => {
        const list = choices(found.moves);
        this.#show = true;
        this.options = { list, all: moveNumber(found.moveCount) };
        this.step = list.length + 1;
        this.tell();
        this.push(n);
      },
      (thrown) => {
        this.chosen = null;
        this.fail(thrown);
      },
    );
  }

  goToCell(n: number) {
    this.at = n;
    this.#focus = true;
  }

  close() {
    this.chosen = null;
    this.options = null;
    this.#focus = true;
    this.requestUpdate();
  }

  updated() {
    tendScrollers(this.renderRoot);
    scrollBoxTo(this.renderRoot.querySelector<HTMLElement>('.options .now'));
    if (this.#show) {
      this.#show = false;
      // Scroll to the steps of the clicked cell, which may be out of sight below a tall table.
      this.renderRoot.querySelector('.building')?.scrollIntoView({ block: 'nearest' });
    }
    if (!this.#focus) return;
    this.#focus = false;
    const cell: HTMLElement | null = this.renderRoot.querySelector(`td[data-n="${this.at}"]`);
    cell?.focus({ preventScroll: false });
  }

  get columnsShown() {
    return this.columns > 0 ? Math.min(64, Math.floor(this.columns)) : this.fitting;
  }

  get fitting() {
    return columnsFor(this.data?.nimbers ?? [], this.width);
  }

  setUpto(value: string) {
    const digits = value.normalize('NFKC').trim();
    if (!/^\d{1,9}$/.test(digits)) {
      this.wrong = value;
      return;
    }
    this.wrong = null;
    this.model.type({ upto: Number(digits) });
  }

  errorPart() {
    // If a part of the table is known, `errorAbove` draws the error instead.
    return this.data || this.shown.saysError ? nothing : super.errorPart();
  }

  /** Draw the error above an incomplete table. */
  errorAbove() {
    return this.data && !this.shown.edits ? super.errorPart() : nothing;
  }

  view() {
    return tableContent(this);
  }

  render() {
    // Until the first data arrives, also draw the progress below the placeholder.
    return this.settled ? super.render() : html`${super.render()}${runningLine(this)}`;
  }
}

define('mex-table', MexTable);
