import { css } from 'lit';

export const replayStyle = css`
  section,
  .pad {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
  }
  .position {
    min-height: 120px;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: end;
    pointer-events: none;
  }
  .position > ::part(bar) {
    display: none;
  }
  .caption {
    display: grid;
    gap: 2px;
    min-height: calc(3.3 * var(--mex-em));
    text-align: center;
    overflow-wrap: anywhere;
  }
  .stands {
    color: var(--mex-ink-soft);
  }
  .curve {
    display: block;
    width: calc(100% - 16px);
    height: 88px;
    margin-inline: 8px;
    overflow: visible;
    cursor: pointer;
  }
  .slider {
    width: 100%;
    min-height: 28px;
    accent-color: var(--mex-accent);
    cursor: pointer;
  }
  .sides {
    display: flex;
    justify-content: space-between;
    font-size: calc(0.8125 * var(--mex-em));
    color: var(--mex-ink-soft);
  }
  .legend {
    font-size: calc(0.8125 * var(--mex-em));
    color: var(--mex-ink-soft);
    text-align: center;
  }
  .buttons {
    display: flex;
    justify-content: center;
    gap: 6px;
  }
  .buttons .btn {
    min-width: 46px;
    min-height: 44px;
    padding-inline: 10px;
  }
  .buttons .primary {
    min-width: 6em;
  }
  .buttons .btn[aria-disabled='true'] {
    cursor: default;
    color: var(--mex-ink-soft);
    border-color: var(--mex-line);
    background: transparent;
  }
  summary {
    min-height: 40px;
    padding: 8px 4px;
    cursor: pointer;
    color: var(--mex-accent);
  }
  .scroll {
    overflow-x: auto;
    max-height: 320px;
    overflow-y: auto;
  }
  table {
    border-collapse: collapse;
    width: 100%;
    font-size: calc(0.9375 * var(--mex-em));
  }
  th,
  td {
    padding: 4px 8px;
    text-align: start;
    border-block-end: 1px solid var(--mex-line);
    vertical-align: top;
  }
  td.number {
    text-align: end;
  }
  tr[aria-current] {
    background: var(--mex-accent-soft);
  }
  @media (forced-colors: active) {
    tr[aria-current] td {
      outline: 1px solid Highlight;
    }
  }
  @media print {
    :host {
      display: none;
    }
  }
`;
