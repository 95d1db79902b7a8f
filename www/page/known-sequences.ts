import { html, nothing } from 'lit';
import { directive } from 'lit/async-directive.js';
import { property } from 'lit/decorators.js';
import { Component } from '../ui/element/component.ts';
import { KNOWN, agreeing } from '../tables/known-sequences.ts';
import { styleSheets } from '../ui/style/style-sheets.ts';
import style from './known-sequences.css?inline';
import type { Table } from '../engine/types.ts';

/** Lists the known sequences of the On-Line Encyclopedia of Integer Sequences that a table agrees with. */
export class KnownSequences extends Component {
  static areas = ['table'] as const;
  @property() data: Table | null = null;

  static styles = styleSheets(style);

  view() {
    const { data } = this;
    if (!data) return nothing;
    const found = agreeing(data.nimbers);
    return html`<section class="stack panel sequences no-print" aria-labelledby="sequences-title">
      <h2 id="sequences-title">${this.t('table.oeis')}</h2>
      ${
        found.length
          ? html`<ul class="bullets">
              ${found.map(
                ({ id, game, shift, count }) =>
                  html`<li>
                    <a href="https://oeis.org/${id}" rel="noreferrer">${id}</a>
                    ${this.t(`table.oeis.${shift ? 'shifted' : 'equal'}`, { game, shift, count })}
                  </li>`,
              )}
            </ul>`
          : html`<p>${this.t('table.oeis.none', { count: KNOWN.length })}</p>`
      }
    </section>`;
  }
}

export const knownSequences = directive(KnownSequences);
