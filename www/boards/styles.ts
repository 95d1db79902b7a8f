import { css } from 'lit';

/** Looks common to all boards. Everything comes from the page's --mex-* variables. */
export const boardStyles = css`
  :host {
    display: block;
    position: relative;
    color: var(--mex-ink);
    font-family: var(--mex-font);
    line-height: 1.4;
    direction: ltr;
    container-type: inline-size;
    --speed: var(--mex-speed, 220ms);
    --focus: var(--mex-accent);
    --bottom: max(var(--nav-height, 0px), var(--keyboard, 0px));
    scroll-margin-block-end: var(--bottom);
  }
  :host([hidden]) {
    display: none;
  }
  ::placeholder {
    color: var(--mex-ink-soft);
    opacity: 1;
  }
  [data-cell] {
    outline: none;
    position: relative;
    -webkit-tap-highlight-color: transparent;
  }
  [data-cell]:focus-visible::after {
    content: '';
    position: absolute;
    inset: -4px;
    border: 2px solid var(--focus);
    border-radius: 10px;
    pointer-events: none;
  }
  .stone {
    transition:
      transform var(--speed) cubic-bezier(0.2, 0.8, 0.3, 1.2),
      opacity var(--speed);
  }
  .stone.lifted {
    transform: translateY(-9px);
  }
  .stone.lifted .body {
    stroke: var(--mex-accent);
    stroke-width: 2.5;
  }
  .stone.leaving {
    animation: leave calc(var(--speed) * 2.4) ease-in both;
  }
  @keyframes leave {
    0% {
      transform: none;
      opacity: 1;
    }
    35% {
      transform: translateY(-12px);
      opacity: 1;
    }
    100% {
      transform: translateY(-46px);
      opacity: 0;
    }
  }
  .gap {
    fill: none;
    stroke: var(--mex-ink-soft);
    stroke-width: 1.2;
    stroke-dasharray: 3 4;
    opacity: 0.6;
  }
  .gap.come {
    stroke: var(--mex-accent);
    stroke-width: 2;
    opacity: 0.9;
  }
  .hit {
    fill: transparent;
    cursor: pointer;
  }
  .hit.no {
    cursor: not-allowed;
  }
  .disabled .hit {
    cursor: default;
  }
  .number {
    font-family: var(--mex-font-mono, ui-monospace, monospace);
    font-variant-numeric: tabular-nums;
  }
  .arrow {
    color: var(--mex-accent);
    font-weight: 650;
  }
  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 8px 14px;
    min-height: 44px;
    padding: 8px 4px 0;
    font-size: calc(0.95 * var(--mex-em));
  }
  /* What is chosen, and what can be done, is in view, however long the board is. */
  :host(:not([ended])) .hand {
    position: sticky;
    bottom: var(--bottom);
    z-index: 2;
    padding-block-end: 4px;
    background: var(--mex-surface);
  }
  .bar p {
    margin: 0;
    text-align: center;
  }
  .help {
    color: var(--mex-ink-soft);
    font-size: calc(0.875 * var(--mex-em));
  }
  .notice {
    color: var(--mex-warn);
  }
  .stepper {
    display: inline-flex;
    align-items: stretch;
    border: 1px solid var(--mex-line);
    border-radius: var(--mex-radius, 8px);
    overflow: hidden;
    background: var(--mex-raised);
  }
  .stepper button {
    border: 0;
    background: transparent;
    min-width: 36px;
    min-height: 36px;
    font: inherit;
    font-size: calc(1.1 * var(--mex-em));
    color: inherit;
    cursor: pointer;
  }
  .stepper button:hover {
    background: var(--mex-surface);
  }
  .stepper button:disabled {
    opacity: 0.35;
    cursor: default;
  }
  .stepper input {
    border: 0;
    border-inline: 1px solid var(--mex-line);
    background: transparent;
    color: inherit;
    font: inherit;
    font-family: var(--mex-font-mono, ui-monospace, monospace);
    text-align: center;
    min-width: 3.2em;
    padding: 0 4px;
  }
  .do {
    border: 1px solid transparent;
    border-radius: var(--mex-radius, 8px);
    background: var(--mex-accent);
    color: var(--mex-accent-ink);
    font: inherit;
    font-weight: 600;
    min-height: 38px;
    padding: 0 16px;
    cursor: pointer;
  }
  .do:disabled {
    opacity: 0.4;
    cursor: default;
  }
  .plain {
    border: 1px solid var(--mex-line);
    border-radius: var(--mex-radius, 8px);
    background: var(--mex-raised);
    color: inherit;
    font: inherit;
    min-height: 36px;
    padding: 0 12px;
    cursor: pointer;
  }
  /* In one row on a phone: the chosen heap is seen on the board. */
  @container (max-width: 400px) {
    .bar {
      gap: 8px;
    }
    .chosen:only-of-type > span:first-child {
      display: none;
    }
    .stepper input {
      min-width: 2.6em;
    }
    .do {
      padding: 0 12px;
    }
    .plain {
      padding: 0 8px;
    }
  }
  button:focus-visible,
  input:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
  .stepper :is(button, input):focus-visible {
    outline-offset: -2px;
  }
  .keys {
    margin: 8px auto 0;
    max-width: 60ch;
    font-size: calc(0.8125 * var(--mex-em));
    text-align: center;
    color: var(--mex-ink-soft);
  }
  .keys:not(.scene:has([data-cell]:focus-visible) ~ .keys, :has(+ .hand [data-cell]:focus-visible)),
  .sr {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  /* A page may ask for less to be said. */
  .keys,
  .guide {
    display: var(--mex-said-keys, block);
  }
  @media (forced-colors: active) {
    .stone .body {
      fill: Canvas;
      stroke: CanvasText;
    }
    .stone .sheen {
      display: none;
    }
    .stone.lifted .body {
      fill: Highlight;
      stroke: Highlight;
    }
    .gap {
      stroke: GrayText;
    }
    [data-cell]:focus-visible::after {
      border-color: Highlight;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .stone {
      transition: none;
    }
    .stone.leaving {
      animation: none;
      opacity: 0;
    }
  }
  @media print {
    :host {
      container-type: normal;
    }
    .bar,
    .keys {
      display: none;
    }
    [part='board'] {
      break-inside: avoid;
    }
  }
`;
