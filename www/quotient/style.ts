import { css } from 'lit';

export const quotientStyle = css`
  :host {
    container-type: inline-size;
  }
  .title {
    margin-block-end: 10px;
    font-size: calc(1.1875 * var(--mex-em));
  }
  .title code {
    font-size: 0.94em;
    overflow-wrap: anywhere;
  }
  section + section {
    margin-block-start: 26px;
  }
  section > h3 {
    font-size: calc(1.0625 * var(--mex-em));
    margin-block-end: 4px;
  }
  .soft {
    font-size: calc(0.9375 * var(--mex-em));
  }
  .certificate > * + * {
    margin-block-start: 8px;
  }
  .count {
    font-family: var(--mex-font-head);
    font-size: calc(1.25 * var(--mex-em));
    line-height: 1.35;
  }
  .badge {
    display: inline-block;
    padding: 0 10px;
    border: 1px solid var(--mex-line-strong);
    border-radius: 999px;
    font-family: var(--mex-font);
    font-size: calc(0.875 * var(--mex-em));
    line-height: 1.6;
    white-space: nowrap;
    vertical-align: 0.12em;
  }
  .badge.proven {
    border-color: var(--mex-accent);
    background: var(--mex-accent-soft);
    font-weight: 600;
  }
  .badge.seen {
    border-style: dashed;
    border-color: var(--mex-amber);
    background: var(--mex-amber-soft);
  }
  .presentation {
    display: grid;
    gap: 8px;
    margin-block: 14px;
    padding: 12px 14px;
    border: 1px solid var(--mex-line);
    border-radius: var(--mex-radius);
    background: var(--mex-raised);
  }
  .presentation > div {
    display: grid;
    grid-template-columns: minmax(0, 9em) minmax(0, 1fr);
    gap: 0 14px;
  }
  dt {
    color: var(--mex-ink-soft);
    font-size: calc(0.9375 * var(--mex-em));
  }
  dd {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 16px;
    margin: 0;
  }
  summary {
    min-height: 32px;
    padding-block: 4px;
    color: var(--mex-accent);
    cursor: pointer;
  }
  .proof ul {
    display: grid;
    gap: 4px;
    margin: 0;
    padding-inline-start: 1.3em;
  }
  .list {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    margin-block: 10px 4px;
  }
  .element,
  .strip td {
    --tint: hsl(var(--hue) 62% 48%);
    background: color-mix(in srgb, var(--tint) 22%, var(--mex-surface));
    color: var(--mex-ink);
    font-family: var(--mex-font-mono);
  }
  .element {
    min-width: 44px;
    min-height: 36px;
    padding: 2px 12px;
    border: 1px solid color-mix(in srgb, var(--tint) 60%, var(--mex-ink));
    border-radius: 999px;
    font-size: calc(0.9375 * var(--mex-em));
    line-height: 1.2;
    cursor: pointer;
  }
  .element.lost {
    border-width: 2px;
    border-radius: 4px;
    font-weight: 700;
  }
  .element:hover {
    border-color: var(--mex-ink);
  }
  .element[aria-pressed='true'] {
    box-shadow:
      0 0 0 2px var(--mex-surface),
      0 0 0 4px var(--mex-ink);
  }
  sub {
    margin-inline-start: 2px;
    font-size: 0.72em;
    line-height: 0;
    color: var(--mex-ink);
  }
  .told {
    min-height: 3.6em;
    padding-block: 8px 0;
  }
  .told .word {
    font-weight: 700;
  }
  .products {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 18px;
    margin-block-start: 4px;
  }
  .scroll {
    position: relative;
    max-width: 100%;
    overflow: auto;
    border-radius: 8px;
  }
  .strip {
    border-collapse: separate;
    border-spacing: 3px;
    margin-block: 8px;
  }
  .strip th {
    min-width: 2.2em;
    padding: 0 4px;
    color: var(--mex-ink-soft);
    font-size: calc(0.8125 * var(--mex-em));
    font-weight: 400;
    text-align: center;
  }
  .strip th[scope='row'],
  .strip th:first-child {
    padding-inline-end: 8px;
    text-align: end;
  }
  .strip td {
    min-width: 2.7em;
    height: 30px;
    padding: 0 5px;
    border: 1px solid transparent;
    border-radius: 6px;
    font-size: calc(0.875 * var(--mex-em));
    text-align: center;
    white-space: nowrap;
    cursor: pointer;
  }
  .strip td.none {
    background: none;
    cursor: default;
  }
  .strip td.lost {
    border: 2px solid var(--mex-lose);
    border-radius: 2px;
    font-weight: 700;
  }
  .strip td.chosen {
    outline: 2px solid var(--mex-ink);
    outline-offset: 1px;
  }
  .strip td.begins {
    box-shadow: -4px 0 0 var(--mex-amber);
  }
  .letters {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    margin-block: 8px;
  }
  .letter {
    min-width: 44px;
    min-height: 36px;
    padding: 2px 12px;
    border-block-end: 4px solid var(--letter);
    font-family: var(--mex-font-mono);
  }
  .letter[aria-pressed='true'] {
    box-shadow: none;
    background: var(--mex-accent-soft);
    border-color: var(--mex-accent) var(--mex-accent) var(--letter);
    font-weight: 700;
  }
  .drawn svg {
    display: block;
    max-width: none;
    margin-inline: auto;
  }
  .box {
    fill: var(--mex-sunken);
    stroke: var(--mex-line);
  }
  .arrow {
    fill: none;
    stroke-width: 1.6;
    opacity: 0.8;
  }
  .arrow.dim {
    opacity: 0.22;
  }
  .arrow.lit {
    stroke-width: 3;
    opacity: 1;
  }
  .node {
    cursor: pointer;
  }
  .node rect {
    fill: color-mix(in srgb, hsl(var(--hue) 62% 48%) 22%, var(--mex-surface));
    stroke: color-mix(in srgb, hsl(var(--hue) 62% 48%) 60%, var(--mex-ink));
  }
  .node.lost rect {
    stroke: var(--mex-lose);
    stroke-width: 3;
  }
  .node.chosen rect {
    stroke: var(--mex-ink);
    stroke-width: 3.5;
  }
  .node text {
    fill: var(--mex-ink);
    font-family: var(--mex-font-mono);
    font-size: 14px;
  }
  .node.lost text {
    font-weight: 700;
  }
  .growth svg {
    display: block;
    width: 100%;
    max-width: 640px;
    height: auto;
  }
  .growth text {
    fill: var(--mex-ink-soft);
    font-size: 13px;
  }
  .growth .rule {
    stroke: var(--mex-line);
  }
  .growth .stairs {
    fill: none;
    stroke: var(--mex-accent);
    stroke-width: 2.5;
    stroke-linejoin: round;
  }
  .further {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 10px;
    margin-block-start: 10px;
  }
  @container (max-width: 480px) {
    .presentation > div {
      grid-template-columns: minmax(0, 1fr);
    }
    /* The picture is drawn at half its size there. */
    .growth text {
      font-size: 20px;
    }
  }
  @media (forced-colors: active) {
    .element[aria-pressed='true'],
    .strip td.chosen {
      outline: 3px solid Highlight;
    }
  }
`;
