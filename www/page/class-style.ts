import { css } from 'lit';

/** How the results of a class look. */
export const classStyle = css`
  .results,
  .group {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 14px;
  }
  .group {
    padding-block-start: 8px;
  }
  .drop {
    display: grid;
    gap: 8px;
    padding: 18px 20px;
    border: 2px dashed var(--mex-line-strong);
    border-radius: calc(var(--mex-radius) * 1.6);
    background: var(--mex-surface);
  }
  .drop.over {
    border-color: var(--mex-accent);
    background: var(--mex-accent-soft);
  }
  .drop > p,
  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 16px;
  }
  .head .btn {
    margin-inline-start: auto;
  }
  summary {
    color: var(--mex-accent);
    cursor: pointer;
    padding-block: 6px;
  }
  details .btn {
    margin-block-start: 8px;
  }
  h2 {
    font-size: 1.25rem;
    overflow-wrap: anywhere;
  }
  h3 {
    font-size: 1.0625rem;
    outline: none;
  }
  h4 {
    display: flex;
    align-items: center;
    gap: 8px;
    font-size: 1rem;
    overflow-wrap: anywhere;
  }
  .n {
    display: inline-grid;
    place-items: center;
    flex: none;
    min-width: 26px;
    height: 26px;
    border-radius: 999px;
    background: var(--mex-accent-soft);
    font-family: var(--mex-font);
    font-size: 0.9375rem;
  }
  .error ul {
    margin: 4px 0 0;
    padding-inline-start: 1.3em;
    overflow-wrap: anywhere;
  }
  .scroll {
    position: relative;
    overflow-x: auto;
    border: 1px solid var(--mex-line);
    border-radius: calc(var(--mex-radius) * 1.2);
    background: var(--mex-surface);
  }
  table {
    border-collapse: collapse;
    width: 100%;
    font-size: 0.9375rem;
  }
  th,
  td {
    padding: 0 8px;
    height: 42px;
    border-block-end: 1px solid var(--mex-line);
    text-align: center;
    font-weight: 400;
    white-space: nowrap;
  }
  tfoot th,
  tfoot td {
    border: 0;
    color: var(--mex-ink-soft);
  }
  thead th {
    color: var(--mex-ink-soft);
    font-size: 0.875rem;
  }
  th:first-child {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    max-width: 11rem;
    overflow: hidden;
    text-overflow: ellipsis;
    padding-inline: 14px 8px;
    background: var(--mex-surface);
    text-align: start;
  }
  tbody th {
    font-weight: 600;
  }
  td button {
    min-width: 44px;
    min-height: 34px;
    padding: 2px 8px;
    border: 1px solid transparent;
    border-radius: 8px;
    background: var(--mex-sunken);
    cursor: pointer;
  }
  td button:hover {
    border-color: var(--mex-accent);
  }
  .solved button {
    background: var(--mex-accent-soft);
  }
  .over button {
    background: var(--mex-warn-soft);
  }
  td.total {
    font-weight: 700;
  }
  small {
    color: var(--mex-ink-soft);
  }
  .replay {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 10px;
    max-width: 46rem;
    padding: 12px 16px 16px;
    border: 1px solid var(--mex-accent);
    border-radius: calc(var(--mex-radius) * 1.2);
    background: var(--mex-surface);
  }
  .attempts {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  .wrongs {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 21rem), 1fr));
    gap: 12px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .wrongs > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 8px;
    padding: 12px 14px;
    border: 1px solid var(--mex-line);
    border-radius: calc(var(--mex-radius) * 1.2);
    background: var(--mex-surface);
  }
  .wrongs ol {
    display: grid;
    gap: 10px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .wrong-move {
    display: grid;
    grid-template-columns: minmax(90px, 38%) minmax(0, 1fr);
    align-items: center;
    gap: 12px;
  }
  .wrong-answer {
    display: flex;
    justify-content: space-between;
    gap: 12px;
    overflow-wrap: anywhere;
  }
  .bar {
    display: block;
    height: 6px;
    margin-block-start: 4px;
    border-radius: 3px;
    background: linear-gradient(
      to right,
      var(--mex-warn) var(--part, 0%),
      var(--mex-sunken) var(--part, 0%)
    );
  }
  @media (max-width: 41.25em) {
    .drop,
    .replay {
      margin-inline: -8px;
      padding-inline: 14px;
    }
    th:first-child {
      max-width: 7.5rem;
    }
  }
`;
