/**
 * `<mex-bits n="10" divisors="7 2 5"></mex-bits>`: the summands of inclusion–exclusion as the rows i = 1 …
 * 2^m − 1 of a loop over bit masks, shown one by one with the growing sum.
 */
import { html } from 'lit';
import { property, state } from 'lit/decorators.js';
import { tendScrollers } from '../ui/controls/scroll-box.ts';
import { MexWidget, define } from '../ui/element/widget.ts';
import { stepButton } from './part.ts';
import { masks } from './bitmask-loop.ts';
import { styleSheets } from '../ui/style/style-sheets.ts';
import style from './mex-bits.css?inline';
import partStyle from './part.css?inline';
import type { Mask } from './bitmask-loop.ts';
import type { Area } from '../i18n/areas.ts';

/**
 * Inclusion–exclusion as a loop over bit masks.
 *
 * @fires {{ step: number }} mex-step - The number of masks completed.
 * @fires {{ n: string, divisors: string, step: number }} mex-change - Fired when the state changes,
 *   by a step; `detail` is the new state.
 * @csspart bits - The whole widget.
 * @reserve - 525 445 420
 */
export class MexBits extends MexWidget {
  static areas: readonly Area[] = ['learn'];

  static styles = [...MexWidget.styles, styleSheets(partStyle, style)];

  /** The number up to which multiples are counted. */
  @property({ reflect: true, useDefault: true }) n = '10';

  /** The divisors, two to five numbers. */
  @property({ reflect: true, useDefault: true }) divisors = '7 2 5';

  @state() step = 0;

  rows: Mask[] = [];

  constructor() {
    super();

    this.settled = true;
  }

  get kept() {
    const { n, divisors } = this;
    return { n, divisors };
  }

  get state() {
    return { ...this.kept, step: this.step };
  }

  restore(state: Record<string, unknown>) {
    super.restore(state);
    const { step } = state;
    if (typeof step === 'number' && Number.isSafeInteger(step))
      void this.updateComplete.then(() => (this.step = step));
  }

  reset() {
    super.reset();
    this.step = 0;
  }

  follow({ n, divisors }: Record<string, unknown>) {
    if (typeof n === 'string') this.n = n;
    if (typeof divisors === 'string') this.divisors = divisors;
  }

  willUpdate(changed: Map<string, unknown>) {
    super.willUpdate(changed);
    // Compute the rows at the first rendering in any case, since default values do not count as changes.
    if (this.hasUpdated && !changed.has('n') && !changed.has('divisors')) return;
    this.step = 0;
    try {
      this.rows = masks(this.n, this.divisors);
      this.settle();
    } catch (error) {
      // After an error, show the element's own content instead of the table.
      this.rows = [];
      this.settled = false;
      this.fail(error);
    }
  }

  updated() {
    tendScrollers(this.renderRoot);
  }

  /** The divisors in the order in which the masks choose them; the last mask chooses all of them. */
  get #divisors() {
    return this.rows.at(-1)?.chosen ?? [];
  }

  #go(step: number, last: number) {
    this.step = Math.max(0, Math.min(step, last));
    this.emit('mex-step', { step: this.step });
    this.tell();
  }

  view() {
    const { step, rows } = this;
    const last = rows.length;
    const now = rows[step - 1];
    const act = (key: string, to: number, off: boolean) =>
      stepButton({
        key,
        label: this.t(`learn.bits.${key}`),
        off,
        before: key === 'back' ? key : undefined,
        go: () => this.#go(to, last),
      });
    return html`<section class="stack part" part="bits">
      <p>${this.t('learn.bits.asks', { n: this.n, divisors: this.#divisors })}</p>
      <div class="scroll" aria-label=${this.t('learn.bits.label')}>
        <table class="listing">
          <caption class="sr">
            ${this.t('learn.bits.label')}
          </caption>
          <thead>
            <tr>
              ${['mask', 'chosen', 'product', 'count', 'adds', 'sum'].map(
                (name) => html`<th scope="col">${this.t(`learn.bits.${name}`)}</th>`,
              )}
            </tr>
          </thead>
          <tbody>
            ${rows.map((row, i) => {
              const seen = i < step ? '' : 'unseen';
              return html`<tr class="${i + 1 === step ? 'now' : ''} ${row.over ? 'over' : ''}">
                <th scope="row">
                  <span class="mask"
                    >${[...row.bits].map((bit) => (bit === '1' ? html`<b>1</b>` : '0'))}</span
                  >
                  = ${row.i}
                </th>
                <td class=${seen}>${row.chosen.join(', ')}</td>
                <td class=${seen}>
                  ${row.over ? this.t('learn.bits.over', { t: row.product, n: this.n }) : row.product}
                </td>
                <td class=${seen}>${row.over ? '–' : row.count}</td>
                <td class="adds ${seen}">${row.adds}</td>
                <td class=${seen}>${row.sum}</td>
              </tr>`;
            })}
          </tbody>
        </table>
      </div>
      <div class="flow acts no-print">
        ${act('next', step + 1, step >= last)} ${act('back', step - 1, step === 0)}
        ${act('all', last, step >= last)}
        <span class="soft end">${step} / ${last}</span>
      </div>
      <p class="sr" role="status">
        ${now ? this.t('learn.bits.row', { ...now, chosen: now.chosen.join(', ') }) : ''}
      </p>
    </section>`;
  }
}

define('mex-bits', MexBits);
