import { css } from 'lit';

/** How the ladder looks: each chapter is a piece of it, with a rung for each position. */
export const ladderStyle = css`
  .ladder-view .climb {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 12px 20px;
    margin-block: 10px 6px;
  }
  .ladder-view .climb .btn {
    min-height: 48px;
    padding-inline: 22px;
    font-size: 1.0625rem;
  }
  .ladder-view .sum {
    display: inline-flex;
    align-items: center;
    gap: 10px;
    color: var(--mex-ink-soft);
    font-size: 0.9375rem;
  }
  .ladder-view .bar {
    width: 7.5rem;
    height: 8px;
    border-radius: 8px;
    background: linear-gradient(var(--mex-amber) 0 0) 0 / var(--part) 100% no-repeat
      color-mix(in srgb, var(--mex-line) 80%, transparent);
  }
  .ladder-view .chapters {
    columns: 20rem;
    column-gap: 36px;
  }
  .ladder-view .chapters section {
    break-inside: avoid;
    padding-block-end: 22px;
  }
  .ladder-view .chapters h2 {
    display: flex;
    align-items: baseline;
    gap: 10px;
    margin-block-end: 8px;
  }
  .ladder-view .chapters h2 span {
    min-width: 1.2em;
    color: var(--mex-accent);
    font-size: 1.375rem;
  }
  /* The two poles, behind the rungs. */
  .ladder-view .rungs {
    position: relative;
    display: grid;
    gap: 9px;
    margin: 0;
    padding: 12px 0;
    list-style: none;
  }
  .ladder-view .rungs::before,
  .ladder-view .rungs::after {
    content: '';
    position: absolute;
    inset-block: 0;
    width: 9px;
    border-radius: 9px;
    background: linear-gradient(
      to right,
      color-mix(in srgb, var(--mex-stone-2) 80%, white),
      var(--mex-stone-2) 60%,
      color-mix(in srgb, var(--mex-stone-2) 75%, black)
    );
  }
  .ladder-view .rungs::before {
    inset-inline-start: 14px;
  }
  .ladder-view .rungs::after {
    inset-inline-end: 14px;
  }
  .ladder-view .rungs li {
    position: relative;
    z-index: 1;
  }
  .ladder-view .rungs a {
    display: grid;
    grid-template-columns: 1.9rem 40px minmax(0, 1fr) auto;
    align-items: center;
    gap: 4px 10px;
    min-height: 54px;
    padding: 4px 14px 4px 8px;
    border: 1px solid var(--mex-line);
    border-radius: 14px;
    background: var(--mex-surface);
    box-shadow: var(--mex-shadow);
    color: var(--mex-ink);
    line-height: 1.3;
    text-decoration: none;
    transition:
      border-color var(--mex-speed) var(--mex-ease),
      transform var(--mex-speed) var(--mex-ease);
  }
  .ladder-view .rungs a:hover {
    border-color: var(--mex-accent);
    transform: translateY(-1px);
  }
  .ladder-view .rungs .n {
    color: var(--mex-ink-soft);
    font-family: var(--mex-font-head);
    text-align: center;
  }
  .ladder-view .rungs .picture {
    width: 40px;
    height: 40px;
  }
  .ladder-view .rungs .won a {
    background: color-mix(in srgb, var(--mex-amber-soft) 55%, var(--mex-surface));
  }
  .ladder-view .rungs .next a {
    border-color: var(--mex-accent);
    background: var(--mex-accent-soft);
    box-shadow:
      inset 0 0 0 1px var(--mex-accent),
      var(--mex-shadow);
    font-weight: 600;
  }
  .ladder-view .star-rules {
    max-width: 44em;
    margin-block-start: 14px;
    color: var(--mex-ink-soft);
    font-size: 0.9375rem;
  }
  .ladder-view .own {
    margin-block-start: 20px;
    padding-block-start: 16px;
    border-block-start: 1px solid var(--mex-line);
    color: var(--mex-ink-soft);
    font-size: 0.9375rem;
  }
  /* The page's footer stays below the window while the board arrives. */
  .ladder-view .one {
    min-height: 100vh;
    max-width: 46rem;
    margin-inline: auto;
  }
  .ladder-view .one h1 {
    margin-block: 2px 4px;
  }
  .ladder-view .crumbs {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px 14px;
    min-height: 36px;
    color: var(--mex-ink-soft);
    font-size: 0.9375rem;
  }
  .ladder-view .crumbs a {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-height: 36px;
    text-decoration: none;
  }
  .ladder-view .crumbs .icon {
    transform: rotate(90deg);
  }
  .ladder-view .crumbs .stars {
    margin-inline-start: auto;
  }
  .ladder-view .beside-rungs {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 4px 20px;
    margin-block-start: 14px;
    font-size: 0.9375rem;
  }
  .ladder-view .beside-rungs a {
    display: inline-block;
    padding-block: 8px;
  }
  .ladder-view [data-after] {
    margin-inline-start: auto;
  }
  @media (max-width: 41.25em) {
    .ladder-view .climb .btn {
      flex: 1 0 100%;
    }
    .ladder-view .one h1 {
      font-size: 1.4375rem;
    }
    .ladder-view .crumbs {
      min-height: 32px;
    }
  }
  @media print {
    .ladder-view .own,
    .ladder-view .climb {
      display: none;
    }
  }
`;
