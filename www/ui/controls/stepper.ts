/** Buttons for stepping forward and back, with the current step. */
import { html } from 'lit';
import { tool } from './tool-button.ts';
import type { Translate } from '../../i18n/languages.ts';

interface Is {
  t: Translate;
  /** The current step, from 0 to `count`. */
  at: number;
  count: number;
  /** The accessible name of the group of buttons. */
  label: string;
  go: (at: number) => void;
}

export function stepper({ t, at, count, label, go }: Is) {
  const button = (name: 'first' | 'back' | 'forward' | 'last', to: number, off: boolean) =>
    tool(name, t(`table.step.${name}`), () => go(to), off);
  return html`<div class="stepper" role="toolbar" aria-label=${label} part="stepper">
    ${button('first', 0, at === 0)} ${button('back', at - 1, at === 0)}
    <span class="at">${at}<span class="soft"> / ${count}</span></span>
    ${button('forward', at + 1, at >= count)} ${button('last', count, at >= count)}
  </div>`;
}
