import { css } from 'lit';

export const unionStyle = css`
  .modes {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px;
    margin-bottom: 14px;
  }
  .modes .btn {
    min-height: 36px;
  }
  .fields {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    gap: 12px;
    align-items: start;
  }
  fieldset {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(110px, 1fr));
    align-items: start;
    gap: 10px 12px;
    margin: 0 0 18px;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0;
    margin-bottom: 6px;
  }
  .answer {
    margin-block: 18px 4px;
  }
  .number {
    font-family: var(--mex-font-head);
    font-size: calc(1.75 * var(--mex-em));
    line-height: 1.25;
    font-variant-numeric: tabular-nums lining-nums;
    overflow-wrap: anywhere;
  }
  .sides {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px 32px;
  }
  h3 {
    margin-block: 16px 8px;
    font-size: calc(1.125 * var(--mex-em));
  }
  .says {
    min-height: 3.2em;
    margin-block: 8px;
  }
  .scroll {
    position: relative;
    max-width: 100%;
    max-height: 420px;
    overflow: auto;
    border-radius: 6px;
    background: var(--mex-surface);
  }
  table {
    border-collapse: collapse;
    width: 100%;
    font-variant-numeric: tabular-nums lining-nums;
  }
  th,
  td {
    padding: 5px 10px;
    border-bottom: 1px solid var(--mex-line);
    text-align: end;
    font-weight: 400;
    white-space: nowrap;
  }
  th:first-child {
    padding-inline-start: 4px;
    text-align: start;
    white-space: normal;
  }
  thead th {
    position: sticky;
    top: 0;
    background: var(--mex-surface);
    color: var(--mex-ink-soft);
    font-size: calc(0.875 * var(--mex-em));
    white-space: normal;
    vertical-align: bottom;
  }
  tr.ahead {
    opacity: 0.45;
  }
  tr.now > * {
    background: var(--mex-amber-soft);
  }
  .sign {
    display: inline-block;
    min-width: 1em;
    font-weight: 700;
    text-align: center;
  }
  .sign.plus {
    color: var(--mex-accent);
  }
  .sign.minus {
    color: var(--mex-lose);
  }
  math {
    font-size: var(--mex-em);
    color: var(--mex-ink-soft);
  }
  .note {
    margin-top: 8px;
    padding: 6px 12px;
    border-inline-start: 3px solid var(--mex-amber);
    background: var(--mex-amber-soft);
    border-radius: 2px;
  }
  .small {
    margin-top: 6px;
    font-size: calc(0.875 * var(--mex-em));
  }
  @container (min-width: 760px) {
    .sides.two {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
  }
  :host {
    container-type: inline-size;
  }
  @container (max-width: 480px) {
    .fields {
      grid-template-columns: minmax(0, 1fr);
    }
    math {
      display: none;
    }
  }
  @media print {
    .scroll {
      max-height: none;
    }
    tr.ahead {
      opacity: 1;
    }
  }
`;
