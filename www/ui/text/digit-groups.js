/**
 * Long numbers in groups of three. Where a text may be copied and typed again, the groups are set
 * apart by style alone, since a space would part one number into several.
 */
import { html } from 'lit';
import { groupsOf } from '../../i18n/digits.js';

/** A text in which every long number is shown in groups; its letters stay as they are. @param {unknown} text */
export function grouped(text) {
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
