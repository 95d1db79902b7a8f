import { css } from 'lit';
import { choiceStyle } from './choice-style.js';

/** Looks of heaps that break. */
export const optionsStyles = css`
  ${choiceStyle}
  .heaps {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    justify-content: center;
    gap: 20px 26px;
    padding: 22px 4px 4px;
  }
  .heap {
    max-width: 100%;
    min-width: 56px;
    display: grid;
    justify-items: center;
    gap: 4px;
    border-radius: 10px;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    row-gap: 10px;
    align-content: flex-end;
    padding: 10px 6px 1px;
    min-height: 36px;
    border-block-end: 1.5px solid var(--mex-ink-soft, #666);
    touch-action: pan-y;
    user-select: none;
  }
  .open .row,
  .open .band {
    border-block-end: 3px solid var(--mex-accent, #0f6e62);
  }
  .new .row {
    border-block-end-style: double;
    border-block-end-width: 4px;
  }
  .dead {
    opacity: 0.75;
  }
  .pick .pebble {
    cursor: pointer;
  }
  .pebble {
    position: relative;
    width: 26px;
    height: 25px;
    padding: 0;
    transition:
      transform var(--speed) cubic-bezier(0.2, 0.8, 0.3, 1.2),
      margin var(--speed);
  }
  .few .pebble {
    width: 34px;
    height: 29px;
  }
  .pebble::before {
    content: '';
    position: absolute;
    inset: 2px 1.5px 1px;
    border-radius: 54% 46% 50% 50% / 56% 54% 46% 44%;
    background:
      linear-gradient(
        165deg,
        rgb(255 255 255 / 0.42),
        rgb(255 255 255 / 0.04) 45%,
        rgb(0 0 0 / 0.24)
      ),
      var(--tone, #888);
    box-shadow: inset 0 0 0 1px rgb(0 0 0 / 0.28);
  }
  .pebble.lifted {
    transform: translateY(-8px);
  }
  .pebble.lifted::before {
    box-shadow: inset 0 0 0 2.5px var(--mex-accent, #0f6e62);
  }
  .refused .pebble.lifted {
    transform: none;
  }
  .refused .pebble.lifted::before {
    opacity: 0.55;
    box-shadow: inset 0 0 0 2px var(--mex-warn, #a5321f);
  }
  .pebble.apart {
    margin-inline-start: 18px;
  }
  .pebble.ghost::before {
    background: none;
    box-shadow: none;
    border: 1.2px dashed var(--mex-ink-soft, #666);
    opacity: 0.6;
  }
  .seam {
    position: absolute;
    inset-block: -3px;
    inset-inline-start: -1px;
    border-inline-start: 2px dotted var(--mex-line-strong, #8f8878);
    z-index: 1;
  }
  .seam.cut {
    inset-block: -9px;
    inset-inline-start: -2px;
    border-inline-start: 4px solid var(--mex-accent, #0f6e62);
    border-radius: 2px;
  }
  .apart .seam.cut {
    inset-inline-start: -11px;
  }
  .star {
    position: absolute;
    inset-block-start: -16px;
    inset-inline: 0;
    text-align: center;
    font-size: calc(0.8125 * var(--mex-em));
    line-height: 1;
    color: var(--mex-win, #0f6e62);
    pointer-events: none;
  }
  .star.seamed {
    transform: translateX(-50%);
  }
  .star.between {
    transform: translateX(50%);
  }
  .lifted .star {
    inset-block-start: -13px;
  }
  .empty {
    width: 40px;
  }
  .size {
    display: flex;
    gap: 0.5em;
    justify-content: center;
    align-items: baseline;
    white-space: nowrap;
    /* What is said here must not make the heap wider. */
    width: 0;
    min-width: 100%;
    min-height: 1.6em;
    font-size: calc(1.05 * var(--mex-em));
    font-weight: 600;
    text-align: center;
  }
  .size .name {
    font-family: var(--mex-font);
    font-size: calc(0.75 * var(--mex-em));
    font-weight: 400;
    color: var(--mex-ink-soft, #666);
  }
  .band {
    display: flex;
    align-items: stretch;
    width: min(430px, 100%);
    min-width: 200px;
    height: 52px;
    padding: 6px 0;
    border-block-end: 1.5px solid var(--mex-ink-soft, #666);
  }
  .heap:has(.band) {
    width: min(430px, 100%);
  }
  .band span {
    flex: 1 1 0;
    min-width: 30px;
    display: grid;
    place-items: center;
    border-radius: 14px;
    overflow: hidden;
    background:
      linear-gradient(rgb(255 255 255 / 0.22), transparent 45%, rgb(0 0 0 / 0.2)),
      radial-gradient(ellipse 12px 15px at 13px 50%, var(--mex-stone-1, #57786f) 96%, transparent) 0
        0 / 26px 100%,
      color-mix(in srgb, var(--mex-stone-1, #57786f) 45%, var(--mex-sunken, #efe8da));
  }
  .band b {
    padding: 1px 6px;
    border-radius: 8px;
    font-size: calc(0.8125 * var(--mex-em));
    background: var(--mex-surface, #fff);
    color: var(--mex-ink, #222);
  }
  .band .gone {
    background: none;
    border: 1.5px dashed var(--mex-accent, #0f6e62);
    margin-inline: 3px;
  }
  .band .knife {
    flex: 0 0 4px;
    min-width: 4px;
    margin-inline: 5px;
    border-radius: 2px;
    background: var(--mex-accent, #0f6e62);
  }
  .becomes {
    display: flex;
    justify-content: center;
    align-items: center;
    gap: 8px;
    width: 0;
    min-width: 100%;
    height: 36px;
  }
  .part {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    gap: 2px;
    max-width: 116px;
    padding: 3px 4px;
    border-radius: 7px;
    border: 1px solid var(--mex-accent, #0f6e62);
  }
  .pip {
    width: 11px;
    height: 9px;
    border-radius: 52% 48% 50% 50%;
    background: var(--mex-accent, #0f6e62);
  }
  .none {
    width: 11px;
    height: 9px;
    border-block-end: 1.5px solid var(--mex-accent, #0f6e62);
  }
  .choices {
    display: grid;
    gap: 8px;
    max-width: 620px;
    margin: 14px auto 0;
    padding: 10px 12px 12px;
    border: 1px solid var(--mex-line, #ddd4c3);
    border-radius: var(--mex-radius, 10px);
    background: var(--mex-raised, #fff);
  }
  .top {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 6px 14px;
    min-height: 30px;
    font-size: calc(0.9375 * var(--mex-em));
  }
  .what {
    font-weight: 600;
  }
  .search {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    font-size: calc(0.8125 * var(--mex-em));
    color: var(--mex-ink-soft, #666);
  }
  .search input {
    min-height: 34px;
    font-size: 16px;
    text-align: start;
    padding: 0 10px;
  }
  .chips {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    max-height: 196px;
    overflow-y: auto;
    overscroll-behavior: contain;
    padding: 2px;
    align-items: center;
  }
  .choice {
    white-space: nowrap;
  }
  .rest {
    margin: 0;
    font-size: calc(0.8125 * var(--mex-em));
    color: var(--mex-ink-soft, #666);
  }
  @container (max-width: 420px) {
    .pebble {
      width: 24px;
    }
    .few .pebble {
      width: 28px;
      height: 25px;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .pebble {
      transition: none;
    }
  }
  @media (forced-colors: active) {
    .pebble::before {
      border: 1.5px solid CanvasText;
    }
    .pebble.lifted::before {
      background: Highlight;
    }
    .pip {
      background: CanvasText;
    }
  }
  @media print {
    .choices {
      display: none;
    }
  }
`;
