/** Styles of the check of a learner's program. */
import { css } from 'lit';

export const checkStyle = css`
  .steps {
    display: grid;
    gap: 18px;
    margin: 0;
    padding: 0;
    list-style: none;
    counter-reset: step;
  }
  .steps > li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
    padding-inline-start: 38px;
    counter-increment: step;
  }
  .steps > li::before {
    content: counter(step);
    position: absolute;
    inset-inline-start: 0;
    display: grid;
    place-items: center;
    width: 26px;
    height: 26px;
    border-radius: 50%;
    background: var(--mex-accent-soft);
    color: var(--mex-accent);
    font-weight: 700;
    font-size: calc(0.875 * var(--mex-em));
  }
  .step {
    font-weight: 600;
    line-height: 26px;
  }
  pre {
    max-height: calc(9 * var(--mex-em));
    margin: 0;
    padding: 6px 10px;
    overflow: auto;
    border-radius: 8px;
    background: var(--mex-sunken);
    font-family: var(--mex-font-mono);
    font-size: calc(0.9375 * var(--mex-em));
    line-height: 1.45;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  .command {
    max-height: none;
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: calc(0.9375 * var(--mex-em));
  }
  th,
  td {
    padding: 8px 10px 8px 0;
    border-block-end: 1px solid var(--mex-line);
    text-align: start;
    vertical-align: top;
    font-weight: 400;
  }
  thead th {
    color: var(--mex-ink-soft);
    font-size: calc(0.875 * var(--mex-em));
  }
  td mark {
    border-radius: 3px;
    color: inherit;
  }
  .given mark {
    background: var(--mex-warn-soft);
    text-decoration: underline wavy var(--mex-warn) 1.5px;
    text-underline-offset: 4px;
  }
  .wanted mark {
    background: var(--mex-accent-soft);
    font-weight: 700;
  }
  td a {
    display: inline-block;
    padding-block: 4px;
  }
  details pre {
    margin-block-start: 8px;
  }
  details .outputs {
    margin-block-start: 8px;
  }
  summary {
    width: fit-content;
    padding-block: 4px;
    cursor: pointer;
    color: var(--mex-accent);
  }
  .given-away {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
  }
  .given-away:empty {
    display: none;
  }
  @media (max-width: 33em) {
    .steps > li {
      padding-inline-start: 0;
    }
    .step {
      padding-inline-start: 36px;
    }
    .given-away thead {
      display: none;
    }
    .given-away tr {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      padding-block: 10px;
      border-block-end: 1px solid var(--mex-line);
    }
    .given-away :is(th, td) {
      padding: 2px 0;
      border: 0;
    }
    .given-away tbody th {
      font-weight: 700;
    }
    .given-away tbody th::before {
      content: attr(data-head) ' ';
    }
    .given-away td::before {
      content: attr(data-head);
      display: block;
      color: var(--mex-ink-soft);
      font-size: calc(0.8125 * var(--mex-em));
    }
  }
`;
