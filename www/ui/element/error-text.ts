/** An error in words, with buttons that put a name into the text which may have been meant. */
import { html } from 'lit';
import { sayError, t } from '../../i18n/index.ts';
import type { Lang } from '../../i18n/index.ts';

/**
 * @param text that the error is in
 * @param set receives the text with the name in it
 */
export function errorText(
  lang: Lang,
  error: { code?: string; span?: [number, number] | null; details?: Record<string, unknown> },
  text: string,
  set: (text: string) => void,
): unknown {
  const { span, details } = error;
  const names = span ? ((details?.nearest ?? []) as string[]) : [];
  if (!span || !names.length) return sayError(lang, error);
  const says = sayError(lang, { code: error.code, details: { ...details, offered: true } });
  return html`${says}
  ${names.map(
    (name, i) =>
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
