import { html, nothing } from 'lit';
import { MexElement, define } from '../ui/element/base.ts';
import { KNOWN, agreeing } from '../tables/known-sequences.js';
import { proofFileStyle } from './proof-file-style.js';
import '../i18n/late.ts';

/** Lists the known sequences of the On-Line Encyclopedia of Integer Sequences that a table agrees with. */
export class MexKnownSequence extends MexElement {
  static properties = { data: { attribute: false } };

  static styles = [...MexElement.styles, proofFileStyle];

  constructor() {
    super();
    /** @type {import('../engine/types.ts').Table | null} */
    this.data = null;
    this.settled = true;
  }

  view() {
    const { data } = this;
    if (!data) return nothing;
    const found = agreeing(data.nimbers);
    return html`<section class="file no-print" aria-labelledby="title">
      <h2 id="title">${this.t('certificate.oeis')}</h2>
      ${
        found.length
          ? html`<ul>
              ${found.map(
                ({ id, game, shift, count }) =>
                  html`<li>
                    <a href="https://oeis.org/${id}" rel="noreferrer">${id}</a>
                    ${this.t(`certificate.oeis.${shift ? 'shifted' : 'equal'}`, { game, shift, count })}
                  </li>`,
              )}
            </ul>`
          : html`<p>${this.t('certificate.oeis.none', { count: KNOWN.length })}</p>`
      }
    </section>`;
  }
}

define('mex-known-sequence', MexKnownSequence);
