/** Buttons for stepping forward and back, with the current step. */
import { css, html } from 'lit';
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

export const stepperStyle = css`
  .stepper,
  .tools {
    display: inline-flex;
    align-items: center;
    gap: 4px;
  }
  .stepper .at {
    min-width: 4.5em;
    text-align: center;
    font-variant-numeric: tabular-nums;
  }
  .tool {
    display: inline-grid;
    place-items: center;
    width: 36px;
    height: 36px;
    padding: 0;
    border: 1px solid var(--mex-line-strong);
    border-radius: 50%;
    background: var(--mex-surface);
    color: var(--mex-ink);
    cursor: pointer;
  }
  .tool:hover:not([aria-disabled='true']) {
    border-color: var(--mex-accent);
    background: var(--mex-accent-soft);
  }
  .tool[aria-disabled='true'] {
    border-color: var(--mex-line);
    color: var(--mex-ink-soft);
    opacity: 0.55;
    cursor: default;
  }
  .tool[aria-pressed='true'] {
    border-color: var(--mex-accent);
    background: var(--mex-accent-soft);
    box-shadow: inset 0 0 0 1px var(--mex-accent);
  }
  .tool svg {
    width: 18px;
    height: 18px;
  }
  @media print {
    .stepper,
    .tools {
      display: none;
    }
  }
`;
