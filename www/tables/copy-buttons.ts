/** Buttons that copy the table in a format, with confirmation. */
import { html, nothing } from 'lit';
import { FORMATS } from './export/sequence.ts';
import type { Translate } from '../i18n/languages.ts';

export function copyBar({
  t,
  text,
  copy,
}: {
  t: Translate;
  /** Shown to be selected, where copying is refused. */ text: string | null;
  copy: (format: 'csv' | 'markdown' | 'latex' | 'cpp') => void;
}) {
  return html`<div
      class="flow copy no-print"
      part="copy"
      role="toolbar"
      aria-label=${t('table.copy')}
    >
      <span class="soft">${t('table.copy')}</span>
      ${FORMATS.map(
        (format) =>
          html`<button class="btn" type="button" data-copy=${format} @click=${() => copy(format)}>
            ${t(`table.copy.${format}`)}
          </button>`,
      )}
    </div>
    ${
      text === null
        ? nothing
        : html`<textarea
            class="field no-print"
            rows="6"
            readonly
            aria-label=${t('table.copy.text')}
            .value=${text}
          ></textarea>`
    }`;
}
