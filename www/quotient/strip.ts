/** A table of the class of each heap (the map Φ), in rows of whole periods. */
import { html, nothing } from 'lit';
import { setStyle } from '../ui/style/set-style.ts';
import { heapsWhere, hueOf, rowWidth } from './classes.ts';
import type { Classes } from './classes.ts';
import type { MexQuotient } from './mex-quotient.ts';
import type { Translate } from '../i18n/languages.ts';

/** The maximum number of heaps in the table. */
export const WRITTEN = 600;
/** The maximum number of P-positions listed. */
const NAMED = 30;

export function strip(widget: MexQuotient, classes: Classes) {
  const { t, chosen } = widget;
  const { quotient, phi } = classes;
  const { period } = quotient;
  const width = rowWidth(classes);
  // Show the preperiod and two periods, so that the repetition is visible.
  const enough = period ? Number(period.preperiod) + 2 * Number(period.length) : phi.length;
  const shown = Math.min(phi.length, enough, WRITTEN);
  const rows = Math.ceil(shown / width);
  const first = period ? Number(period.preperiod) : -1;
  const cell = (row: number, column: number) => {
    const heap = row * width + column;
    if (heap >= shown) return html`<td class="none"></td>`;
    const c = phi[heap];
    const kind = `${classes.lost[c] ? 'lost' : ''} ${chosen === c ? 'chosen' : ''} ${
      heap === first ? 'begins' : ''
    }`;
    return html`<td
      class=${kind}
      style=${setStyle({ '--hue': hueOf(c) })}
      title=${t('quotient.cell', { heap, word: quotient.elements[c], lost: classes.lost[c] })}
      data-heap=${heap}
      @click=${() => widget.choose(c)}
    >
      ${quotient.elements[c]}${classes.lost[c] ? html`<sub>P</sub>` : nothing}
    </td>`;
  };
  const text = period
    ? t('quotient.phi.folded', { ...period, width })
    : t('quotient.phi.open', { reached: quotient.reached });
  return html`<section class="phi" part="phi">
    <h3>${t('quotient.phi')}</h3>
    <p class="soft">${text}</p>
    <div class="scroll" aria-label=${t('quotient.phi')}>
      <table class="strip">
        <caption class="sr">
          ${t('quotient.phi')}
        </caption>
        <thead>
          <tr>
            <th scope="col">${t('quotient.heap')}</th>
            ${Array.from({ length: width }, (_, i) => html`<th scope="col">+${i}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${Array.from(
            { length: rows },
            (_, row) =>
              html`<tr>
                <th scope="row">${row * width}</th>
                ${Array.from({ length: width }, (_, column) => cell(row, column))}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    ${
      shown < Math.min(phi.length, enough)
        ? html`<p class="soft">${t('quotient.phi.cut', { shown, all: phi.length })}</p>`
        : nothing
    }
    <p data-lost>${lostHeaps(t, classes)}</p>
  </section>`;
}

/** List the single heaps that are P-positions. */
export function lostHeaps(t: Translate, classes: Classes) {
  const { period, reached } = classes.quotient;
  const { once, again } = heapsWhere(classes, (c) => classes.lost[c]);
  const list = (heaps: number[]) => ({
    heaps: heaps.slice(0, NAMED),
    more: Math.max(0, heaps.length - NAMED),
  });
  const said = list(once);
  if (!period) return t('quotient.lost.upto', { ...said, reached });
  if (again.length === 0) return t('quotient.lost.only', said);
  return t('quotient.lost.again', { ...said, again: list(again), length: Number(period.length) });
}
