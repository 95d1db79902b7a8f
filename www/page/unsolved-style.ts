import { css } from 'lit';

/** How the list of open games looks. */
export const unsolvedStyle = css`
  .unsolved-view .card {
    margin-block-end: 18px;
  }
  .unsolved-view .card > p {
    margin-block: 8px;
  }
  .unsolved-view mex-table {
    margin-block-start: 18px;
  }
  .unsolved-view #chosen {
    margin-block: 8px 4px;
    outline: none;
    scroll-margin-block-start: 12px;
  }
  .unsolved-view .scroll {
    overflow-x: auto;
  }
  .unsolved-view table {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  .unsolved-view th,
  .unsolved-view td {
    padding: 6px 10px;
    border-block-end: 1px solid var(--mex-line);
    text-align: end;
    white-space: nowrap;
  }
  .unsolved-view thead th {
    white-space: normal;
    vertical-align: bottom;
    color: var(--mex-ink-soft);
    font-size: 0.875rem;
    font-weight: 600;
  }
  .unsolved-view .game {
    text-align: start;
  }
  .unsolved-view td.period,
  .unsolved-view td.elsewhere,
  .unsolved-view td.by {
    white-space: normal;
  }
  .unsolved-view td.period,
  .unsolved-view td.elsewhere {
    min-width: 10.5em;
  }
  .unsolved-view .elsewhere,
  .unsolved-view .by {
    text-align: start;
  }
  .unsolved-view th.game a {
    display: inline-flex;
    align-items: center;
    min-height: 32px;
    min-width: 44px;
  }
  .unsolved-view tr.now {
    background: var(--mex-accent-soft);
  }
  .unsolved-view thead button {
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
  .unsolved-view thead button:hover {
    background: var(--mex-sunken);
  }
  .unsolved-view thead button[aria-pressed='true'] {
    color: var(--mex-accent);
    text-decoration: underline 2px;
    text-underline-offset: 4px;
  }
  .unsolved-view .note {
    max-width: 54em;
    margin-block-start: 12px;
    font-size: 0.9375rem;
  }
  .unsolved-view .proven {
    color: var(--mex-accent);
    font-weight: 600;
  }
  /* On a phone: the game, its last heap and its rare heaps; the chosen game shows the rest. */
  @media (max-width: 41.25em) {
    .unsolved-view .largest,
    .unsolved-view .mask,
    .unsolved-view .last,
    .unsolved-view .period,
    .unsolved-view .elsewhere,
    .unsolved-view .by {
      display: none;
    }
    .unsolved-view th,
    .unsolved-view td {
      padding-inline: 4px;
    }
  }
`;
