/** Buttons for stepping forward and back, with the current step. */
import { html } from 'lit';
import { sign } from '../pictures/signs.ts';
import type { Translate } from '../../i18n/languages.ts';

export function stepper({
  t,
  at,
  count,
  label,
  go,
}: {
  t: Translate;
  /** 0..count */ at: number;
  count: number;
  /** The accessible name. */ label: string;
  go: (at: number) => void;
}) {
  const button = (name: string, key: string, to: number, off: boolean) =>
    html`<button
      type="button"
      class="tool"
      data-step=${key}
      aria-label=${t(`table.step.${key}`)}
      title=${t(`table.step.${key}`)}
      aria-disabled=${off ? 'true' : 'false'}
      @click=${() => off || go(to)}
    >
      ${sign(name)}
    </button>`;
  return html`<div class="stepper" role="toolbar" aria-label=${label} part="stepper">
    ${button('first', 'first', 0, at === 0)} ${button('back', 'back', at - 1, at === 0)}
    <span class="at">${at}<span class="soft"> / ${count}</span></span>
    ${button('forward', 'forward', at + 1, at >= count)}
    ${button('last', 'last', count, at >= count)}
  </div>`;
}
