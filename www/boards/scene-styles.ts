import { css } from 'lit';

/** Looks of boards that are scenes: what changes by state, over the colours that the scene gives. */
export const sceneStyles = css`
  .scene {
    padding: 8px 0 0;
  }
  .scene.wide {
    overflow-x: auto;
    overscroll-behavior-x: contain;
  }
  .scene.scrolls {
    overflow: auto;
    max-height: min(78vh, 720px);
    overscroll-behavior: contain;
  }
  .signs {
    margin: 4px 0 0;
    text-align: center;
    font-size: calc(0.8125 * var(--mex-em));
    color: var(--mex-ink-soft);
  }
  .drawing {
    display: block;
    margin: 0 auto;
    overflow: visible;
    touch-action: manipulation;
    font-family: var(--mex-font);
  }
  .wide .drawing {
    overflow: hidden;
    overflow: clip;
    overflow-clip-margin: 40px;
  }
  .drawing text {
    white-space: pre;
    stroke-linejoin: round;
  }
  .drawing path {
    stroke-linejoin: round;
  }
  .bold {
    font-weight: 600;
  }
  .mono {
    font-family: var(--mex-font-mono, ui-monospace, monospace);
    font-variant-numeric: tabular-nums;
  }
  .head {
    font-family: var(--mex-font-head, inherit);
  }
  .halo {
    stroke-width: 3px;
    paint-order: stroke;
  }
  .hit {
    pointer-events: all;
  }
  .ring {
    fill: none;
    stroke: none;
    pointer-events: none;
  }
  [data-cell]:focus-visible > .ring {
    stroke: var(--focus);
    stroke-width: 2px;
  }
  .sheen {
    pointer-events: none;
  }
  .pill:hover rect:first-child {
    stroke: var(--mex-accent);
    fill: var(--mex-accent-soft);
  }
  .far {
    opacity: 0.5;
  }
  .gap {
    opacity: 0.6;
  }
  .gap.come {
    stroke-dasharray: 3 4;
    fill: none;
  }
  .tie {
    transition: stroke var(--speed);
  }
  .tie.lifted {
    stroke: var(--mex-accent);
    stroke-width: 4px;
  }
  .chosen {
    display: inline-flex;
    align-items: center;
    gap: 8px;
  }
  .more {
    display: grid;
    gap: 6px;
    max-width: 11em;
    margin: 12px auto 0;
    font-size: calc(0.875 * var(--mex-em));
    text-align: center;
    justify-items: center;
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
  @media print {
    .by-number,
    .pill {
      display: none;
    }
    .scene.scrolls {
      overflow: visible;
      max-height: none;
    }
    .drawing {
      max-width: 100%;
      height: auto;
    }
  }
  @media (forced-colors: active) {
    [data-cell]:focus-visible > .ring {
      stroke: Highlight;
    }
    .drawing text {
      fill: CanvasText;
    }
    .sheen {
      display: none;
    }
    .tick.win path {
      fill: Highlight;
    }
  }
`;
