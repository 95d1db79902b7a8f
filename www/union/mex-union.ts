/**
 * `<mex-union n="100" divisors="2 3 5">`: how many of 1..n at least one of the numbers divides,
 * as a signed sum term by term, and as a Venn diagram for two or three of them. With `mode="sets"`
 * it counts the sets whose intersections have the sizes in `sets` ("A=5 B=4 A&B=2") instead.
 */
import { html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import * as engine from '../engine/api.ts';
import { sayError } from '../i18n/index.ts';
import { parseSizes, printSizes, intersections, sizesOfMultiples } from './venn.ts';
import { signedSum, sumOfSizes } from './sum.ts';
import { distinct, listOf, placeIn } from './terms.ts';
import { unionStyle } from './style.ts';
import { Query } from '../ui/element/query.ts';
import { field, fieldStyle } from '../ui/controls/text-field.ts';
import { runningStyle } from '../ui/controls/progress.ts';
import { tendScrollers } from '../ui/controls/scroll-box.ts';
import { stepperStyle } from '../ui/controls/stepper.ts';
import { MexWidget, define } from '../ui/element/widget.ts';
import './mex-venn.ts';
import '../i18n/late.ts';
import type { Union } from '../engine/types.ts';

/** Terms listed at most. */
const TERMS = 400;
const NAMES = ['A', 'B', 'C'];
const EXAMPLE = { A: '12', B: '9', C: '7', 'A&B': '4', 'A&C': '3', 'B&C': '2', 'A&B&C': '1' };

/**
 * Inclusion–exclusion as a signed sum and a Venn diagram.
 *
 * @fires {object} mex-ready - The sum stands, as `countUnion` answered it.
 * @fires {{ n: string, divisors: string, sets: string, mode: string, union: string | null }}
 *   mex-change - Fired when the state changes, by a choice of numbers, sets or of what is counted;
 *   `detail` is the new state.
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
 * @reserve - 1240 1210 720
 * @reserve [controls='off'] - 1040 1090 600
 * @reserve [mode='sets'] - 900 900 880
 */
export class MexUnion extends MexWidget {
  static styles = [
    ...[MexWidget.styles].flat(),
    stepperStyle,
    fieldStyle,
    runningStyle,
    unionStyle,
  ];

  /** How far is counted. */
  @property({ reflect: true, useDefault: true }) n = '100';

  /** The numbers of which multiples are counted. */
  @property({ reflect: true, useDefault: true }) divisors = '2 3 5';

  /** Sizes of sets and intersections, as "A=5 B=4 A&B=2". */
  @property({ reflect: true, useDefault: true }) sets = '';

  /** What is counted: multiples, or sets if only those are given. */
  @property({ reflect: true, useDefault: true }) mode: '' | 'multiples' | 'sets' = '';

  @state() result: Union | null = null;

  @state() step = 0;

  /** sizes as typed */
  @state() draft: Record<string, string> = {};

  /** The last consistent sizes. */
  @state() sound = '';

  #query = new Query(this, () => this.#isSets || void this.load());
  words = (key: string, args: object | null = {}) => this.t(key, args);

  hostLabel = () => this.t(this.#isSets ? 'union.venn' : 'union.label', { n: this.n });

  get offers() {
    return { defaults: ['modes', 'fields'], brief: [] };
  }

  /** Whether what is counted can be changed. */
  get edits() {
    return this.has('fields') && !this.locked;
  }

  get kept() {
    const { n, divisors, sets, mode } = this;
    return { n, divisors, sets, mode };
  }

  get state() {
    const mode = this.#isSets ? 'sets' : 'multiples';
    return { ...this.kept, mode, union: this.#isSets ? null : (this.result?.union ?? null) };
  }

  get here() {
    const { n, divisors, sets } = this;
    const fields: Record<string, string> = this.#isSets ? { sets, mode: 'sets' } : { n, divisors };
    return ['union', fields] as [string, Record<string, string>];
  }

  follow(state: Record<string, unknown>) {
    this.restore(state);
    this.requestUpdate();
  }

  get #isSets() {
    return this.mode === 'sets' || (this.mode !== 'multiples' && this.sets !== '');
  }

  willUpdate(changed: Map<string, unknown>) {
    super.willUpdate(changed);
    if (this.#isSets && (changed.has('sets') || changed.has('mode'))) {
      // Typed text is kept unless the attribute changes.
      const typed = printSizes(this.draft);
      const none = Object.keys(this.draft).length === 0;
      if (none || this.sets !== typed)
        this.draft = { ...parseSizes(this.sets || printSizes(EXAMPLE)) };
      this.settle();
    }
    const said = ['n', 'divisors', 'mode', 'sets'].some((name) => changed.has(name));
    const asked = said || !this.hasUpdated;
    const stale = !this.result || changed.has('n') || changed.has('divisors');
    const begins = changed.has('htmlFor') || !this.#begun;
    if ((asked || begins) && stale && !this.#isSets && this.due('n', 'divisors')) {
      void this.load();
    }
  }

  /** Whether a count was attempted, so that a failing one is not repeated indefinitely. */
  #begun = false;

  /** Counts again. @public */
  async load(): Promise<void> {
    this.#begun = true;
    const list = listOf(this.divisors);
    // Clears the error of the previous text.
    this.failure = null;
    await this.#query.run(
      (signal) =>
        engine.countUnion(this.n.normalize('NFKC').trim(), list, { limit: TERMS, signal }),
      (result) => {
        this.result = result;
        this.step = result.terms.length;
        this.settle();
        this.emit('mex-ready', { ...result });
      },
      (thrown) => {
        if (this.edits) this.settled = true;
        this.fail(thrown);
      },
    );
  }

  render() {
    return html`${super.render()}${this.#query.line(this.t('union.working'))}`;
  }

  updated() {
    tendScrollers(this.renderRoot);
    const now = this.renderRoot.querySelector('tr.now');
    const box = now?.closest('.scroll');
    // Only the table scrolls to the term, never the page.
    if (now instanceof HTMLElement && box instanceof HTMLElement) {
      const below = now.offsetTop + now.offsetHeight - box.scrollTop - box.clientHeight;
      if (below > 0) box.scrollTop += below;
      const above = now.offsetTop - box.scrollTop - 40;
      if (above < 0) box.scrollTop += above;
    }
  }

  #set(name: 'n' | 'divisors', value: string) {
    if (value === this[name]) return;
    this[name] = value;
    this.tell();
  }

  errorPart() {
    return this.edits && this.settled ? nothing : super.errorPart();
  }

  view() {
    const sets = this.#isSets;
    return html`${this.has('modes') && !this.locked ? this.#modes(sets) : nothing}
    ${sets ? this.#sets() : this.#multiples()}`;
  }

  #modes(sets: boolean) {
    const button = (key: string, now: boolean, does: () => void) =>
      html`<button class="btn" type="button" aria-pressed=${now ? 'true' : 'false'} @click=${does}>
        ${this.t(`union.mode.${key}`)}
      </button>`;
    const to = (mode: 'multiples' | 'sets') => {
      this.mode = mode;
      if (mode === 'sets' && !this.sets) this.sets = printSizes(EXAMPLE);
      this.tell();
    };
    return html`<div class="modes no-print" role="toolbar" aria-label=${this.t('union.mode')}>
      ${button('multiples', !sets, () => to('multiples'))} ${button('sets', sets, () => to('sets'))}
    </div>`;
  }

  #multiples() {
    const { result, failure } = this;
    const says = failure ? sayError(this.lang, failure) : '';
    const inN = failure?.details?.field === 'n';
    return html`${
      !this.edits
        ? nothing
        : html`<div class="fields no-print" part="controls">
            ${field({
              id: 'n',
              label: this.t('union.n'),
              value: this.n,
              numeric: true,
              set: (value) => this.#set('n', value),
              error: failure && inN ? { says, span: failure.span } : null,
            })}
            ${field({
              id: 'divisors',
              label: this.t('union.divisors'),
              value: this.divisors,
              set: (value) => this.#set('divisors', value),
              error: failure && !inN ? { says, span: this.#spanIn(failure) } : null,
            })}
          </div>`
    }
    ${result ? this.#counted(result) : nothing}`;
  }

  /** The core returns the index of the invalid number and the span in it. */
  #spanIn({ span, details }: any) {
    return span && details?.index !== undefined
      ? placeIn(this.divisors, details.index, span)
      : null;
  }

  #counted(result: Union) {
    const list = this.t('common.items', { items: result.divisors });
    const sets = distinct(result.divisors);
    const drawn = sets.length === 2 || sets.length === 3;
    return html`<section class="answer" part="result">
        ${list ? html`<p>${this.t('union.question', { n: result.n, divisors: list })}</p>` : nothing}
        <p class="number given-away" role="status">${this.t('union.answer', result)}</p>
      </section>
      <div class="sides ${drawn ? 'two' : ''}">
        ${signedSum({
          t: this.words,
          result,
          step: this.step,
          steps: !this.compact,
          print: this.print,
          go: (step) => (this.step = step),
        })}
        ${drawn ? this.#venn(result.n, sets) : nothing}
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

  /** The widget is ready once the diagram is. */
  #drawn({ detail }: CustomEvent) {
    this.emit('mex-ready', { ...detail });
  }

  #sets() {
    const names = NAMES.slice(0, this.draft.C === undefined ? 2 : 3);
    const keys = intersections(names);
    const bad = keys.filter(
      (key) => !/^\d+$/.test((this.draft[key] ?? '').normalize('NFKC').trim()),
    );
    const sizes = printSizes(
      Object.fromEntries(
        keys.map((key) => [key, (this.draft[key] ?? '').normalize('NFKC').trim()]),
      ),
    );
    return html`${this.edits ? this.#sizeFields(names, keys, bad) : nothing}
    ${
      bad.length === 0
        ? html`<div class="sides ${this.sound === sizes ? 'two' : ''}">
            ${
              this.sound === sizes
                ? sumOfSizes({ t: this.words, sizes: parseSizes(sizes) })
                : nothing
            }
            <mex-venn
              sizes=${sizes}
              print=${this.print || nothing}
              exportparts="venn"
              @mex-ready=${(event: CustomEvent) => {
                this.sound = sizes;
                this.#drawn(event);
              }}
            ></mex-venn>
          </div>`
        : nothing
    }`;
  }

  #sizeFields(names: string[], keys: string[], bad: string[]) {
    const three = names.length === 3;
    const count = (more: boolean) => {
      const draft = { ...EXAMPLE, ...this.draft };
      const wanted = intersections(NAMES.slice(0, more ? 3 : 2));
      this.#resize(Object.fromEntries(wanted.map((key) => [key, (draft as any)[key]])));
    };
    return html`<div class="modes no-print" role="toolbar" aria-label=${this.t('union.sets')}>
        <span class="soft">${this.t('union.sets')}</span>
        <button
          class="btn"
          type="button"
          aria-pressed=${three ? 'false' : 'true'}
          @click=${() => count(false)}
        >
          ${this.t('union.sets.two')}
        </button>
        <button
          class="btn"
          type="button"
          aria-pressed=${three ? 'true' : 'false'}
          @click=${() => count(true)}
        >
          ${this.t('union.sets.three')}
        </button>
      </div>
      <fieldset class="no-print" part="controls">
        <legend class="soft">${this.t('union.sets.sizes')}</legend>
        ${keys.map((key) =>
          field({
            id: `size-${key.replaceAll('&', '-')}`,
            label: this.t('union.sets.size', { name: key }),
            value: this.draft[key] ?? '',
            numeric: true,
            set: (value) => this.#resize({ ...this.draft, [key]: value }),
            error: bad.includes(key)
              ? { says: this.t('union.sets.bad'), span: [0, (this.draft[key] ?? '').length] }
              : null,
          }),
        )}
      </fieldset>`;
  }

  #resize(draft: Record<string, string>) {
    this.draft = draft;
    const keys = Object.keys(draft);
    if (!keys.every((key) => /^\d+$/.test(draft[key].normalize('NFKC').trim()))) return;
    this.sets = printSizes(draft);
    this.tell();
  }
}

define('mex-union', MexUnion);
