/** The basic terms of all explanations, with their definitions. */
import { html } from 'lit';

export const TERMS = [
  'option',
  'P',
  'mex',
  'nimber',
  'differ',
  'nim-sum',
  'misere',
  'tame',
  'genus',
  'quotient',
  'period',
  'draw',
  'loopy',
];

export function glossary(t: (key: string) => string) {
  return html`<details part="glossary">
    <summary>${t('why.glossary')}</summary>
    <dl>
      ${TERMS.map(
        (term) =>
          html`<dt>${t(`why.glossary.${term}`)}</dt>
            <dd>${t(`why.glossary.${term}.say`)}</dd>`,
      )}
    </dl>
  </details>`;
}
