/**
 * `<mex-quotient game="kayles">`: the misère quotient of a game on heaps. It shows the proof, the classes and
 * their outcomes, the class of each heap in rows of whole periods, the multiplication as a Cayley graph, and
 * the growth of the quotient with the heaps. If no finite quotient is found, it shows the largest heap that
 * was examined.
 */
import { html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { errorText } from '../ui/element/error-text.ts';
import { field } from '../ui/controls/text-field.ts';
import { tendScrollers } from '../ui/controls/scroll-box.ts';
import { MexWidget, define } from '../ui/element/widget.ts';
import { GameLines } from '../ui/element/game-lines.ts';
import { ruleOf } from '../ui/element/line-rule.ts';
import { ruleControl } from '../ui/element/rule.ts';
import { Asking } from '../ui/element/asking.ts';
import { given, owned } from '../ui/element/model.ts';
import { FURTHER, QuotientModel } from './quotient-model.ts';
import { DRAWN, cayley, firstLetters, nodeSize } from './cayley.ts';
import { certificate } from './certificate.ts';
import { classesOf } from './classes.ts';
import { elements } from './elements.ts';
import { growth } from './growth.ts';
import { arranged } from './layout.ts';
import { strip } from './strip.ts';
import { styleSheets } from '../ui/style/style-sheets.ts';
import fieldStyle from '../ui/controls/text-field.css?inline';
import runningStyle from '../ui/controls/progress.css?inline';
import quotientStyle from './quotient.css?inline';
import type { Quotient } from '../engine/types.ts';
import type { Classes } from './classes.ts';
import type { Layout } from './layout.ts';
import type { Area } from '../i18n/areas.ts';

/**
 * The misère quotient of a game on heaps, with what proves it.
 *
 * @fires {{ game: string, data: object }} mex-ready - The search has ended.
 * @fires {{ game: string, upto: number, element: string | null, order: number | null }} mex-change
 *   - Fired when the state changes, by a choice of game or class; `detail` is the new state.
 * @slot - Shown until the widget is ready, and beside an error.
 * @csspart controls - The field for the game.
 * @csspart field - One labelled field.
 * @csspart rule - The rule and the goal.
 * @csspart certificate - The presentation, and what proves it.
 * @csspart elements - The list of classes.
 * @csspart element - The details of the chosen class.
 * @csspart phi - The class of each heap.
 * @csspart cayley - The drawing of the multiplication.
 * @csspart growth - The drawing of how it grew.
 * @csspart mark - The sign of a P- or an N-position.
 * @csspart running - That it is still computing.
 * @control fields - The field for the game; not among the usual ones.
 * @control rule - The rule and the goal.
 * @control elements - The list of classes.
 * @control phi - The class of each heap.
 * @control cayley - The drawing of the multiplication.
 * @control growth - The drawing of how it grew.
 * @picture - `renderStatic` draws it.
 * @reserve - 3140 2600 2365
 */
export class MexQuotient extends MexWidget {
  static areas: readonly Area[] = ['quotient'];

  static label = 'quotient.title';
  static styles = [
    ...[MexWidget.styles].flat(),
    styleSheets(fieldStyle, runningStyle, quotientStyle),
  ];

  /** The game, in one line of notation. */
  @property({ reflect: true, useDefault: true }) @owned game!: string;

  /** The last heap that the search examines; 0 for the core's default. */
  @property({ type: Number, reflect: true, useDefault: true }) @owned upto!: number;

  /** The step budget of the search; 0 for the core's default. */
  @property({ type: Number }) @owned budget!: number;

  /** The result of the core's function `quotient`. @public @type {object | null} @readonly */
  get data() {
    return this.model.data;
  }

  @state() chosen: number | null = null;

  /** Generators whose arrows are drawn. */
  @state() drawn: Set<number> = new Set();

  shown: Asking<QuotientModel> = new Asking(this, () => new QuotientModel());

  @given model!: QuotientModel;

  #classes: Classes | null = null;
  #layout: Layout | null = null;

  constructor() {
    super();
    new GameLines(this, () => [this.game]);
  }

  /** Computes the quotient again and draws it. @public */
  load(): Promise<void> {
    return this.shown.load();
  }

  get offers() {
    return {
      defaults: [...ruleControl(this), 'elements', 'phi', 'cayley', 'growth'],
      brief: ['phi'],
    };
  }

  get kept() {
    const { game, upto } = this;
    return { game, upto };
  }

  get state() {
    const { kept, data, chosen } = this;
    const element = data && chosen !== null ? data.elements[chosen] : null;
    return { ...kept, element, order: data?.order ?? null };
  }

  /** Show the same game as another widget. */
  follow({ game }: Record<string, unknown>) {
    if (typeof game === 'string') this.game = game;
    this.requestUpdate();
  }

  willUpdate(changed: Map<string, unknown>) {
    super.willUpdate(changed);
    const { data } = this;
    if (changed.has('data') && data) this.#show(data);
  }

  #show(data: Quotient) {
    this.#classes = classesOf(data);
    const drawn = data.order <= DRAWN && data.order > 1;
    this.#layout = drawn ? arranged(data.products, nodeSize(data.elements)) : null;
    this.drawn = firstLetters(data);
    this.chosen = null;
  }

  choose(c: number) {
    this.chosen = this.chosen === c ? null : c;
    this.tell();
  }

  toggle(i: number) {
    const arrowed = new Set(this.drawn);
    if (!arrowed.delete(i)) arrowed.add(i);
    this.drawn = arrowed;
  }

  updated() {
    tendScrollers(this.renderRoot);
  }

  render() {
    const { share } = this.model;
    const key = share === null ? 'quotient.working' : 'quotient.working.share';
    const line = this.model.query.line(this.t(key, { share: share! }), this.t);
    return html`${this.#fieldsPart()}${line}${this.#stoppedPart()}${super.render()}`;
  }

  errorPart() {
    return this.shown.saysError ? nothing : super.errorPart();
  }

  #fieldsPart() {
    if (!this.shown.edits || !this.settled) return nothing;
    const { failure } = this;
    const set = (value: string) => this.model.type(value);
    const error = failure
      ? { says: errorText(this.lang, failure, this.game, set), span: failure.span }
      : null;
    return html`<div class="fields no-print" part="controls">
      ${field({ id: 'game', label: this.t('page.game_label'), value: this.game, set, error })}
    </div>`;
  }

  #stoppedPart() {
    if (!this.model.stopped) return nothing;
    return html`<p class="flow further no-print" role="status">
      ${this.t('quotient.stopped')}
      <button class="btn" type="button" data-again @click=${() => void this.model.load()}>
        ${this.t('quotient.again')}
      </button>
    </p>`;
  }

  view() {
    const { data, t } = this;
    const classes = this.#classes;
    if (!data || !classes || this.failure) return nothing;
    const [before, after] = t('quotient.of', { game: '\n' }).split('\n');
    return html`<h3 class="title">${before}<code>${data.game}</code>${after}</h3>
      ${ruleOf(this, this.game, true)}
      <div class="given-away">
        ${certificate(t, data)} ${data.cut ? this.#furtherPart() : nothing}
        ${this.has('elements') ? elements(this, classes) : nothing}
        ${this.has('phi') ? strip(this, classes) : nothing}
        ${this.has('cayley') ? this.#cayleyPart(classes) : nothing}
        ${this.has('growth') && data.growth.length > 1 ? growth(t, data) : nothing}
      </div>`;
  }

  #cayleyPart(classes: Classes) {
    const { order } = classes.quotient;
    if (this.#layout) return cayley(this, classes, this.#layout);
    return order > DRAWN
      ? html`<p class="soft">${this.t('quotient.cayley.many', { order, most: DRAWN })}</p>`
      : nothing;
  }

  #furtherPart() {
    if (!this.model.extends || this.locked) return nothing;
    return html`<p class="flow further no-print">
      <button class="btn" type="button" data-further @click=${() => this.model.further()}>
        ${this.t('quotient.further', { times: FURTHER })}
      </button>
    </p>`;
  }
}

define('mex-quotient', MexQuotient);
