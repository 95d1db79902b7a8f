import { css } from 'lit';

/** How the position of the day looks. */
export const todayStyle = css`
  /* The page's footer stays below the window while the board arrives. */
  .today-view .one {
    min-height: 100vh;
    max-width: 46rem;
    margin-inline: auto;
  }
  .today-view header {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: 6px 16px;
    margin-block-end: 8px;
  }
  .today-view h1 {
    line-height: 1.2;
  }
  .today-view .when {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 12px;
    color: var(--mex-ink-soft);
    font-size: 0.9375rem;
  }
  /* A path of seven stones, as far as the week has come. */
  .today-view .level {
    display: inline-flex;
    align-items: center;
    gap: 3px;
  }
  .today-view .level i {
    width: 13px;
    height: 8px;
    border: 1px solid var(--mex-line-strong);
    border-radius: 50%;
  }
  .today-view .level .on {
    border-color: var(--mex-stone-1);
    background: var(--mex-stone-1);
  }
  .today-view .refused {
    margin-block-end: 12px;
    padding: 8px 14px;
    border-inline-start: 3px solid var(--mex-amber);
    border-radius: 4px;
    background: var(--mex-amber-soft);
  }
  .today-view .result {
    margin-block-start: 14px;
    padding: 14px 18px;
    border: 1px solid var(--mex-line);
    border-radius: calc(var(--mex-radius) * 1.6);
    background: color-mix(in srgb, var(--mex-amber-soft) 55%, var(--mex-surface));
  }
  .today-view .result .row {
    align-items: center;
    margin-block-start: 10px;
  }
  .today-view .mine {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
  }
  .today-view .streak {
    padding: 2px 12px;
    border-radius: 999px;
    background: var(--mex-surface);
    font-size: 0.9375rem;
  }
  .today-view textarea {
    width: 100%;
    margin-block-start: 8px;
    font-family: var(--mex-font-mono);
    color: var(--mex-ink);
    background: var(--mex-raised);
  }
  .today-view .fold {
    margin-block-start: 18px;
  }
  .today-view .fold .picture {
    width: 40px;
    height: 40px;
  }
  .today-view .fold ul {
    margin-block: 4px 12px;
    padding-inline-start: 1.4em;
  }
  .today-view .moves-lead {
    margin-block-start: 8px;
  }
  .today-view .days {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 20px;
    margin-block-start: 12px;
  }
  .today-view .days a {
    display: inline-block;
    padding-block: 8px;
    font-size: 0.9375rem;
  }
  .today-view .to-ladder {
    margin-inline-start: auto;
  }
  .today-view .star-rules {
    margin-block-start: 8px;
    color: var(--mex-ink-soft);
    font-size: 0.9375rem;
  }
  @media (max-width: 41.25em) {
    .today-view header .picture {
      width: 48px;
      height: 48px;
    }
    .today-view h1 {
      font-size: 1.4375rem;
    }
    .today-view .result {
      margin-inline: -8px;
    }
  }
  @media print {
    .today-view .days,
    .today-view .result .row {
      display: none;
    }
  }
`;
