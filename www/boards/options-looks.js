/** What stands in the rows of the parts of a position: stones, pins, squares, or what boxes hold. */
import { css, nothing, svg } from 'lit';

const PIN =
  'M10 2C6.800 2 5.400 4.800 6 8c.6 3.500 1.400 5 .2 10C5 22.500 2.500 26 2.500 32c0 6 2.100 11 3.500 14h8' +
  'c1.400-3 3.500-8 3.500-14 0-6-2.500-9.500-3.700-14-1.200-5-.4-6.500.2-10 .6-3.200-.8-6-4-6z';

/** A pin, or the cross on a square; a stone needs nothing. @param {string} part @param {boolean} crossed */
export function figure(part, crossed) {
  if (part === 'pins') {
    return svg`<svg class="pin" viewBox="0 0 20 48" aria-hidden="true">
      <path class="body" d=${PIN}></path>
      <path class="stripe" d="M6.300 13.500h7.400M6 17h8"></path>
    </svg>`;
  }
  if (!crossed) return nothing;
  return svg`<svg class="cross" viewBox="0 0 20 20" aria-hidden="true">
    <path d="M4 4l12 12M16 4L4 16"></path>
  </svg>`;
}

export const looksStyles = css`
  .pins .pebble {
    width: 24px;
    height: 54px;
  }
  .pins.few .pebble {
    width: 32px;
    height: 72px;
  }
  .pins .pebble::before,
  .strip .band span::before {
    display: none;
  }
  .pin {
    display: block;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
  .pin .body {
    fill: var(--tone, #888);
    stroke: rgb(0 0 0 / 0.3);
    stroke-width: 1;
  }
  .pin .stripe {
    stroke: var(--mex-surface, #fff);
    stroke-width: 1.8;
    opacity: 0.85;
  }
  .pins .pebble.lifted {
    transform: rotate(24deg);
    transform-origin: 50% 96%;
  }
  .pins .pebble.lifted .body {
    stroke: var(--mex-accent, #0f6e62);
    stroke-width: 2.4;
  }
  .pins .refused .pebble.lifted {
    transform: none;
    opacity: 0.55;
  }
  .pins .refused .pebble.lifted .body {
    stroke: var(--mex-warn, #a5321f);
  }
  .pins .pebble.ghost {
    border-block-end: 2px dashed var(--mex-ink-soft, #666);
    opacity: 0.7;
  }
  .strip .row {
    border-block-end: 0;
    padding-block: 10px 5px;
  }
  .strip .pebble {
    width: 27px;
    height: 27px;
  }
  .strip.few .pebble {
    width: 36px;
    height: 36px;
  }
  .strip .pebble::before {
    inset: 0 -0.75px;
    border-radius: 2px;
    background: var(--mex-raised, #fff);
    box-shadow: inset 0 0 0 1.5px var(--mex-line-strong, #8f8878);
  }
  .strip .pebble.lifted {
    transform: none;
  }
  .strip .pebble.lifted::before {
    background: var(--mex-sunken, #efe8da);
    box-shadow: inset 0 0 0 1.5px var(--mex-accent, #0f6e62);
  }
  .strip .pebble.ghost::before {
    background: var(--mex-sunken, #efe8da);
    border: 1.2px dashed var(--mex-line-strong, #8f8878);
    box-shadow: none;
  }
  .strip .dead .row,
  .pins .dead .row {
    min-height: 30px;
  }
  .cross {
    position: absolute;
    inset: 4px;
    width: calc(100% - 8px);
    height: calc(100% - 8px);
    pointer-events: none;
  }
  .cross path {
    fill: none;
    stroke: var(--mex-accent, #0f6e62);
    stroke-width: 2.8;
    stroke-linecap: round;
  }
  .strip .band span,
  .pins .band span {
    background: repeating-linear-gradient(
      90deg,
      var(--mex-raised, #fff) 0 24px,
      var(--mex-line-strong, #8f8878) 24px 25.5px
    );
    border-radius: 3px;
  }
  .box .row {
    border: 2px solid var(--mex-line-strong, #8f8878);
    border-block-start: 0;
    border-radius: 0 0 9px 9px;
    padding: 12px 8px 3px;
    min-height: 52px;
    min-width: 72px;
  }
  .box .open .row {
    border-color: var(--mex-accent, #0f6e62);
  }
  @media (max-width: 26.25em) {
    .pins .pebble,
    .pins.few .pebble {
      width: 25px;
      height: 56px;
    }
    .strip .pebble,
    .strip.few .pebble {
      width: 27px;
      height: 27px;
    }
  }
  .closed .row,
  .closed .band {
    border: 2px dashed var(--mex-line-strong, #8f8878);
    border-radius: 999px;
    padding-inline: 12px;
  }
  @media (forced-colors: active) {
    .pin .body {
      fill: Canvas;
      stroke: CanvasText;
    }
    .pins .pebble.lifted .body {
      fill: Highlight;
    }
    .cross path {
      stroke: Highlight;
    }
  }
`;
