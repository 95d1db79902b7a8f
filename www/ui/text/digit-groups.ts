/**
 * Display long numbers in groups of three digits. In text that may be copied, CSS alone creates the gaps,
 * since spaces would split a number into several.
 */
import { html } from 'lit';
import { groupsOf } from '../../i18n/digits.ts';

/** Draw a text with the digits of its long numbers, those of five digits or more, in groups of three. */
export function grouped(text: unknown) {
  const whole = String(text);
  if (!/\d{5}/u.test(whole)) return whole;
  return whole
    .split(/(\d{5,})/u)
    .map((part, i) =>
      i % 2 === 0
        ? part
        : groupsOf(part).map((group, k) =>
            k ? html`<span class="digits">${group}</span>` : group,
          ),
    );
}
