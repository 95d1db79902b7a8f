import { css } from 'lit';

/** How a sheet looks. */
export const sheetStyle = css`
  :host {
    --mex-gap: 0px;
  }
  article {
    display: grid;
    gap: 14px;
    max-width: 48rem;
    margin-inline: auto;
  }
  h1 {
    font-size: clamp(1.4375rem, 1.2rem + 1vw, 1.875rem);
    overflow-wrap: anywhere;
  }
  h2 {
    font-size: 1.1875rem;
    outline: none;
  }
  h3 {
    font-size: 1rem;
  }
  .card,
  .cover {
    display: grid;
    gap: 12px;
    padding: 16px 20px;
    border: 1px solid var(--mex-line);
    border-radius: calc(var(--mex-radius) * 1.6);
    background: var(--mex-surface);
    box-shadow: var(--mex-shadow);
    min-width: 0;
  }
  .name {
    display: grid;
    gap: 4px;
    max-width: 26rem;
  }
  .name label {
    font-weight: 600;
    font-size: 0.9375rem;
  }
  .name .field {
    font-family: var(--mex-font);
  }
  .name p {
    font-size: 0.9375rem;
  }
  .steps {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  .steps button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-width: 44px;
    min-height: 40px;
    padding: 4px 10px;
    border: 1px solid var(--mex-line-strong);
    border-radius: 999px;
    background: var(--mex-surface);
    color: var(--mex-ink);
    font-size: 0.9375rem;
    white-space: nowrap;
    cursor: pointer;
  }
  .steps .solved {
    border-color: var(--mex-accent);
    background: var(--mex-accent-soft);
  }
  .steps .over {
    border-color: var(--mex-warn);
    background: var(--mex-warn-soft);
  }
  .steps [aria-current] {
    border-color: var(--mex-accent);
    box-shadow: inset 0 0 0 1px var(--mex-accent);
    font-weight: 600;
  }
  .on {
    display: flex;
    justify-content: end;
  }
  .acts {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .score {
    display: grid;
    gap: 6px;
    font-size: 1.125rem;
  }
  .bar {
    height: 8px;
    border-radius: 4px;
    background: linear-gradient(
      to right,
      var(--mex-accent) var(--part, 0%),
      var(--mex-sunken) var(--part, 0%)
    );
  }
  summary {
    width: fit-content;
    padding-block: 4px;
    color: var(--mex-accent);
    cursor: pointer;
  }
  pre {
    max-height: 16em;
    margin: 0;
    padding: 8px 12px;
    overflow: auto;
    border-radius: 8px;
    background: var(--mex-sunken);
    font-family: var(--mex-font-mono);
    font-size: 0.875rem;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  textarea {
    overflow-wrap: anywhere;
  }
  @media (max-width: 41.25em) {
    .card,
    .cover {
      margin-inline: -8px;
      padding: 12px 14px;
    }
    .acts .btn {
      flex: 1 1 auto;
    }
  }
`;

/** How one task looks. */
export const taskStyle = css`
  :host > * + * {
    margin-block-start: 10px;
  }
  .rules {
    font-size: 0.875rem;
  }
  p.words {
    font-size: 1.0625rem;
  }
  .words {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  /* The opponent stays perfect. */
  mex-game::part(ease) {
    display: none;
  }
  mex-game::part(status) {
    min-height: 40px;
  }
  .verdict {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 12px;
    padding: 8px 12px;
    border-radius: var(--mex-radius);
    background: var(--mex-amber-soft);
  }
  .verdict .btn {
    margin-inline-start: auto;
  }
  .good {
    background: var(--mex-accent-soft);
  }
  .bad {
    background: var(--mex-warn-soft);
  }
  @media (max-width: 41.25em) {
    mex-game::part(position) {
      display: none;
    }
  }
`;
