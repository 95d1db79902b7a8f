import { blankStyle } from './blank-map.ts';
import { buildingStyle } from './cell-steps.ts';
import { cellsStyle } from './cells.ts';
import { css } from 'lit';

const tableStyle = css`
  .title {
    flex: 1 0 100%;
    margin-bottom: 8px;
    font-size: calc(1.125 * var(--mex-em));
  }
  .fields {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(7em, 10em);
    gap: 12px;
    align-items: start;
    margin-bottom: 14px;
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 6px 16px;
    margin-bottom: 8px;
  }
  .period {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
  }
  .certificate {
    flex: 1 0 100%;
    color: var(--mex-ink-soft);
    font-size: calc(0.9375 * var(--mex-em));
  }
  .print-only {
    display: none;
  }
  @media print {
    .print-only {
      display: block;
    }
  }
  .badge {
    padding: 1px 10px;
    border: 1px solid var(--mex-line-strong);
    border-radius: 999px;
    font-size: calc(0.875 * var(--mex-em));
  }
  .badge.proven {
    border-color: var(--mex-accent);
    background: var(--mex-accent-soft);
    font-weight: 600;
  }
  .badge.seen {
    border-style: dashed;
    border-color: var(--mex-amber);
    background: var(--mex-amber-soft);
  }
  .note {
    margin: 0 0 6px;
  }
  .note:empty {
    margin: 0;
  }
  .third {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    margin-bottom: 8px;
    font-size: calc(0.9375 * var(--mex-em));
  }
  .third input {
    width: 6em;
    min-height: 36px;
  }
  .columns {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px;
    font-size: calc(0.875 * var(--mex-em));
  }
  .columns .btn {
    min-height: 32px;
    white-space: nowrap;
    padding: 2px 10px;
    font-size: calc(0.875 * var(--mex-em));
  }
  .sides {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0 28px;
    align-items: start;
  }
  .sides > * {
    min-width: 0;
  }
  /* From this width the plot is beside the cells, and details of a cell below the plot. */
  @container (min-width: 820px) {
    .sides {
      grid-template-columns: auto minmax(300px, 1fr);
      grid-template-rows: auto 1fr;
    }
    .values {
      grid-column: 1;
      grid-row: 1 / span 2;
    }
    .plot,
    .sides .building {
      grid-column: 2;
    }
    .values .help {
      margin-top: 0;
    }
  }
  :host {
    container-type: inline-size;
  }
  .help {
    margin: 14px 0 6px;
    font-size: calc(0.9375 * var(--mex-em));
  }
  .running {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 10px;
    margin-block: 8px;
  }
  @container (max-width: 480px) {
    .fields {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

/** All styles of a table. */
export const tableStyles = [cellsStyle, buildingStyle, tableStyle, blankStyle];
