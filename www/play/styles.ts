import { css } from 'lit';

/** Styles of the game around its board. */
export const gameStyles = css`
  :host {
    container-type: inline-size;
  }
  .game {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 20px 28px;
  }
  .main {
    display: flex;
    flex-direction: column;
    gap: 8px;
    min-width: 0;
  }
  .aside {
    min-width: 0;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
    align-content: start;
  }
  .aside {
    align-items: start;
  }
  @container (min-width: 560px) {
    .aside {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      gap: 12px 28px;
    }
  }
  @container (min-width: 940px) {
    .game {
      grid-template-columns: minmax(0, 1fr) 260px;
    }
    .aside {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  .stale .stage {
    opacity: 0.45;
    transition: opacity var(--mex-speed);
  }
  .status {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 10px;
    min-height: 40px;
    font-size: calc(1.0625 * var(--mex-em));
  }
  /* Whose turn it is stays in view while a long board is scrolled. */
  .status:not(.over) {
    position: sticky;
    top: 0;
    z-index: 1;
    background: var(--mex-surface);
  }
  .status strong {
    font-weight: 600;
  }
  .dot {
    width: 12px;
    height: 12px;
    border-radius: 50%;
    background: var(--mex-accent);
    flex: none;
  }
  .computer .dot {
    background: none;
    border: 3px solid var(--mex-amber);
    animation: think 1.2s ease-in-out infinite;
  }
  .two .dot {
    background: none;
    border: 3px solid var(--mex-accent);
  }
  @keyframes think {
    50% {
      transform: scale(0.6);
    }
  }
  .where {
    margin-inline-start: auto;
    color: var(--mex-ink-soft);
    overflow-wrap: anywhere;
  }
  .status.over {
    padding: 10px 14px;
    border-radius: var(--mex-radius);
    background: var(--mex-amber-soft);
    border-inline-start: 5px solid var(--mex-amber);
  }
  .status.over strong {
    font-family: var(--mex-font-head);
    font-size: calc(1.375 * var(--mex-em));
  }
  .again {
    margin-inline-start: auto;
  }
  .status.won {
    background: var(--mex-accent-soft);
    border-color: var(--mex-accent);
  }
  .status.drawn {
    background: var(--mex-sunken);
    border-color: var(--mex-ink-soft);
  }
  @container (min-width: 560px) {
    .status.over {
      flex-wrap: nowrap;
    }
    .status.over strong,
    .again {
      flex: none;
    }
  }
  .rounds {
    flex-basis: 100%;
    color: var(--mex-ink-soft);
    font-size: calc(0.875 * var(--mex-em));
  }
  .stage {
    min-height: 150px;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: end;
  }
  .tools {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 8px;
  }
  .btn[aria-disabled='true'] {
    cursor: default;
    color: var(--mex-ink-soft);
    border-color: var(--mex-line);
    background: transparent;
  }
  .hints {
    padding: 12px 14px;
    border-radius: var(--mex-radius);
    background: var(--mex-accent-soft);
    display: grid;
    gap: 8px;
    justify-items: start;
  }
  .verdict {
    display: flex;
    gap: 8px;
    align-items: flex-start;
  }
  .verdict svg {
    margin-top: 0.15em;
  }
  .hints ul {
    list-style: none;
    margin: 0;
    padding: 0;
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
  }
  .win-move::before {
    content: '★' / '';
    color: var(--mex-win);
  }
  .note {
    padding: 8px 12px;
    border-inline-start: 3px solid var(--mex-amber);
    background: var(--mex-amber-soft);
    font-size: calc(0.9375 * var(--mex-em));
  }
  .typed {
    display: grid;
    gap: 6px;
  }
  .typed label {
    font-size: calc(0.875 * var(--mex-em));
    color: var(--mex-ink-soft);
  }
  .row {
    display: flex;
    gap: 8px;
  }
  .row .field {
    min-width: 0;
  }
  .typed .error {
    margin: 0;
  }
  mark {
    background: none;
    color: inherit;
    text-decoration: underline wavy var(--mex-warn);
    text-underline-offset: 0.2em;
    font-weight: 700;
  }
  .moves h3 {
    font-size: var(--mex-em);
    margin-bottom: 4px;
  }
  .moves ol {
    list-style: none;
    margin: 0;
    padding: 0;
    max-height: 300px;
    overflow-y: auto;
  }
  .ply {
    display: flex;
    gap: 8px;
    width: 100%;
    min-height: 30px;
    padding: 4px 8px;
    border: 0;
    border-inline-start: 3px solid transparent;
    border-radius: 4px;
    background: none;
    text-align: start;
    font-size: calc(0.9375 * var(--mex-em));
    line-height: 1.4;
    cursor: pointer;
  }
  .ply:hover {
    background: var(--mex-sunken);
  }
  .ply:focus-visible {
    outline-offset: -2px;
  }
  .ply[aria-current] {
    border-color: var(--mex-accent);
    background: var(--mex-accent-soft);
  }
  .ply .n {
    min-width: 1.4em;
    text-align: end;
    color: var(--mex-ink-soft);
    flex: none;
  }
  .ply .by {
    font-weight: 600;
    flex: none;
  }
  .ply.computer .by,
  .ply.two .by {
    color: var(--mex-amber);
  }
  .ply mex-thumbnail {
    margin-inline-start: auto;
  }
  .undone .ply {
    opacity: 0.7;
    font-style: italic;
  }
  .line {
    display: block;
    margin: auto;
    min-height: 36px;
    padding: 4px 10px;
    border: 0;
    border-radius: var(--mex-radius);
    background: none;
    color: var(--mex-ink-soft);
    font-size: calc(0.875 * var(--mex-em));
    cursor: pointer;
  }
  .line span + span::before {
    content: ' · ';
    display: inline-block;
    white-space: pre;
  }
  .line:hover {
    background: var(--mex-sunken);
  }
  .change {
    color: var(--mex-accent);
    white-space: nowrap;
  }
  .settings {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(calc(9.25 * var(--mex-em)), 45%), 1fr));
    gap: 8px 12px;
    padding-block-start: 4px;
  }
  .setting {
    display: grid;
    align-content: end;
    gap: 2px;
    min-width: 0;
    font-size: calc(0.8125 * var(--mex-em));
    color: var(--mex-ink-soft);
  }
  .setting select {
    color: var(--mex-ink);
    min-height: 40px;
    padding: 6px 8px;
    width: 100%;
    min-width: 0;
    font-size: calc(0.9375 * var(--mex-em));
    text-overflow: ellipsis;
  }
  .ease {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 14px;
    padding: 10px 14px;
    border: 1px solid var(--mex-line);
    border-radius: var(--mex-radius);
    background: var(--mex-raised);
  }
  @media (prefers-reduced-motion: reduce) {
    .computer .dot {
      animation: none;
    }
  }
  @media (forced-colors: active) {
    .ply[aria-current] {
      border-color: Highlight;
    }
    .status.over {
      border: 2px solid CanvasText;
    }
  }
  @media print {
    :host {
      break-inside: avoid;
    }
    .moves:not(:has(li)) {
      display: none;
    }
    .moves ol {
      max-height: none;
      overflow: visible;
    }
  }
`;
