import { html, nothing } from 'lit';
import { MexElement, define } from '../ui/element/base.js';
import { saveAs } from '../ui/controls/save-file.js';
import { icon } from '../ui/pictures/icons.js';
import { KNOWN, agreeing, draft } from '../tables/known-sequences.js';
import { saveFile } from '../tables/save-buttons.js';
import { proofFileStyle } from './proof-file-style.js';
import '../i18n/late.js';

/**
 * Names the sequences of the On-Line Encyclopedia of Integer Sequences that a table agrees with, from a list
 * that is here, and saves the table for an entry of one's own. Property `data`, a table.
 */
export class MexKnownSequence extends MexElement {
  static properties = { data: { attribute: false } };

  static styles = [...MexElement.styles, proofFileStyle];

  constructor() {
    super();
    /** @type {import('../engine/types.js').Table | null} */
    this.data = null;
    this.settled = true;
  }

  #saveDraft() {
    const { data } = this;
    if (!data) return;
    const name = `${data.game.replace(/[^a-z0-9.]+/gi, '-').slice(0, 60)}.oeis.txt`;
    saveAs(new Blob([draft(data)], { type: 'text/plain' }), name);
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
      <p class="row">
        <button
          class="btn"
          type="button"
          data-bfile
          @click=${() => void saveFile('txt', data, () => true)}
        >
          ${icon('save', 18)}${this.t('certificate.oeis.bfile')}
        </button>
        <button class="btn" type="button" data-draft @click=${() => this.#saveDraft()}>
          ${icon('save', 18)}${this.t('certificate.oeis.draft')}
        </button>
      </p>
    </section>`;
  }
}

define('mex-known-sequence', MexKnownSequence);
