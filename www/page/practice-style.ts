import { css } from 'lit';

export const practiceStyles = css`
  .statement {
    margin-block-end: 18px;
  }
  .statement > p {
    max-width: 46em;
    margin-block-start: 4px;
  }
  .desk {
    display: grid;
    grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr);
    gap: 24px;
    align-items: start;
  }
  .label {
    font-size: 0.875rem;
    font-weight: 600;
    margin-block-end: 4px;
  }
  output,
  pre {
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
  output.big {
    font-size: 1.375rem;
    font-weight: 600;
  }
  output.none {
    color: var(--mex-ink-soft);
    font-family: var(--mex-font);
  }
  .row {
    align-items: center;
  }
  .source {
    display: flex;
    flex-wrap: wrap;
    gap: 0 8px;
    font-size: 0.875rem;
    color: var(--mex-ink-soft);
  }
  .source a {
    overflow-wrap: anywhere;
  }
  .own,
  .tests {
    margin-block-start: 36px;
  }
  .own h2,
  .tests h2 {
    margin-block-end: 10px;
  }
  .tests ol {
    list-style: none;
    padding: 0;
    margin: 18px 0 0;
    display: grid;
    gap: 10px;
  }
  .tests li {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) auto;
    gap: 10px;
    align-items: start;
  }
  .tests pre {
    font-size: 0.875rem;
    max-height: 11rem;
  }
  .tests .label {
    color: var(--mex-ink-soft);
    font-weight: 400;
    font-size: 0.8125rem;
    margin-block-end: 2px;
  }
  .tests li .btn {
    margin-block-start: 22px;
  }
  .tests select {
    font-size: 16px;
    min-height: 40px;
  }
  .cases {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  @media (max-width: 41.25em) {
    .own mex-check {
      margin-inline: -8px;
    }
  }
  @media (max-width: 47.5em) {
    .desk {
      grid-template-columns: minmax(0, 1fr);
      gap: 18px;
    }
    .tests li {
      grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
      padding-block-end: 10px;
      border-block-end: 1px solid var(--mex-line);
    }
    .tests li .btn {
      margin-block-start: 0;
      justify-self: start;
    }
  }
  @media print {
    .tests select {
      display: none;
    }
    .own mex-check {
      margin-inline: 0;
    }
    output,
    pre {
      max-height: none;
      overflow: visible;
      border: 1px solid var(--mex-line);
    }
  }
`;
