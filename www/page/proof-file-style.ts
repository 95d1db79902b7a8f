/** The section that saves and checks proofs. */
import { css } from 'lit';

export const proofFileStyle = css`
  .file-panel {
    margin-block-start: 16px;
    padding: 14px 16px;
    border: 1px dashed var(--mex-line);
    border-radius: 12px;
  }
  .file-panel.over {
    border-color: var(--mex-accent);
    background: var(--mex-surface);
  }
  .file-panel h2 {
    font-size: 1.0625rem;
  }
  .file-panel p {
    margin-block: 6px 0;
    max-width: 60em;
  }
  .file-panel .row {
    margin-block-start: 10px;
  }
  .file-panel .said:empty,
  .file-panel .outcome:empty {
    display: none;
  }
  .file-panel .outcome {
    margin-block-start: 12px;
    overflow-wrap: anywhere;
  }
  .file-panel ul {
    margin-block: 6px 0;
    padding-inline-start: 20px;
    max-width: 60em;
  }
`;
