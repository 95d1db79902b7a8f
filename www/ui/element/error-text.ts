/** An error as a sentence, with buttons that correct the text: by a suggested name, or by another text. */
import { html } from 'lit';
import { sayError, t } from '../../i18n/index.ts';
import type { Details } from '../../engine/errors.ts';
import type { Lang } from '../../i18n/index.ts';

interface Faulty {
  code?: string;
  span?: [number, number] | null;
  details?: Details;
}

/**
 * @param text the text with the error
 * @param set callback for the text with the chosen name in it
 */
export function errorText(
  lang: Lang,
  error: Faulty,
  text: string,
  set: (text: string) => void,
): unknown {
  const repairs = repairsOf(error, text);
  if (repairs.length) {
    return html`${sayError(lang, error)}
    ${repairs.map(
      (repair) =>
        html`<button type="button" class="btn" data-repair @click=${() => set(repair)}>
          ${t(lang, 'errors.repair', { text: repair })}
        </button>`,
    )}`;
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

/** Return suggestions that replace the whole text; the core can parse each of them. */
export function repairsOf({ span, details }: Faulty, text: string): string[] {
  if (details?.repairs) return details.repairs as string[];
  const readings = span ? ((details?.readings ?? []) as string[]) : [];
  return readings.map((reading) => text.slice(0, span?.[0]) + reading + text.slice(span?.[1]));
}
