/** An error in words, with buttons that mend the text: by a name that was meant, or an addition. */
import { html } from 'lit';
import { sayError, t } from '../../i18n/index.ts';
import { repairOf } from './repair.ts';
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
  const repair = repairOf(error, text);
  if (repair) {
    return html`${sayError(lang, error)}
      <button type="button" class="btn" data-repair @click=${() => set(repair.text)}>
        ${t(lang, 'errors.repair', { adds: repair.adds })}
      </button>`;
  }
  const { span, details } = error;
  const names = span ? ((details?.nearest ?? []) as string[]) : [];
  if (!span || !names.length) return sayError(lang, error);
  const label = sayError(lang, { code: error.code, details: { ...details, offered: true } });
  return html`${label}
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
