import { css } from 'lit';

/** Looks of pieces on squares. */
export const piecesStyles = css`
  .scroll {
    overflow-x: auto;
    overscroll-behavior-x: contain;
    padding: 8px 4px 4px;
  }
  .checkered {
    display: grid;
    grid-template-columns: auto repeat(var(--columns), minmax(24px, var(--side)));
    justify-content: center;
    min-width: min-content;
  }
  .axis {
    display: grid;
    place-items: center;
    min-width: 22px;
    min-height: 20px;
    font-family: var(--mex-font-mono);
    font-size: calc(0.75 * var(--mex-em));
    color: var(--mex-ink-soft, #666);
  }
  .axis.corner {
    padding-inline: 4px;
    white-space: nowrap;
  }
  .field {
    position: relative;
    aspect-ratio: 1;
    display: grid;
    place-items: center;
    background: var(--mex-raised, #fff);
    box-shadow: 0 0 0 0.5px var(--mex-line, #ccc);
  }
  .field.dark {
    background: var(--mex-sunken, #eee);
  }
  .checkered:not(.disabled) .field {
    cursor: pointer;
  }
  .field.came::before {
    content: '';
    position: absolute;
    inset: 2px;
    border: 1.5px dashed var(--mex-ink-soft, #666);
    border-radius: 6px;
  }
  .field.at {
    outline: 3px solid var(--mex-accent, #0f6e62);
    outline-offset: -3px;
  }
  .dot {
    width: 34%;
    height: 34%;
    border-radius: 50%;
    border: 2px solid var(--mex-accent, #0f6e62);
    background: color-mix(in srgb, var(--mex-accent, #0f6e62) 24%, transparent);
  }
  .field.may .man {
    opacity: 0.75;
  }
  .man {
    grid-area: 1 / 1;
    width: 74%;
    height: 74%;
    display: grid;
    place-items: center;
    border-radius: 50%;
    background:
      linear-gradient(145deg, rgb(255 255 255 / 0.3), transparent 40% 65%, rgb(0 0 0 / 0.22)),
      var(--tone);
    box-shadow: 0 1px 2px rgb(0 0 0 / 0.4);
    color: #fff;
    font: 700 calc(0.9375 * var(--mex-em)) / 1 var(--mex-font-mono);
    text-shadow:
      0 0 2px #000,
      0 0 3px #000;
  }
  .dot {
    grid-area: 1 / 1;
  }
  .man.held {
    box-shadow:
      0 0 0 3px var(--mex-surface, #fff),
      0 0 0 5px var(--mex-accent, #0f6e62);
  }
  .count,
  .win {
    position: absolute;
    z-index: 1;
    font-size: calc(0.75 * var(--mex-em));
    line-height: 1;
    pointer-events: none;
  }
  .count {
    inset-block-end: 1px;
    inset-inline-end: 2px;
    font-weight: 700;
    color: var(--mex-ink, #222);
  }
  .win {
    inset-block-start: 1px;
    inset-inline-end: 1px;
    color: var(--mex-win, #0f6e62);
    font-size: calc(0.9375 * var(--mex-em));
  }
  .field[data-cell]:focus-visible {
    z-index: 2;
  }
  .lists {
    display: grid;
    gap: 14px;
  }
  .lists .name {
    margin: 0 0 6px;
    text-align: center;
    font-size: calc(1.0625 * var(--mex-em));
    overflow-wrap: anywhere;
  }
  .places {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 6px;
  }
  .places button {
    min-height: 40px;
    padding: 4px 10px;
    border: 1px solid var(--mex-line-strong, #999);
    border-radius: 8px;
    background: var(--mex-raised, #fff);
    color: var(--mex-ink, #222);
    font: calc(0.9375 * var(--mex-em)) var(--mex-font-mono);
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  .places button:disabled {
    cursor: default;
  }
  .places button.at {
    border-color: var(--mex-accent, #0f6e62);
    box-shadow: inset 0 0 0 1.5px var(--mex-accent, #0f6e62);
  }
  .rest {
    align-self: center;
    font-size: calc(0.875 * var(--mex-em));
    color: var(--mex-ink-soft, #666);
  }
  @media (forced-colors: active) {
    .man,
    .dot {
      border: 2px solid CanvasText;
    }
  }
`;
