import { css } from 'lit';

/** How the list of open games looks. */
export const unsolvedStyle = css`
  .card {
    margin-block-end: 18px;
  }
  .card > p {
    margin-block: 8px;
  }
  mex-table {
    margin-block-start: 18px;
  }
  #chosen {
    margin-block: 8px 4px;
    outline: none;
    scroll-margin-block-start: 12px;
  }
  .scroll {
    overflow-x: auto;
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  th,
  td {
    padding: 6px 10px;
    border-block-end: 1px solid var(--mex-line);
    text-align: end;
    white-space: nowrap;
  }
  thead th {
    white-space: normal;
    vertical-align: bottom;
    color: var(--mex-ink-soft);
    font-size: 0.875rem;
    font-weight: 600;
  }
  .game {
    text-align: start;
  }
  td.period,
  td.elsewhere,
  td.by {
    white-space: normal;
  }
  td.period,
  td.elsewhere {
    min-width: 10.5em;
  }
  .elsewhere,
  .by {
    text-align: start;
  }
  th.game a {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
    min-width: 44px;
  }
  tr.now {
    background: var(--mex-accent-soft);
  }
  thead button {
    min-height: 32px;
    padding: 0 4px;
    border: 0;
    border-radius: 6px;
    background: none;
    color: inherit;
    font: inherit;
    text-align: inherit;
    cursor: pointer;
  }
  thead button:hover {
    background: var(--mex-sunken);
  }
  thead button[aria-pressed='true'] {
    color: var(--mex-accent);
    text-decoration: underline 2px;
    text-underline-offset: 4px;
  }
  .note {
    max-width: 54em;
    margin-block-start: 12px;
    font-size: 0.9375rem;
  }
  .proven {
    color: var(--mex-accent);
    font-weight: 600;
  }
  /* On a phone: the game, its last heap and its rare heaps; the chosen game shows the rest. */
  @media (max-width: 41.25em) {
    .largest,
    .mask,
    .last,
    .period,
    .elsewhere,
    .by {
      display: none;
    }
    th,
    td {
      padding-inline: 4px;
    }
  }
`;
