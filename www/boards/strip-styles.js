import { css } from 'lit';

/** Looks of coins on a strip. */
export const stripStyles = css`
  .strip {
    display: grid;
    grid-template-columns: repeat(auto-fit, var(--wide));
    justify-content: center;
    gap: 12px 0;
    padding: 14px 2px 4px;
  }
  .square {
    position: relative;
    display: grid;
    grid-template-rows: 1fr auto;
    height: calc(26px + 22px * var(--tall) + 24px);
    background: var(--mex-sunken, #efe8da);
    border: 1px solid var(--mex-line-strong, #8f8878);
    margin-inline-start: -1px;
    cursor: pointer;
    transition: background var(--speed);
  }
  .square:nth-child(even) {
    background: color-mix(in srgb, var(--mex-sunken, #efe8da) 55%, var(--mex-surface, #fff));
  }
  .disabled .square {
    cursor: default;
  }
  .square.open {
    background: var(--mex-raised, #fff);
    box-shadow: inset 0 0 0 1.5px var(--mex-accent, #0f6e62);
  }
  .square.to {
    background: var(--mex-accent-soft, #d8ebe4);
    box-shadow: inset 0 0 0 2.5px var(--mex-accent, #0f6e62);
  }
  .square.was .pile::before {
    content: '';
    position: absolute;
    inset-block-end: 28px;
    inset-inline-start: calc(50% - 16px);
    width: 32px;
    height: 32px;
    border: 1.3px dashed var(--mex-ink-soft, #666);
    border-radius: 50%;
    opacity: 0.7;
  }
  .pile {
    display: flex;
    flex-direction: column-reverse;
    align-items: center;
    padding-block-end: 3px;
    min-height: 0;
  }
  .at {
    height: 22px;
    font-size: calc(0.75 * var(--mex-em));
    line-height: 22px;
    text-align: center;
    color: var(--mex-ink-soft, #666);
    border-block-start: 1px solid var(--mex-line, #ddd4c3);
    background: var(--mex-surface, #fffdf8);
  }
  .coin {
    flex: none;
    display: grid;
    place-items: center;
    width: 34px;
    height: 34px;
    border-radius: 50%;
    color: #fff;
    font-size: calc(0.9375 * var(--mex-em));
    font-weight: 700;
    text-shadow: 0 0 3px rgb(0 0 0 / 0.85);
    background:
      radial-gradient(circle at 34% 26%, rgb(255 255 255 / 0.45), transparent 55%),
      linear-gradient(160deg, transparent 40%, rgb(0 0 0 / 0.28)), var(--tone, #888);
    box-shadow:
      inset 0 0 0 1px rgb(0 0 0 / 0.3),
      inset 0 0 0 3px rgb(255 255 255 / 0.22),
      0 2px 3px rgb(0 0 0 / 0.25);
    cursor: grab;
    touch-action: none;
    user-select: none;
    position: relative;
    z-index: 1;
    transition:
      transform var(--speed),
      opacity var(--speed);
  }
  .coin + .coin {
    margin-block-end: -12px;
  }
  .coin[data-cell]:focus-visible {
    z-index: 3;
  }
  .coin[data-cell]:focus-visible::after {
    border-radius: 50%;
  }
  .coin.held {
    z-index: 4;
    transform: translateY(-7px);
    box-shadow:
      inset 0 0 0 1px rgb(0 0 0 / 0.3),
      0 0 0 3px var(--mex-accent, #0f6e62),
      0 8px 10px -2px rgb(0 0 0 / 0.35);
  }
  .coin.held:active {
    cursor: grabbing;
    transition: none;
  }
  .coin.going {
    opacity: 0.5;
  }
  .disabled .coin {
    cursor: default;
  }
  .coin.ghost {
    background: none;
    box-shadow: none;
    border: 2px dashed var(--mex-accent, #0f6e62);
    color: var(--mex-accent, #0f6e62);
    text-shadow: none;
    pointer-events: none;
  }
  .win {
    position: absolute;
    inset-block-start: -11px;
    inset-inline-end: 1px;
    z-index: 2;
    padding: 0 3px;
    border-radius: 8px;
    background: var(--mex-surface, #fff);
    color: var(--mex-win, #0f6e62);
    font-size: calc(0.8125 * var(--mex-em));
    line-height: 1.25;
    pointer-events: none;
  }
  .skip {
    align-self: center;
    text-align: center;
    font-size: calc(0.75 * var(--mex-em));
    color: var(--mex-ink-soft, #666);
    white-space: nowrap;
    overflow: hidden;
  }
  .more {
    max-width: none;
    padding-top: 10px;
  }
  @media (prefers-reduced-motion: reduce) {
    .coin,
    .square {
      transition: none;
    }
  }
  @media (forced-colors: active) {
    .coin {
      border: 2px solid CanvasText;
      color: CanvasText;
      text-shadow: none;
    }
    .coin.held,
    .square.to {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
    .square.open {
      outline: 1px dashed Highlight;
      outline-offset: -3px;
    }
  }
`;
