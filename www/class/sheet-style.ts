import { css } from 'lit';

/** How a sheet looks. */
export const sheetStyle = css`
  .sheet-player {
    --mex-gap: 0px;
  }
  .sheet-player article {
    display: grid;
    gap: 14px;
    max-width: 48rem;
    margin-inline: auto;
  }
  .sheet-player h1 {
    font-size: clamp(1.4375rem, 1.2rem + 1vw, 1.875rem);
    overflow-wrap: anywhere;
  }
  .sheet-player h2 {
    font-size: 1.1875rem;
    outline: none;
  }
  .sheet-player h3 {
    font-size: 1rem;
  }
  .sheet-player .card,
  .sheet-player .cover {
    display: grid;
    gap: 12px;
    padding: 16px 20px;
    border: 1px solid var(--mex-line);
    border-radius: calc(var(--mex-radius) * 1.6);
    background: var(--mex-surface);
    box-shadow: var(--mex-shadow);
    min-width: 0;
  }
  .sheet-player .name {
    display: grid;
    gap: 4px;
    max-width: 26rem;
  }
  .sheet-player .name label {
    font-weight: 600;
    font-size: 0.9375rem;
  }
  .sheet-player .name .field {
    font-family: var(--mex-font);
  }
  .sheet-player .name p {
    font-size: 0.9375rem;
  }
  .sheet-player .steps {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
  }
  .sheet-player .steps button {
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
  .sheet-player .steps .solved {
    border-color: var(--mex-accent);
    background: var(--mex-accent-soft);
  }
  .sheet-player .steps .over {
    border-color: var(--mex-warn);
    background: var(--mex-warn-soft);
  }
  .sheet-player .steps [aria-current] {
    border-color: var(--mex-accent);
    box-shadow: inset 0 0 0 1px var(--mex-accent);
    font-weight: 600;
  }
  .sheet-player .on {
    display: flex;
    justify-content: end;
  }
  .sheet-player .acts {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .sheet-player .score {
    display: grid;
    gap: 6px;
    font-size: 1.125rem;
  }
  .sheet-player .bar {
    height: 8px;
    border-radius: 4px;
    background: linear-gradient(
      to right,
      var(--mex-accent) var(--part, 0%),
      var(--mex-sunken) var(--part, 0%)
    );
  }
  .sheet-player summary {
    width: fit-content;
    padding-block: 4px;
    color: var(--mex-accent);
    cursor: pointer;
  }
  .sheet-player pre {
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
  .sheet-player textarea {
    overflow-wrap: anywhere;
  }
  @media (max-width: 41.25em) {
    .sheet-player .card,
    .sheet-player .cover {
      margin-inline: -8px;
      padding: 12px 14px;
    }
    .sheet-player .acts .btn {
      flex: 1 1 auto;
    }
  }
`;

/** How one task looks. */
export const taskStyle = css`
  .sheet-task > * + * {
    margin-block-start: 10px;
  }
  .sheet-task .rules {
    font-size: 0.875rem;
  }
  .sheet-task p.words {
    font-size: 1.0625rem;
  }
  .sheet-task .words {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  /* The opponent stays perfect. */
  .sheet-task mex-game::part(ease) {
    display: none;
  }
  .sheet-task mex-game::part(status) {
    min-height: 40px;
  }
  .sheet-task .verdict {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 12px;
    padding: 8px 12px;
    border-radius: var(--mex-radius);
    background: var(--mex-amber-soft);
  }
  .sheet-task .verdict .btn {
    margin-inline-start: auto;
  }
  .sheet-task .good {
    background: var(--mex-accent-soft);
  }
  .sheet-task .bad {
    background: var(--mex-warn-soft);
  }
  @media (max-width: 41.25em) {
    .sheet-task mex-game::part(position) {
      display: none;
    }
  }
`;
