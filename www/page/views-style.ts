/** Styles shared by the views: headings, cards, side columns and disclosures. */
import { css } from 'lit';

export const viewStyles = css`
  .lead {
    display: grid;
    grid-template-columns: auto 1fr auto;
    align-items: center;
    gap: 8px 16px;
    margin-block: 0 14px;
  }
  .lead.plain {
    grid-template-columns: 1fr;
    gap: 4px;
  }
  .lead .picture {
    width: 60px;
    height: 60px;
  }
  h1 {
    font-size: clamp(1.5rem, 1.2rem + 1vw, 1.875rem);
    line-height: 1.2;
    letter-spacing: -0.01em;
  }
  h2 {
    font-size: 1.1875rem;
  }
  .rule,
  .lead-text {
    font-size: 1.0625rem;
    max-width: 54em;
    margin-block-start: 4px;
  }
  .rule-text {
    margin-block-start: 6px;
    color: var(--mex-accent);
    overflow-wrap: anywhere;
  }
  .goal,
  .lead-text {
    color: var(--mex-ink-soft);
  }
  .card {
    background: var(--mex-surface);
    border-radius: calc(var(--mex-radius) * 1.6);
    box-shadow: var(--mex-shadow);
    border: 1px solid var(--mex-line);
    padding: 10px 20px 18px;
    min-width: 0;
  }
  .play {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 19rem;
    grid-template-rows: auto 1fr;
    gap: 14px 24px;
    align-items: start;
  }
  .under {
    grid-column: 1;
    min-width: 0;
  }
  /* The board takes the height, with the explanation beside it. */
  .play.apart {
    grid-template-columns: minmax(0, 1fr) minmax(21rem, 27rem);
  }
  .apart > .board {
    grid-row: 1 / span 2;
  }
  /* A long explanation scrolls while the board stays. */
  @media (min-width: 58.8125em) and (min-height: 48.75em) {
    .apart > .board {
      position: sticky;
      top: 12px;
    }
  }
  .apart > .under {
    grid-column: 2;
    grid-row: 1;
  }
  .apart > .side {
    grid-column: 2;
    grid-row: 2;
  }
  .side {
    grid-row: 1 / span 2;
    grid-column: 2;
    min-width: 0;
    padding-block-start: 4px;
  }
  .side h2 {
    margin-block-end: 12px;
  }
  .ways {
    display: grid;
    gap: 2px;
    margin-block-start: 20px;
    padding-block-start: 14px;
    border-block-start: 1px solid var(--mex-line);
  }
  .ways a {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 36px;
    font-size: 0.9375rem;
    text-decoration: none;
  }
  .ways a:hover {
    text-decoration: underline;
  }
  .ways.bare {
    border: 0;
    padding: 0;
    margin-block-start: 14px;
  }
  .fold {
    border: 1px solid var(--mex-line);
    border-radius: calc(var(--mex-radius) * 1.6);
    background: var(--mex-surface);
  }
  .fold summary {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 56px;
    padding: 8px 18px;
    list-style: none;
    cursor: pointer;
    border-radius: inherit;
    color: var(--mex-ink);
  }
  .fold summary::-webkit-details-marker {
    display: none;
  }
  .fold summary > span {
    flex: 1;
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 10px;
  }
  .fold summary > .icon:first-child {
    color: var(--mex-amber);
  }
  .fold summary > .icon:last-child {
    transition: transform var(--mex-speed) var(--mex-ease);
  }
  .fold[open] summary > .icon:last-child {
    transform: rotate(180deg);
  }
  .fold summary:hover {
    background: var(--mex-sunken);
  }
  .fold-title {
    font-family: var(--mex-font-head);
    font-size: 1.125rem;
    font-weight: 600;
  }
  .fold-note {
    font-size: 0.875rem;
    color: var(--mex-ink-soft);
  }
  .fold-body {
    padding: 4px 20px 20px;
  }
  .inputs {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 14px 18px;
    align-items: start;
    margin-block-end: 20px;
  }
  .beside {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    align-items: end;
  }
  .beside .btn {
    min-height: 44px;
  }
  .upto span,
  .paste summary {
    display: block;
    font-size: 0.875rem;
    font-weight: 600;
    margin-block-end: 4px;
  }
  .upto .field {
    width: 8.5em;
  }
  .tries {
    margin-block-end: 16px;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-block-start: 12px;
  }
  .paste {
    margin-block-start: 18px;
  }
  .paste summary {
    min-height: 32px;
    display: list-item;
    cursor: pointer;
    color: var(--mex-accent);
  }
  @media (max-width: 58.75em) {
    .play,
    .play.apart {
      grid-template-columns: minmax(0, 1fr);
      grid-template-rows: none;
    }
    .play.apart > *,
    .under,
    .side {
      grid-column: 1;
      grid-row: auto;
    }
    .side {
      order: 2;
    }
  }
  @media (max-width: 41.25em) {
    .lead {
      gap: 4px 10px;
      margin-block: 0 8px;
    }
    .lead .picture {
      width: 40px;
      height: 40px;
    }
    /* Name and choice are in one row, the rule below. */
    .lead:has(.choose) .words {
      display: contents;
    }
    .lead:has(.choose) p {
      grid-column: 1 / -1;
    }
    .lead .choose {
      grid-row: 1;
      grid-column: 3;
      padding-inline: 10px;
      font-size: 0.875rem;
      white-space: nowrap;
    }
    h1 {
      font-size: 1.375rem;
      line-height: 1.1;
      overflow-wrap: anywhere;
    }
    .rule,
    .lead-text {
      font-size: 0.9375rem;
      line-height: 1.35;
    }
    .card {
      padding: 6px 10px 10px;
      margin-inline: -8px;
    }
    .fold {
      margin-inline: -8px;
    }
    .fold summary {
      padding: 8px 12px;
    }
    .fold-body {
      padding: 4px 12px 16px;
    }
    .inputs {
      grid-template-columns: minmax(0, 1fr);
    }
    .lead.plain .words {
      grid-column: auto;
    }
    .upto .field {
      width: 8em;
    }
  }
  @media (max-width: 24em) {
    .lead .picture {
      display: none;
    }
    .lead:has(.choose) h1 {
      grid-column: 1 / 3;
      font-size: 1.1875rem;
    }
    .rule,
    .lead-text {
      font-size: 0.875rem;
    }
  }
  @media print {
    .side,
    .ways,
    .inputs,
    .fold summary > .icon:last-child {
      display: none;
    }
    .play {
      display: block;
    }
    .fold {
      margin-block-start: 16px;
      break-inside: auto;
    }
    .card {
      break-inside: avoid;
    }
    .card,
    .fold {
      box-shadow: none;
      margin-inline: 0;
    }
  }
`;
