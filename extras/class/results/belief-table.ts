/**
 * A table of the numbers of learners whose answers follow from each wrong claim, with a column for each sheet
 * about claims.
 */
import { html, nothing } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { defaults, has, inline, writeLink } from 'mexplorer/kit';
import type { Speaker } from 'mexplorer/kit';
import { beliefsOf } from './beliefs.ts';
import type { Group } from './roster.ts';

/** Return a wrong claim in words; a claim that is not in the list of known claims stays as it is. */
const claimWords = (host: Speaker, claim: string) =>
  has('en', `refuted.${claim}.claim`)
    ? unsafeHTML(inline(host.t(`refuted.${claim}.claim`)).text)
    : claim;

export function beliefTable(host: Speaker, all: Group[]) {
  const { groups, beliefs } = beliefsOf(all);
  if (!groups.length) return nothing;
  return html`<section class="stack group">
    <h2>${host.t('teach.beliefs')}</h2>
    <p class="soft">${host.t('teach.beliefs_about')}</p>
    <div class="scroll" tabindex="0" role="group" aria-label=${host.t('teach.beliefs')}>
      <table class="beliefs">
        <thead>
          <tr>
            <th scope="col">${host.t('teach.belief')}</th>
            ${groups.map(
              ({ sheet, rows }) =>
                html`<th scope="col">
                  ${sheet.title}<br />${host.t('teach.learners', { n: rows.length })}
                </th>`,
            )}
          </tr>
        </thead>
        <tbody>
          ${beliefs.map(
            ({ claim, counts }) =>
              html`<tr data-belief=${claim}>
                <th scope="row">
                  <a href=${writeLink({ ...defaults, view: 'refuted', claim })}
                    >${claimWords(host, claim)}</a
                  >
                </th>
                ${counts.map((count) => html`<td>${count ?? '–'}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </section>`;
}
