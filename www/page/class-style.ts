import { css } from 'lit';

/** How the results of a class look. */
export const classStyle = css`
  .class-results .results,
  .class-results .group {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 14px;
  }
  .class-results .group {
    padding-block-start: 8px;
  }
  .class-results .drop {
    display: grid;
    gap: 8px;
    padding: 18px 20px;
    border: 2px dashed var(--mex-line-strong);
    border-radius: calc(var(--mex-radius) * 1.6);
    background: var(--mex-surface);
  }
  .class-results .drop.over {
    border-color: var(--mex-accent);
    background: var(--mex-accent-soft);
  }
  .class-results .drop > p,
  .class-results .head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 16px;
  }
  .class-results .head .btn {
    margin-inline-start: auto;
  }
  .class-results summary {
    color: var(--mex-accent);
    cursor: pointer;
    padding-block: 6px;
  }
  .class-results details .btn {
    margin-block-start: 8px;
  }
  .class-results h2 {
    font-size: 1.25rem;
    overflow-wrap: anywhere;
  }
  .class-results h3 {
    font-size: 1.0625rem;
    outline: none;
  }
  .class-results h4 {
    display: flex;
    align-items: center;
    gap: 8px;
    font-size: 1rem;
    overflow-wrap: anywhere;
  }
  .class-results .n {
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
  .class-results .error ul {
    margin: 4px 0 0;
    padding-inline-start: 1.3em;
    overflow-wrap: anywhere;
  }
  .class-results .scroll {
    position: relative;
    overflow-x: auto;
    border: 1px solid var(--mex-line);
    border-radius: calc(var(--mex-radius) * 1.2);
    background: var(--mex-surface);
  }
  .class-results table {
    border-collapse: collapse;
    width: 100%;
    font-size: 0.9375rem;
  }
  .class-results th,
  .class-results td {
    padding: 0 8px;
    height: 42px;
    border-block-end: 1px solid var(--mex-line);
    text-align: center;
    font-weight: 400;
    white-space: nowrap;
  }
  .class-results tfoot th,
  .class-results tfoot td {
    border: 0;
    color: var(--mex-ink-soft);
  }
  .class-results thead th {
    color: var(--mex-ink-soft);
    font-size: 0.875rem;
  }
  .class-results th:first-child {
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
  .class-results tbody th {
    font-weight: 600;
  }
  .class-results td button {
    min-width: 44px;
    min-height: 34px;
    padding: 2px 8px;
    border: 1px solid transparent;
    border-radius: 8px;
    background: var(--mex-sunken);
    cursor: pointer;
  }
  .class-results td button:hover {
    border-color: var(--mex-accent);
  }
  .class-results .solved button {
    background: var(--mex-accent-soft);
  }
  .class-results .over button {
    background: var(--mex-warn-soft);
  }
  .class-results td.total {
    font-weight: 700;
  }
  .class-results small {
    color: var(--mex-ink-soft);
  }
  .class-results .replay {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 10px;
    max-width: 46rem;
    padding: 12px 16px 16px;
    border: 1px solid var(--mex-accent);
    border-radius: calc(var(--mex-radius) * 1.2);
    background: var(--mex-surface);
  }
  .class-results .attempts {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  .class-results .wrongs {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 21rem), 1fr));
    gap: 12px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .class-results .wrongs > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 8px;
    padding: 12px 14px;
    border: 1px solid var(--mex-line);
    border-radius: calc(var(--mex-radius) * 1.2);
    background: var(--mex-surface);
  }
  .class-results .wrongs ol {
    display: grid;
    gap: 10px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .class-results .wrong-move {
    display: grid;
    grid-template-columns: minmax(90px, 38%) minmax(0, 1fr);
    align-items: center;
    gap: 12px;
  }
  .class-results .wrong-answer {
    display: flex;
    justify-content: space-between;
    gap: 12px;
    overflow-wrap: anywhere;
  }
  .class-results .bar {
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
    .class-results .drop,
    .class-results .replay {
      margin-inline: -8px;
      padding-inline: 14px;
    }
    .class-results th:first-child {
      max-width: 7.5rem;
    }
  }
`;
