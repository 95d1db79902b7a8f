import { css } from 'lit';

/** Looks of a bar of chocolate. */
export const rowsStyles = css`
  .scroll {
    overflow-x: auto;
    overscroll-behavior-x: contain;
    padding: 8px 4px 4px;
  }
  .bar-of-chocolate {
    display: grid;
    grid-template-columns: repeat(var(--columns), minmax(27px, var(--side)));
    justify-content: center;
    gap: 3px;
    min-width: min-content;
    padding: 4px;
  }
  .bit {
    position: relative;
    aspect-ratio: 1;
    display: grid;
    place-items: center;
    cursor: pointer;
  }
  .bit.gone {
    cursor: default;
  }
  .bit .face {
    width: 100%;
    height: 100%;
    display: grid;
    place-items: center;
    border-radius: 12%;
    background:
      linear-gradient(145deg, rgb(255 255 255 / 0.22), transparent 34% 70%, rgb(0 0 0 / 0.2)),
      #6f4a34;
    box-shadow:
      inset 0 0 0 1px rgb(0 0 0 / 0.3),
      inset 0 0 0 14cqmin transparent;
    position: relative;
    transition:
      transform var(--speed),
      opacity var(--speed);
  }
  .bit .face::after {
    content: '';
    position: absolute;
    inset: 17%;
    border-radius: 12%;
    background: linear-gradient(145deg, rgb(0 0 0 / 0.16), rgb(255 255 255 / 0.12));
    box-shadow: 0 0 0 1px rgb(255 255 255 / 0.08);
  }
  .bit.poison .face {
    background:
      linear-gradient(145deg, rgb(255 255 255 / 0.3), transparent 34% 70%, rgb(0 0 0 / 0.2)),
      var(--mex-stone-5, #767a4c);
  }
  .bit.poison .face::after {
    display: none;
  }
  .skull {
    width: 66%;
    fill: #fff;
    filter: drop-shadow(0 1px 1px rgb(0 0 0 / 0.5));
  }
  .skull .eye {
    fill: #333a1e;
  }
  .bit.bitten .face {
    transform: scale(0.8);
    opacity: 0.32;
  }
  .bit.bitten::before,
  .bit.was::before {
    content: '';
    position: absolute;
    inset: 1px;
    border: 1.4px dashed var(--mex-ink-soft, #666);
    border-radius: 12%;
  }
  .bit.bitten::before {
    border-color: var(--mex-accent, #0f6e62);
    border-width: 2px;
  }
  .bit.was::before {
    opacity: 0.55;
  }
  .bit.at .face {
    outline: 3px solid var(--mex-accent, #0f6e62);
    outline-offset: -1px;
    opacity: 0.75;
  }
  .bit.leaving .face {
    animation: eaten calc(var(--speed) * 2.4) ease-in both;
    animation-delay: calc(var(--speed) * 0.06 * var(--late, 0));
  }
  @keyframes eaten {
    30% {
      transform: scale(1.08);
      opacity: 1;
    }
    to {
      transform: translate(26px, 34px) rotate(24deg) scale(0.3);
      opacity: 0;
    }
  }
  .bit[data-cell]:focus-visible::after {
    inset: -3px;
    border-radius: 14%;
    z-index: 2;
  }
  .win {
    position: absolute;
    z-index: 1;
    color: #fff;
    font-size: calc(1.0625 * var(--mex-em));
    line-height: 1;
    text-shadow:
      0 0 3px #000,
      0 0 5px #000;
    pointer-events: none;
  }
  .rest {
    text-align: center;
    font-size: calc(0.875 * var(--mex-em));
    color: var(--mex-ink-soft, #666);
    margin: 8px 0 0;
  }
  .by-number {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    align-items: center;
    gap: 8px;
    padding-top: 8px;
    font-size: calc(0.875 * var(--mex-em));
  }
  .by-number label {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  @media (prefers-reduced-motion: reduce) {
    .bit .face {
      transition: none;
    }
    .bit.leaving .face {
      animation: none;
      opacity: 0;
    }
  }
  @media (forced-colors: active) {
    .bit .face {
      border: 1px solid CanvasText;
    }
    .skull {
      fill: CanvasText;
    }
    .skull .eye {
      fill: Canvas;
    }
    .bit.bitten .face {
      border-style: dotted;
    }
  }
  @media print {
    .by-number {
      display: none;
    }
  }
`;
