/** Styles of tables built cell by cell. */
import { css } from 'lit';

export const builderStyle = css`
  .scroll {
    overflow-x: auto;
    padding: 4px;
    margin: -4px;
  }
  table {
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: 3px;
    text-align: center;
    font-weight: 400;
  }
  thead th {
    padding-block: 4px;
    white-space: nowrap;
    color: var(--mex-ink-soft);
    font-size: calc(0.9375 * var(--mex-em));
  }
  th[scope='row'] {
    padding-inline-end: 12px;
    font-weight: 600;
    text-align: end;
    white-space: nowrap;
  }
  td span {
    position: relative;
    display: inline-block;
  }
  td input {
    display: block;
    width: calc(var(--wide) * 0.72em + 26px);
    min-width: 44px;
    height: 44px;
    padding: 4px;
    border: 1px solid var(--mex-line-strong);
    border-radius: 8px;
    background: var(--mex-raised);
    font-family: var(--mex-font-mono);
    font-size: 16px;
    text-align: center;
  }
  td input.right {
    border-color: var(--mex-accent);
    background: var(--mex-accent-soft);
    font-weight: 700;
  }
  td input.wrong {
    border-color: var(--mex-warn);
    background: var(--mex-warn-soft);
    text-decoration: line-through;
  }
  i {
    position: absolute;
    inset: -5px -5px auto auto;
    display: grid;
    place-items: center;
    width: 17px;
    height: 17px;
    border-radius: 50%;
    background: var(--mex-accent);
    color: var(--mex-accent-ink);
    font-size: calc(0.6875 * var(--mex-em));
    font-style: normal;
    line-height: 1;
  }
  .wrong + i {
    background: var(--mex-warn);
    color: var(--mex-surface);
  }
  .beside {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 16px 28px;
  }
  .beside .scroll {
    flex: 0 1 auto;
    max-width: 100%;
  }
  .beside .picture {
    flex: 1 1 260px;
    min-width: 0;
  }
  @media (max-width: 41.25em) {
    th[scope='row'] {
      padding-inline-end: 4px;
    }
    td input {
      width: calc(var(--wide) * 0.72em + 24px);
      min-width: 36px;
    }
    /* A single row is folded, and each cell brings what stands above it. */
    .row,
    .row tbody {
      display: block;
    }
    .row tr {
      display: flex;
      flex-wrap: wrap;
      gap: 4px 2px;
    }
    .row thead {
      position: absolute;
      clip-path: inset(50%);
      width: 1px;
      height: 1px;
      overflow: hidden;
    }
    .row th[scope='row'] {
      flex: 100%;
      text-align: start;
    }
    .row td::before {
      content: attr(data-over) / '';
      display: block;
      color: var(--mex-ink-soft);
      font-size: calc(0.8125 * var(--mex-em));
    }
  }
  .status {
    color: var(--mex-ink-soft);
  }
  b.wanted {
    display: grid;
    place-items: center;
    min-width: 44px;
    height: 44px;
    padding: 4px;
    border: 1px solid var(--mex-line-strong);
    border-radius: 8px;
    font-family: var(--mex-font-mono);
  }
  @media print {
    :host([print='question']) td input:not(.stays) {
      color: transparent;
      border-color: var(--mex-line-strong);
      background: none;
    }
    :host([print='question']) td i,
    :host([print='question']) .picture,
    :host([print='answer']) td:has(.wanted) > span {
      display: none;
    }
  }
`;
