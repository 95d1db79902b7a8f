/**
 * `<mex-union n="100" divisors="2 3 5">`: the number of integers in 1..n that are divisible by at least one
 * of the divisors, as a signed sum term by term, and as a Venn diagram for two or three divisors. With
 * `mode="sets"` it instead counts the union of sets whose sizes and sizes of intersections are given in
 * `sets` ("A=5 B=4 A&B=2").
 */
import { html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { sayError } from '../i18n/index.ts';
import { parseSizes, printSizes, intersections, sizesOfMultiples } from './venn.ts';
import { signedSum, sumOfSizes } from './sum.ts';
import { distinct, placeIn } from './terms.ts';
import { choice } from '../ui/controls/choice.ts';
import { field } from '../ui/controls/text-field.ts';
import { scrollBoxTo, tendScrollers } from '../ui/controls/scroll-box.ts';
import { MexWidget, define } from '../ui/element/widget.ts';
import { Asking } from '../ui/element/asking.ts';
import { given, owned } from '../ui/element/model.ts';
import { EXAMPLE, UnionModel } from './union-model.ts';
import './mex-venn.ts';
import { styleSheets } from '../ui/style/style-sheets.ts';
import unionStyle from './union.css?inline';
import fieldStyle from '../ui/controls/text-field.css?inline';
import runningStyle from '../ui/controls/progress.css?inline';
import stepperStyle from '../ui/controls/stepper.css?inline';
import type { Union } from '../engine/types.ts';
import type { MexError } from '../engine/errors.ts';
import type { Area } from '../i18n/areas.ts';

const NAMES = ['A', 'B', 'C'];

/**
 * Inclusion–exclusion as a signed sum and a Venn diagram.
 *
 * @fires {object} mex-ready - The sum stands, as `countUnion` answered it.
 * @fires {{ n: string, divisors: string, sets: string, mode: string, union: string | null }} mex-change - Fired
 *   when the state changes, by a choice of numbers, sets or of what is counted; `detail` is the new state.
 * @slot - Shown until the widget is ready, and beside an error.
 * @csspart controls - The fields.
 * @csspart field - One labelled field.
 * @csspart result - The count.
 * @csspart terms - The signed terms.
 * @csspart stepper - The buttons that add the terms one by one.
 * @csspart venn - The Venn diagram.
 * @csspart running - That it is still computing.
 * @control modes - The choice of what is counted.
 * @control fields - The fields for numbers and sizes.
 * @picture - `renderStatic` draws it.
 * @reserve - 1250 1195 765 >760
 * @reserve [controls='off'] - 1095 1080 650 >760
 * @reserve [mode='sets'] - 1280 1215 750 >760
 */
export class MexUnion extends MexWidget {
  static areas: readonly Area[] = ['table', 'union'];

  static styles = [
    ...[MexWidget.styles].flat(),
    styleSheets(stepperStyle, fieldStyle, runningStyle, unionStyle),
  ];

  /** The upper end n of the range 1..n in which multiples are counted. */
  @property({ reflect: true, useDefault: true }) @owned n!: string;

  /** The divisors whose multiples are counted, separated by spaces. */
  @property({ reflect: true, useDefault: true }) @owned divisors!: string;

  /** Sizes of sets and intersections, as "A=5 B=4 A&B=2". */
  @property({ reflect: true, useDefault: true }) @owned sets!: string;

  /** The kind of count: "multiples" or "sets"; by default multiples, or sets if `sets` is given. */
  @property({ reflect: true, useDefault: true }) @owned mode!: '' | 'multiples' | 'sets';

  shown: Asking<UnionModel> = new Asking(this, () => new UnionModel(), {
    isDue: () => this.due('n', 'divisors'),
  });

  @given model!: UnionModel;

  /** Whether typed text has not been counted yet. */
  @state() waits = false;

  #typing = (waits: boolean) => {
    this.waits = waits;
  };

  /** Whether the displayed result does not belong to the current text of the fields. */
  get #isOld() {
    return this.waits || this.model.query.busy || Boolean(this.failure);
  }

  /** Computes the sum again and draws it. @public */
  load(): Promise<void> {
    return this.shown.load();
  }

  hostLabel = () => this.t(this.model.isSets ? 'union.venn' : 'union.label', { n: this.n });

  get offers() {
    return { defaults: ['modes', 'fields'], brief: [] };
  }

  get kept() {
    const { n, divisors, sets, mode } = this;
    return { n, divisors, sets, mode };
  }

  get state() {
    const mode = this.model.isSets ? 'sets' : 'multiples';
    return {
      ...this.kept,
      mode,
      union: this.model.isSets ? null : (this.model.result?.union ?? null),
    };
  }

  follow(state: Record<string, unknown>) {
    this.restore(state);
    this.requestUpdate();
  }

  render() {
    return html`${super.render()}${this.model.query.line(this.t('union.working'), this.t)}`;
  }

  errorPart() {
    return this.shown.saysError ? nothing : super.errorPart();
  }

  updated() {
    tendScrollers(this.renderRoot);
    scrollBoxTo(this.renderRoot.querySelector<HTMLElement>('tr.now'));
  }

  view() {
    const sets = this.model.isSets;
    return html`${this.has('modes') && !this.locked ? this.#modes() : nothing}
    ${sets ? this.#sets() : this.#multiples()}`;
  }

  #modes() {
    const { model, t } = this;
    return choice<'multiples' | 'sets'>({
      label: t('union.mode'),
      options: [
        ['multiples', t('union.mode.multiples')],
        ['sets', t('union.mode.sets')],
      ],
      now: model.isSets ? 'sets' : 'multiples',
      set: (mode) => model.turnTo(mode),
    });
  }

  #multiples() {
    const { failure, model } = this;
    const { result } = model;
    const message = failure ? sayError(this.lang, failure) : '';
    const inN = failure?.details?.field === 'n';
    return html`${
      !this.shown.edits
        ? nothing
        : html`<div class="fields no-print" part="controls">
            ${field({
              id: 'n',
              label: this.t('union.n'),
              value: this.n,
              numeric: true,
              set: (value) => model.type('n', value),
              typing: this.#typing,
              error: failure && inN ? { says: message, span: failure.span } : null,
            })}
            ${field({
              id: 'divisors',
              label: this.t('union.divisors'),
              value: this.divisors,
              set: (value) => model.type('divisors', value),
              typing: this.#typing,
              error: failure && !inN ? { says: message, span: this.#spanIn(failure) } : null,
            })}
          </div>`
    }
    ${result ? this.#counted(result) : nothing}`;
  }

  /**
   * Return the range of an error in the field of divisors: the core returns the index of the invalid divisor
   * and the range within it.
   */
  #spanIn({ span, details }: MexError) {
    return span && details?.index !== undefined
      ? placeIn(this.divisors, details.index, span)
      : null;
  }

  #counted(result: Union) {
    const list = this.t('common.items', { items: result.divisors });
    const sets = distinct(result.divisors);
    const drawn = sets.length === 2 || sets.length === 3;
    return html`<section class="answer ${this.#isOld ? 'old' : ''}" part="result">
        ${list ? html`<p>${this.t('union.question', { n: result.n, divisors: list })}</p>` : nothing}
        <p class="number given-away" role="status">${this.t('union.answer', result)}</p>
      </section>
      <div class="stack sides ${drawn ? 'two' : ''} ${this.#isOld ? 'old' : ''}">
        ${signedSum(this, result)} ${drawn ? this.#venn(result.n, sets) : nothing}
      </div>`;
  }

  #venn(n: string, sets: string[]) {
    const names = NAMES.slice(0, sets.length);
    const labels = Object.fromEntries(
      names.map((name, i) => [name, this.t('union.venn.of', { divisor: sets[i] })]),
    );
    return html`<section class="given-away">
      <h3>${this.t('union.venn')}</h3>
      <mex-venn
        .labels=${labels}
        sizes=${printSizes(sizesOfMultiples(n, sets, names))}
        print=${this.print || nothing}
        exportparts="venn"
      ></mex-venn>
    </section>`;
  }

  #sets() {
    const { draft, sound } = this.model;
    const names = NAMES.slice(0, draft.C === undefined ? 2 : 3);
    const keys = intersections(names);
    const typed = keys.map((key) => [key, (draft[key] ?? '').normalize('NFKC').trim()]);
    const bad = typed.flatMap(([key, size]) => (/^\d+$/.test(size) ? [] : [key]));
    const sizes = printSizes(Object.fromEntries(typed));
    const isSound = sound === sizes;
    const onReady = ({ detail }: CustomEvent) => {
      this.model.sound = sizes;
      this.emit('mex-ready', { ...detail });
    };
    return html`${this.shown.edits ? this.#sizeFields(names, keys, bad) : nothing}
    ${
      bad.length
        ? nothing
        : html`<div class="stack sides ${isSound ? 'two' : ''} ${this.waits ? 'old' : ''}">
            ${isSound ? sumOfSizes(this.t, parseSizes(sizes)) : nothing}
            <mex-venn
              sizes=${sizes}
              print=${this.print || nothing}
              exportparts="venn"
              @mex-ready=${onReady}
            ></mex-venn>
          </div>`
    }`;
  }

  #sizeFields(names: string[], keys: string[], bad: string[]) {
    const { model, t } = this;
    const { draft } = model;
    const count = (sets: number) => {
      const all: Record<string, string> = { ...EXAMPLE, ...draft };
      const wanted = intersections(NAMES.slice(0, sets));
      model.resize(Object.fromEntries(wanted.map((key) => [key, all[key]])));
    };
    return html`${choice({
        label: t('union.sets'),
        options: [
          [2, t('union.sets.two')],
          [3, t('union.sets.three')],
        ],
        now: names.length,
        set: count,
        said: true,
      })}
      <fieldset class="no-print" part="controls">
        <legend class="soft">${t('union.sets.sizes')}</legend>
        ${keys.map((key) =>
          field({
            id: `size-${key.replaceAll('&', '-')}`,
            label: t('union.sets.size', { name: key }),
            value: draft[key] ?? '',
            numeric: true,
            set: (value) => model.resize({ ...draft, [key]: value }),
            typing: this.#typing,
            error: bad.includes(key)
              ? { says: t('union.sets.bad'), span: [0, (draft[key] ?? '').length] }
              : null,
          }),
        )}
      </fieldset>`;
  }
}

define('mex-union', MexUnion);
