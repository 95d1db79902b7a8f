import { css } from 'lit';

export const setupStyle = css`
  mex-setup .fields {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
    gap: 14px 18px;
    align-items: start;
  }
  mex-setup .row {
    align-items: center;
    margin-block-start: 14px;
  }
  mex-setup .kinds {
    display: inline-flex;
    padding: 3px;
    border: 1px solid var(--mex-line-strong);
    border-radius: 999px;
    background: var(--mex-surface);
  }
  mex-setup .kinds button {
    min-height: 34px;
    padding: 4px 16px;
    border: 0;
    border-radius: 999px;
    background: none;
    font-size: 0.9375rem;
    cursor: pointer;
    color: var(--mex-ink-soft);
  }
  mex-setup .kinds button[aria-pressed='true'] {
    background: var(--mex-accent-soft);
    color: var(--mex-accent);
    font-weight: 600;
  }
  mex-setup .rules {
    display: grid;
    justify-items: start;
    gap: 8px;
    margin-block-start: 10px;
    font-size: 0.9375rem;
  }
  mex-setup .rules summary {
    cursor: pointer;
    min-height: 32px;
    padding-block: 4px;
    color: var(--mex-accent);
  }
  mex-setup .rules ul,
  mex-setup .rules[open] {
    width: 100%;
  }
  mex-setup .rules ul {
    list-style: none;
    margin: 0;
    padding: 0;
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
    gap: 6px;
  }
  mex-setup .rules li button {
    display: grid;
    width: 100%;
    padding: 6px 10px;
    border: 1px solid var(--mex-line);
    border-radius: calc(var(--mex-radius) * 0.8);
    background: var(--mex-surface);
    text-align: start;
    cursor: pointer;
  }
  mex-setup .rules li button:hover {
    border-color: var(--mex-accent);
    background: var(--mex-accent-soft);
  }
  mex-setup .rules code {
    color: var(--mex-ink-soft);
    font-size: 0.8125rem;
    overflow-wrap: anywhere;
  }
  mex-setup .random {
    display: inline-flex;
  }
  mex-setup .random .btn {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  mex-setup .random select {
    min-height: 40px;
    max-width: 7em;
    margin-inline-start: -1px;
    padding: 4px 8px;
    border: 1px solid var(--mex-line-strong);
    border-start-end-radius: calc(var(--mex-radius) * 0.8);
    border-end-end-radius: calc(var(--mex-radius) * 0.8);
    background: var(--mex-surface);
    font-size: 0.9375rem;
    cursor: pointer;
  }
  @media (max-width: 41.25em) {
    mex-setup .random select {
      font-size: 16px;
    }
  }
  @media (forced-colors: active) {
    mex-setup .kinds button[aria-pressed='true'] {
      outline: 2px solid Highlight;
      outline-offset: -4px;
    }
  }
`;
