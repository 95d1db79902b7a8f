import { css } from 'lit';

/** A dialog of the page, with a sticky header; its width is `--dialog-width`. */
export const dialogStyle = css`
  dialog {
    width: min(var(--dialog-width), calc(100vw - 24px));
    max-height: calc(100dvh - 24px);
    padding: 0;
    border: 1px solid var(--mex-line);
    border-radius: calc(var(--mex-radius) * 1.6);
    background: var(--mex-paper);
    color: var(--mex-ink);
    box-shadow: var(--mex-shadow-high);
    overflow: auto;
    overscroll-behavior: contain;
  }
  dialog::backdrop {
    background: rgb(20 22 24 / 0.45);
  }
  dialog > header {
    position: sticky;
    top: 0;
    z-index: 1;
    background: var(--mex-paper);
    border-block-end: 1px solid var(--mex-line);
  }
  dialog h2 {
    font-size: 1.375rem;
  }
`;
