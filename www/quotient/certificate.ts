/** The list of a quotient's properties and of their proof. */
import { html, nothing } from 'lit';
import type { Quotient } from './classes.ts';
import type { Translate } from '../i18n/languages.ts';

/** The maximum number of relations and of words listed. */
const WRITTEN = 60;

export function certificate(t: Translate, quotient: Quotient) {
  const { order, pOrder, tn, period, proof, reached, cut } = quotient;
  const kind = period ? 'whole' : 'upto';
  const badge = period ? 'proven' : 'seen';
  const nature = tn === null ? 'wild' : 'tame';
  return html`<section class="certificate" part="certificate">
    <p class="count">
      ${t(`quotient.is.${kind}`, { order, pOrder, reached })}
      <span class="badge ${badge}">${t(`quotient.badge.${kind}`, { reached })}</span>
    </p>
    <p>${t(`quotient.${nature}.${kind}`, { n: tn!, reached })}</p>
    ${period ? nothing : html`<p data-open>${t(cut ? 'quotient.open.cut' : 'quotient.open', { reached, order })}</p>`}
    ${presentation(t, quotient)}
    ${
      period && proof
        ? html`<details class="proof" open>
            <summary>${t('quotient.proof')}</summary>
            <ul>
              <li>${t('quotient.proof.exact', { upto: proof.upto })}</li>
              <li>${t('quotient.proof.period', { ...period, upto: proof.upto })}</li>
              <li>
                ${t('quotient.proof.bound', { ...proof, ...period })}
                <span class="soft">(${t('quotient.proof.by')})</span>
              </li>
            </ul>
          </details>`
        : html`<p class="soft">${t('quotient.proof.upto', { reached })}</p>`
    }
  </section>`;
}

function presentation(t: Translate, { generators, relations, pPositions }: Quotient) {
  if (generators.length === 0) return html`<p>${t('quotient.trivial')}</p>`;
  const row = (key: string, words: unknown[]) =>
    html`<div>
      <dt>${t(`quotient.${key}`)}</dt>
      <dd>
        ${words.slice(0, WRITTEN).map((word) => html`<code>${word}</code> `)}
        ${
          words.length > WRITTEN
            ? html`<span class="soft"
                >${t('quotient.more', { count: words.length - WRITTEN })}</span
              >`
            : nothing
        }
      </dd>
    </div>`;
  return html`<dl class="stack panel presentation">
    ${row(
      'generators',
      generators.map(({ name, heap }) => `${name} = Φ(${heap})`),
    )}
    ${row('relations', relations)} ${row('P', pPositions)}
  </dl>`;
}
