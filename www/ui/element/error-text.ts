/** An error in words, with buttons that mend the text: by a name that was meant, or an addition. */
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
 * @param text that the error is in
 * @param set receives the text with the name in it
 */
export function errorText(
  lang: Lang,
  error: Faulty,
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

/** The addition that mends a text, and the mended text; null where none is known. */
export function repairOf({ code, span, details }: Faulty, text: string) {
  if (code !== 'not-smaller' || String(details?.heap) !== '0' || !span) return null;
  const name = /(\p{L}\w*)\s*->/u.exec(text.slice(0, span[0]))?.[1];
  if (!name) return null;
  const rest = text.slice(span[1]);
  // Up to the next options, or to the end of the rule.
  const length = rest.search(/\s*(?:\||misere\s*$|$)/iu);
  const guard = `${/\bif\b/.test(rest.slice(0, length)) ? ',' : ' if'} ${name} > 0`;
  const end = span[1] + length;
  return { adds: guard.trim(), text: text.slice(0, end) + guard + text.slice(end) };
}
