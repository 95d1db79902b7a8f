import { css } from 'lit';

/** How something looks that is chosen from many by its text: what a heap or a part may become. */
export const choiceStyle = css`
  .choice {
    min-height: 34px;
    min-width: 40px;
    padding: 4px 11px;
    border: 1px solid var(--mex-line-strong, #8f8878);
    border-radius: 999px;
    background: var(--mex-surface, #fffdf8);
    color: inherit;
    font-size: calc(0.875 * var(--mex-em));
    text-align: center;
    cursor: pointer;
  }
  .choice:disabled {
    cursor: default;
  }
  .choice:enabled:hover,
  .choice[aria-pressed='true'] {
    border-color: var(--mex-accent, #0f6e62);
    background: var(--mex-accent-soft, #d8ebe4);
  }
  .choice[aria-pressed='true'] {
    box-shadow: inset 0 0 0 1px var(--mex-accent, #0f6e62);
  }
  .choice.win::before {
    content: '★' / '';
    color: var(--mex-win, #0f6e62);
    padding-inline-end: 5px;
  }
  @media (forced-colors: active) {
    .choice[aria-pressed='true'] {
      outline: 2px solid Highlight;
    }
  }
`;
