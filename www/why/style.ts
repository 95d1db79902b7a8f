import { css } from 'lit';

export const whyStyle = css`
  .verdict {
    display: flex;
    align-items: flex-start;
    gap: 12px;
    padding: 14px 16px;
    border: 1px solid var(--mex-line);
    border-radius: var(--mex-radius);
    background: var(--mex-raised);
  }
  .verdict .mark {
    width: 34px;
    height: 34px;
    margin-top: 1px;
  }
  .verdict .says {
    font-family: var(--mex-font-head);
    font-size: calc(1.125 * var(--mex-em));
    line-height: 1.4;
  }
  .value {
    display: inline-flex;
    align-items: baseline;
    gap: 6px;
    margin-top: 2px;
    color: var(--mex-ink-soft);
  }
  .value b {
    color: var(--mex-ink);
    font-size: calc(1.125 * var(--mex-em));
  }
  .parts {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    margin: 10px 0 0;
    padding: 0;
    list-style: none;
  }
  .parts li {
    display: inline-flex;
    align-items: baseline;
    gap: 6px;
    max-width: 100%;
    padding: 3px 10px;
    border: 1px solid var(--mex-line);
    border-radius: 999px;
    font-size: calc(0.9375 * var(--mex-em));
  }
  .choices {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 6px;
    margin: 6px 0 0;
    padding: 0;
    list-style: none;
  }
  .choices li {
    padding: 1px 10px;
    border: 1px solid var(--mex-line);
    border-radius: 8px;
    background: var(--mex-raised);
  }
  .choices .arrow,
  .parts .arrow {
    color: var(--mex-ink-soft);
  }
  h3 {
    margin: 0 0 4px;
    font-size: calc(1.0625 * var(--mex-em));
  }
  .moves h3 {
    margin-block: 22px 8px;
    font-size: calc(1.125 * var(--mex-em));
  }
  .steps {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 18px;
    margin: 20px 0 0;
    padding: 0;
    list-style: none;
  }
  .step {
    min-width: 0;
  }
  .step > p + p {
    margin-top: 4px;
  }
  .theorem {
    padding: 2px 0 2px 16px;
    border-inline-start: 3px solid var(--mex-accent);
  }
  .theorem .soft {
    color: var(--mex-ink-soft);
    font-weight: 400;
    font-size: calc(0.9375 * var(--mex-em));
    font-family: var(--mex-font);
    /* In one line, its own if necessary; many names wrap. */
    display: inline-block;
  }
  .winning {
    padding: 12px 16px;
    border: 1px solid var(--mex-line);
    border-radius: var(--mex-radius);
    background: var(--mex-accent-soft);
  }
  .winning .btn {
    margin-top: 8px;
  }
  .conclusion {
    padding-top: 12px;
    border-top: 1px solid var(--mex-line);
  }
  .conclusion p {
    font-family: var(--mex-font-head);
    font-size: calc(1.0625 * var(--mex-em));
  }
  .lines {
    display: grid;
    gap: 6px;
    margin: 4px 0 0;
    padding-inline-start: 1.6em;
  }
  .lines.plain {
    padding-inline-start: 0;
    list-style: none;
  }
  .lines li::marker {
    color: var(--mex-ink-soft);
    font-variant-numeric: tabular-nums;
  }
  .answers td,
  .answers th {
    text-align: start;
    white-space: normal;
    min-width: 7em;
    vertical-align: top;
  }
  .rest {
    margin-top: 4px;
    border-top: 0;
  }
  .scroll {
    /* Visually hidden text must not overflow the scroll box. */
    position: relative;
    max-width: 100%;
    overflow-x: auto;
    margin-block: 6px;
  }
  table {
    border-collapse: collapse;
    font-variant-numeric: tabular-nums lining-nums;
  }
  caption {
    text-align: start;
    color: var(--mex-ink-soft);
    font-size: calc(0.875 * var(--mex-em));
    padding-bottom: 4px;
  }
  th,
  td {
    padding: 4px 12px;
    text-align: end;
    font-weight: 400;
    white-space: nowrap;
  }
  th:first-child,
  td:first-child {
    padding-inline-start: 0;
    text-align: start;
  }
  thead th {
    color: var(--mex-ink-soft);
    font-size: calc(0.875 * var(--mex-em));
    border-bottom: 1px solid var(--mex-line-strong);
  }
  tbody th {
    max-width: 20em;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  tfoot th,
  tfoot td {
    border-top: 1px solid var(--mex-line-strong);
    font-weight: 700;
  }
  .bits .bit {
    min-width: 1.9em;
    padding-inline: 0.35em;
    text-align: center;
    font-family: var(--mex-font-mono);
  }
  .bits td.zero {
    color: var(--mex-ink-soft);
  }
  .bits tbody td.one {
    font-weight: 700;
  }
  .bits .top {
    background: var(--mex-amber-soft);
    border-inline: 1px solid var(--mex-amber);
  }
  .bits thead .top {
    border-top: 3px solid var(--mex-amber);
    color: var(--mex-amber);
    font-weight: 700;
  }
  .bits tfoot .top {
    border-bottom: 1px solid var(--mex-amber);
  }
  .bars {
    display: flex;
    flex-wrap: wrap;
    gap: 3px;
    max-width: 100%;
    margin-block: 8px;
  }
  .bar {
    display: grid;
    place-items: center;
    min-width: 2.2em;
    height: 40px;
    border: 1px solid var(--mex-line-strong);
    border-radius: 8px;
    background: var(--mex-sunken);
    overflow: hidden;
  }
  .bar.least {
    border: 2px solid var(--mex-amber);
    background: var(--mex-amber-soft);
    font-weight: 700;
  }
  .chips {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    margin: 8px 0 0;
    padding: 0;
    list-style: none;
  }
  .chips .btn {
    flex-direction: column;
    align-items: flex-start;
    gap: 0;
    min-height: 44px;
    max-width: 100%;
    text-align: start;
  }
  .chips .to {
    font-family: var(--mex-font-mono);
    font-size: calc(0.875 * var(--mex-em));
    color: var(--mex-ink-soft);
    overflow-wrap: anywhere;
  }
  .moves,
  .far {
    margin-top: 20px;
  }
  .far + h3 {
    margin-top: 12px;
  }
  .moves > .no-print + .btn {
    margin-top: 8px;
  }
  details {
    margin-top: 20px;
    border-top: 1px solid var(--mex-line);
  }
  summary {
    padding-block: 10px;
    color: var(--mex-ink-soft);
    cursor: pointer;
  }
  dl {
    margin: 0;
  }
  dt {
    margin-top: 10px;
    font-weight: 600;
  }
  dd {
    margin: 2px 0 0;
  }
  @media (forced-colors: active) {
    .bits .top {
      border-inline: 2px solid Highlight;
    }
    .bar.least {
      border-color: Highlight;
    }
  }
  @media print {
    .chips {
      display: block;
    }
  }
`;
