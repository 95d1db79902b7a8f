import { css } from 'lit';

export const practiceStyles = css`
  .practice-view .statement {
    margin-block-end: 18px;
  }
  .practice-view .statement > p {
    max-width: 46em;
    margin-block-start: 4px;
  }
  .practice-view .desk {
    display: grid;
    grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr);
    gap: 24px;
    align-items: start;
  }
  .practice-view .label {
    font-size: 0.875rem;
    font-weight: 600;
    margin-block-end: 4px;
  }
  .practice-view output,
  .practice-view pre {
    display: block;
    margin: 0;
    padding: 9px 12px;
    min-height: 44px;
    border-radius: calc(var(--mex-radius) * 0.8);
    background: var(--mex-sunken);
    font-family: var(--mex-font-mono);
    font-size: 1rem;
    line-height: 1.5;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    max-height: 20rem;
    overflow: auto;
  }
  .practice-view output.big {
    font-size: 1.375rem;
    font-weight: 600;
  }
  .practice-view output.none {
    color: var(--mex-ink-soft);
    font-family: var(--mex-font);
  }
  .practice-view .row {
    align-items: center;
  }
  .practice-view .source {
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
    font-size: 0.875rem;
    color: var(--mex-ink-soft);
  }
  .practice-view .source a {
    overflow-wrap: anywhere;
  }
  .practice-view .own,
  .practice-view .tests {
    margin-block-start: 36px;
  }
  .practice-view .own h2,
  .practice-view .tests h2 {
    margin-block-end: 10px;
  }
  .practice-view .tests ol {
    list-style: none;
    padding: 0;
    margin: 18px 0 0;
    display: grid;
    gap: 10px;
  }
  .practice-view .tests li {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) auto;
    gap: 10px;
    align-items: start;
  }
  .practice-view .tests pre {
    font-size: 0.875rem;
    max-height: 11rem;
  }
  .practice-view .tests .label {
    color: var(--mex-ink-soft);
    font-weight: 400;
    font-size: 0.8125rem;
    margin-block-end: 2px;
  }
  .practice-view .tests li .btn {
    margin-block-start: 22px;
  }
  .practice-view .tests select {
    font-size: 16px;
    min-height: 40px;
  }
  .practice-view .cases {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  @media (max-width: 41.25em) {
    .practice-view .own mex-check {
      margin-inline: -8px;
    }
  }
  @media (max-width: 47.5em) {
    .practice-view .desk {
      grid-template-columns: minmax(0, 1fr);
      gap: 18px;
    }
    .practice-view .tests li {
      grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
      padding-block-end: 10px;
      border-block-end: 1px solid var(--mex-line);
    }
    .practice-view .tests li .btn {
      margin-block-start: 0;
      justify-self: start;
    }
  }
  @media print {
    .practice-view .tests select {
      display: none;
    }
    .practice-view .own mex-check {
      margin-inline: 0;
    }
    .practice-view output,
    .practice-view pre {
      max-height: none;
      overflow: visible;
      border: 1px solid var(--mex-line);
    }
  }
`;
