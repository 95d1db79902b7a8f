import { css } from 'lit';

export const graphStyle = css`
  :host {
    container-type: inline-size;
  }
  .fields {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: 12px;
    align-items: start;
    margin-bottom: 14px;
  }
  .paste {
    grid-column: 1 / -1;
  }
  summary {
    padding-block: 6px;
    color: var(--mex-ink-soft);
    cursor: pointer;
  }
  .views {
    display: flex;
    gap: 6px;
    margin-bottom: 10px;
  }
  .views .btn {
    min-height: 36px;
  }
  .note {
    margin-bottom: 10px;
    padding: 8px 12px;
    border-inline-start: 3px solid var(--mex-amber);
    background: var(--mex-amber-soft);
    border-radius: 2px;
  }
  .fold {
    margin-top: 6px;
    font-size: calc(0.875 * var(--mex-em));
  }
  .reason {
    min-height: 6.5em;
    margin-top: 12px;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 16px;
    margin-bottom: 8px;
  }
  @media print {
    .reason {
      min-height: 0;
    }
  }
  @container (max-width: 480px) {
    .fields {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
