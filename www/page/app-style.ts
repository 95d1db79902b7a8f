import { css } from 'lit';

export const appStyles = css`
  mex-app {
    display: flex;
    flex-direction: column;
    min-height: 100vh;
    min-height: 100dvh;
    position: relative;
    background: var(--mex-paper);
    transition:
      background var(--mex-speed) var(--mex-ease),
      color var(--mex-speed) var(--mex-ease);
  }
  .skip {
    position: absolute;
    inset-inline-start: 12px;
    top: 0;
    transform: translateY(-150%);
    z-index: 10;
    padding: 10px 16px;
    border: 0;
    background: var(--mex-raised);
    border-radius: var(--mex-radius);
    box-shadow: var(--mex-shadow);
  }
  .skip:focus {
    top: 10px;
    transform: none;
  }
  .top {
    display: grid;
    grid-template-columns: auto 1fr auto;
    align-items: center;
    gap: 8px 10px;
    width: min(100%, 78rem);
    margin-inline: auto;
    padding: 8px 28px;
  }
  .top .brand {
    display: inline-flex;
    align-items: center;
    gap: 10px;
    min-height: 40px;
    color: var(--mex-ink);
    text-decoration: none;
    border-radius: 8px;
  }
  .top .word {
    font-family: var(--mex-font-head);
    font-size: 1.5rem;
    letter-spacing: -0.01em;
    line-height: 1;
    padding-block-end: 2px;
  }
  .top .word b {
    font-weight: 700;
    font-style: italic;
    color: var(--mex-accent);
  }
  .top nav {
    display: flex;
    gap: 2px;
    justify-content: center;
  }
  .top nav a,
  .top .more {
    display: inline-flex;
    align-items: center;
    border: 0;
    background: none;
    min-height: 40px;
    padding: 6px 8px;
    border-radius: 999px;
    color: var(--mex-ink-soft);
    font-size: 0.9375rem;
    text-decoration: none;
    white-space: nowrap;
    cursor: pointer;
    transition:
      background var(--mex-speed) var(--mex-ease),
      color var(--mex-speed) var(--mex-ease);
  }
  .top nav a:hover {
    color: var(--mex-ink);
    background: var(--mex-sunken);
  }
  .top nav a[aria-current],
  .top .here {
    color: var(--mex-accent);
    background: var(--mex-accent-soft);
    font-weight: 600;
  }
  .top .rest {
    display: contents;
  }
  .top nav .icon,
  .top .more {
    display: none;
  }
  .top .settings {
    display: flex;
    align-items: center;
    gap: 4px;
  }
  .lang,
  .top .themes button {
    border: 0;
    background: none;
    cursor: pointer;
    color: var(--mex-ink-soft);
    border-radius: 999px;
  }
  .lang {
    min-height: 40px;
    padding: 4px 12px;
    font-size: 0.9375rem;
    white-space: nowrap;
  }
  .lang:hover,
  .top .themes button:hover {
    color: var(--mex-ink);
    background: var(--mex-sunken);
  }
  .lang[aria-busy] {
    opacity: 0.6;
  }
  .embed {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
  .embed.narrow {
    display: none;
  }
  .top .themes {
    display: flex;
    padding: 2px;
    border-radius: 999px;
    border: 1px solid var(--mex-line);
  }
  .top .themes button {
    display: grid;
    place-items: center;
    width: 32px;
    height: 32px;
    padding: 0;
  }
  .top .themes button[aria-pressed='true'] {
    color: var(--mex-accent);
    background: var(--mex-accent-soft);
  }
  main {
    flex: 1;
    width: min(100%, 78rem);
    margin-inline: auto;
    padding: 8px 28px 48px;
    outline: none;
    min-width: 0;
  }
  main > * {
    animation: arrive calc(var(--mex-speed) * 1.2) var(--mex-ease);
  }
  @keyframes arrive {
    from {
      opacity: 0;
      transform: translateY(6px);
    }
  }
  .loading {
    min-height: 100vh;
    padding-block: 20vh;
    text-align: center;
  }
  .away {
    display: grid;
    gap: 12px;
    max-width: 40em;
    padding-block: 8vh;
  }
  main > .note {
    display: flex;
    align-items: start;
    justify-content: space-between;
    gap: 12px;
    margin-block-end: 16px;
    padding: 10px 8px 10px 16px;
    border-inline-start: 3px solid var(--mex-amber);
    border-radius: 4px;
    background: var(--mex-amber-soft);
  }
  main > .note p {
    padding-block: 4px;
    overflow-wrap: anywhere;
  }
  main > .note .btn {
    white-space: nowrap;
  }
  footer {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 24px;
    align-items: center;
    justify-content: space-between;
    width: calc(min(100%, 78rem) - 56px);
    margin-inline: auto;
    padding: 18px 0 26px;
    color: var(--mex-ink-soft);
    font-size: 0.8125rem;
    border-block-start: 1px solid var(--mex-line);
  }
  @media (max-width: 78.125em) {
    .top {
      grid-template-columns: 1fr auto;
    }
    .top nav {
      grid-column: 1 / -1;
      grid-row: 2;
      flex-wrap: wrap;
      justify-content: start;
      margin-inline: -8px;
    }
  }
  @media (max-width: 41.25em) {
    .top {
      padding: 4px 16px;
    }
    .top .word {
      font-size: 1.3125rem;
    }
    .top .settings {
      gap: 2px;
    }
    main {
      --nav-height: calc(57px + env(safe-area-inset-bottom));
      padding: 4px 16px 32px;
    }
    .top nav {
      position: fixed;
      inset: auto 0 0 0;
      z-index: 5;
      flex-wrap: nowrap;
      margin: 0;
      gap: 0;
      padding: 4px 4px calc(4px + env(safe-area-inset-bottom));
      background: var(--mex-surface);
      border-block-start: 1px solid var(--mex-line);
    }
    .top nav a,
    .top .more {
      flex: 1 1 0;
      flex-direction: column;
      justify-content: center;
      gap: 2px;
      min-width: 0;
      min-height: 48px;
      padding: 4px 1px;
      border-radius: 10px;
      font-size: 0.75rem;
      line-height: 1.1;
      text-align: center;
      white-space: normal;
    }
    .top nav .icon {
      display: block;
    }
    .top .more {
      display: inline-flex;
    }
    .top .rest {
      display: none;
      position: absolute;
      inset: auto 8px calc(100% + 8px) auto;
      max-height: calc(100vh - 80px);
      overflow: auto;
      padding: 6px;
      background: var(--mex-raised);
      border: 1px solid var(--mex-line);
      border-radius: calc(var(--mex-radius) * 1.4);
      box-shadow: var(--mex-shadow-high);
    }
    .top .open .rest {
      display: grid;
    }
    /* A tap beside the opened views closes them. */
    .top .open::before {
      content: '';
      position: fixed;
      inset: 0;
      z-index: -1;
    }
    .top .rest a {
      flex-direction: row;
      justify-content: start;
      gap: 12px;
      padding-inline: 12px 20px;
      font-size: 1rem;
    }
    footer {
      width: calc(100% - 32px);
      padding: 16px 0 calc(84px + env(safe-area-inset-bottom));
    }
  }
  /* While a phone's keyboard is open, the views are at the end of the page. */
  @media (max-width: 41.25em) and (max-height: 25em) {
    .top nav {
      position: absolute;
    }
    main {
      --nav-height: 0px;
    }
  }
  .top .short {
    display: none;
  }
  @media (max-width: 40em) {
    .embed.wide {
      display: none;
    }
    .embed.narrow {
      display: inline-flex;
      padding-inline: 0;
    }
  }
  @media (max-width: 26.25em) {
    .top .short {
      display: inline;
    }
    .top .long {
      display: none;
    }
    .top .brand {
      gap: 7px;
    }
    .lang {
      min-width: 44px;
      padding: 4px 8px;
    }
  }
  @media (max-width: 21.875em) {
    .top {
      gap: 6px 8px;
      padding: 4px 10px;
    }
    .top .brand {
      gap: 5px;
    }
    .top .brand svg {
      width: 26px;
      height: 26px;
    }
    .top .word {
      font-size: 1.0625rem;
    }
    .lang {
      min-width: 36px;
      padding: 4px;
    }
    .top .themes button {
      width: 28px;
    }
    main {
      padding-inline: 12px;
    }
  }
  @media (forced-colors: active) {
    .top nav a[aria-current],
    .top .here,
    .top .themes button[aria-pressed='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  @media print {
    .top,
    .skip,
    footer {
      display: none;
    }
    main {
      padding: 0;
    }
    main > * {
      animation: none;
    }
  }
`;
