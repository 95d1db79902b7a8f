import { css } from 'lit';

/** The readout, tools and legend below a drawing. */
export const drawingStyle = css`
  .below {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 6px 16px;
    margin-top: 8px;
  }
  .tools {
    flex-wrap: wrap;
  }
  .legend {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    margin: 0;
    padding: 0;
    list-style: none;
    color: var(--mex-ink-soft);
    font-size: calc(0.875 * var(--mex-em));
  }
  .legend li {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
`;
