/** The section that saves and checks proofs. */
import { css } from 'lit';

export const proofFileStyle = css`
  .file {
    margin-block-start: 16px;
    padding: 14px 16px;
    border: 1px dashed var(--mex-line);
    border-radius: 12px;
  }
  .file.over {
    border-color: var(--mex-accent);
    background: var(--mex-surface);
  }
  h2 {
    font-size: 1.0625rem;
    margin: 0;
  }
  p {
    margin-block: 6px 0;
    max-width: 60em;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-block-start: 10px;
  }
  .said:empty,
  .outcome:empty {
    display: none;
  }
  .outcome {
    margin-block-start: 12px;
    overflow-wrap: anywhere;
  }
  ul {
    margin-block: 6px 0;
    padding-inline-start: 20px;
    max-width: 60em;
  }
`;
