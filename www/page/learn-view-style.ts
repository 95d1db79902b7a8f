import { css } from 'lit';

/** How the list of lessons looks, and the list beside a lesson. */
export const learnStyle = css`
  .learn-view .lesson {
    display: grid;
    grid-template-columns: 15.5rem minmax(0, 1fr);
    gap: 40px;
    align-items: start;
  }
  .learn-view .rail {
    position: sticky;
    top: 12px;
    max-height: calc(100vh - 24px);
    overflow-y: auto;
    padding-block: 6px;
  }
  .learn-view .rail ol {
    display: grid;
    gap: 1px;
    margin: 6px 0 0;
    padding: 0;
    list-style: none;
  }
  .learn-view .rail a,
  .learn-view .rail span.entry {
    display: grid;
    grid-template-columns: 26px minmax(0, 1fr) 18px;
    align-items: center;
    gap: 6px;
    min-height: 36px;
    padding: 4px 8px;
    border-radius: 8px;
    color: var(--mex-ink);
    font-size: 0.9375rem;
    line-height: 1.3;
    text-decoration: none;
  }
  .learn-view .rail span.entry {
    color: var(--mex-ink-soft);
  }
  .learn-view .rail a:hover {
    background: var(--mex-sunken);
  }
  .learn-view .rail a[aria-current] {
    background: var(--mex-accent-soft);
    color: var(--mex-accent);
    font-weight: 600;
  }
  .learn-view .n {
    color: var(--mex-ink-soft);
    font-size: 0.875rem;
    text-align: end;
  }
  .learn-view .rail .icon {
    color: var(--mex-accent);
  }
  .learn-view .back {
    display: inline-flex;
    align-items: center;
    min-height: 36px;
    padding-inline: 8px;
  }
  .learn-view .sheet {
    margin-block-start: 14px;
  }
  .learn-view .fold.lessons {
    display: none;
    margin: 0 0 16px;
  }
  .learn-view .part h2 {
    margin-block: 26px 10px;
    font-size: 1.25rem;
  }
  .learn-view .cards {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
    gap: 12px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  @media (min-width: 45em) {
    .learn-view .cards {
      grid-auto-rows: 1fr;
    }
  }
  .learn-view .cards li > * {
    display: grid;
    grid-template: auto 1fr auto / 52px minmax(0, 1fr);
    gap: 2px 14px;
    box-sizing: border-box;
    height: 100%;
    padding: 14px 16px 12px 14px;
    border: 1px solid var(--mex-line);
    border-radius: calc(var(--mex-radius) * 1.4);
    color: var(--mex-ink);
    text-decoration: none;
  }
  .learn-view .cards a {
    background: var(--mex-surface);
    box-shadow: var(--mex-shadow);
  }
  .learn-view .cards a:hover,
  .learn-view .cards .next a {
    border-color: var(--mex-accent);
  }
  .learn-view .cards .picture {
    grid-row: 1 / span 2;
  }
  .learn-view .cards b {
    font-family: var(--mex-font-head);
    font-size: 1.0625rem;
    line-height: 1.3;
  }
  .learn-view .cards .n {
    color: var(--mex-accent);
    font-size: inherit;
  }
  .learn-view .about {
    grid-column: 2;
    color: var(--mex-ink-soft);
    font-size: 0.9375rem;
    line-height: 1.45;
  }
  .learn-view .meta {
    grid-column: 2;
    display: flex;
    gap: 0 10px;
    min-width: 0;
    margin-block-start: 4px;
    color: var(--mex-ink-soft);
    font-size: 0.8125rem;
    white-space: nowrap;
  }
  .learn-view .meta .state {
    display: inline-flex;
    align-items: center;
    gap: 3px;
    color: var(--mex-accent);
    font-weight: 600;
  }
  .learn-view .done {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    margin-block-start: 10px;
    color: var(--mex-ink-soft);
    font-size: 0.9375rem;
  }
  .learn-view .done meter {
    width: 12rem;
    height: 10px;
  }
  .learn-view .start {
    margin-block-start: 12px;
  }
  .learn-view .own {
    margin-block-start: 28px;
    padding-block-start: 16px;
    border-block-start: 1px solid var(--mex-line);
    color: var(--mex-ink-soft);
    font-size: 0.9375rem;
  }
  .learn-view .own label {
    min-width: 0;
    max-width: 100%;
  }
  .learn-view .own select {
    display: block;
    width: 100%;
    margin-block-start: 4px;
  }
  .learn-view .more {
    margin-block-start: 20px;
  }
  .learn-view .judges {
    margin-block-start: 12px;
  }
  .learn-view .judges summary {
    padding-block: 8px;
    cursor: pointer;
  }
  .learn-view .judges ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
    gap: 2px 24px;
    margin: 8px 0 0;
    padding: 0;
    list-style: none;
  }
  .learn-view .judges li {
    display: grid;
    grid-template-columns: 5.6rem minmax(0, 1fr);
    align-items: start;
    padding-block: 2px;
  }
  .learn-view .judges code {
    padding-block: 4px;
    font-weight: 600;
  }
  .learn-view .judges a {
    display: inline-block;
    margin-inline-end: 14px;
    padding-block: 4px;
  }
  @media (max-width: 58.75em) {
    .learn-view .lesson {
      display: block;
    }
    .learn-view .rail {
      display: none;
    }
    .learn-view .fold.lessons {
      display: block;
    }
    .learn-view .fold .rail {
      display: block;
      position: static;
      max-height: none;
      padding: 0;
    }
  }
  @media print {
    .learn-view .rail,
    .learn-view .fold.lessons,
    .learn-view .own {
      display: none !important;
    }
    .learn-view .lesson {
      display: block;
    }
  }
`;

/** How the glossary looks. */
export const glossaryStyle = css`
  .glossary {
    display: block;
    max-width: 44rem;
  }
  .glossary h1 {
    margin-block: 0 8px;
    font-size: 1.75rem;
    line-height: 1.2;
  }
  .glossary h2 {
    margin-block: 32px 8px;
    font-size: 1.25rem;
  }
  .glossary dt {
    margin-block-start: 16px;
    font-weight: 600;
  }
  .glossary dd {
    margin: 4px 0 0;
    line-height: 1.6;
  }
  .glossary dd a {
    display: inline-block;
    padding-block: 4px;
    color: var(--mex-accent);
  }
`;
