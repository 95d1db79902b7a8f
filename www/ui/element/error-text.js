/** An error in words, with buttons that put a name into the text which may have been meant. */
import { html } from 'lit';
import { sayError, t } from '../../i18n/index.js';

/**
 * @param {import('../../i18n/index.js').Lang} lang
 * @param {{ code?: string, span?: [number, number] | null, details?: Record<string, any> }} error
 * @param {string} text that the error is in
 * @param {(text: string) => void} set receives the text with the name in it
 * @returns {unknown}
 */
export function errorText(lang, error, text, set) {
  const { span, details } = error;
  const names = span ? (details?.nearest ?? []) : [];
  if (!span || !names.length) return sayError(lang, error);
  const says = sayError(lang, { code: error.code, details: { ...details, offered: true } });
  return html`${says}
  ${names.map(
    (/** @type {string} */ name, /** @type {number} */ i) =>
      html`<button
        type="button"
        class="btn"
        data-meant=${name}
        @click=${() => set(text.slice(0, span[0]) + name + text.slice(span[1]))}
      >
        ${t(lang, 'errors.meant', { name, first: i === 0 })}
      </button>`,
  )}`;
}
