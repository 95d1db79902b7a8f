/**
 * The base styles of every shadow root: colour scheme, surface, type, controls, focus, errors.
 */
import { css, unsafeCSS } from 'lit';
import { frame } from './tokens.ts';

const { pad, edge, ground } = frame;

/** The colour scheme of an element: set on it or around it, or inherited. */
export const tokens = css`
  :host {
    color-scheme: var(--mex-scheme);
  }
  :host([theme='light']) {
    --mex-scheme: light;
  }
  :host([theme='dark']) {
    --mex-scheme: dark;
  }
  @media print {
    :host {
      color-scheme: light !important;
    }
  }
`;

/**
 * An element has a background of its own, so that it is readable on any page; nested elements have
 * none. Its text is as large as the page's, whatever the page's `rem`, and runs from left to right,
 * as its languages do. Inherited text styles of the page (capitals, indents, centring) are reset.
 */
export const shared = css`
  :host {
    --mex-em: 1em;
    display: block;
    box-sizing: border-box;
    padding: var(--mex-pad, ${unsafeCSS(pad)});
    border: var(--mex-edge, ${unsafeCSS(edge)});
    border-radius: var(--mex-radius);
    background: var(--mex-ground, ${unsafeCSS(ground)});
    font-family: var(--mex-font);
    font-style: normal;
    font-weight: 400;
    line-height: 1.55;
    color: var(--mex-ink);
    font-variant-numeric: tabular-nums;
    letter-spacing: normal;
    word-spacing: normal;
    text-align: start;
    text-indent: 0;
    text-shadow: none;
    text-transform: none;
    white-space: normal;
    print-color-adjust: exact;
    -webkit-text-size-adjust: 100%;
    overflow-wrap: break-word;
  }
  :host > :not(slot, .caption) {
    --mex-gap: 0px;
    --mex-pad: 0px;
    --mex-edge: none;
    --mex-ground: transparent;
    direction: ltr;
  }
  .mark,
  .outline,
  .logo,
  .picture {
    flex: none;
  }
  .mark {
    vertical-align: -0.25em;
  }
  :host([hidden]),
  [hidden] {
    display: none !important;
  }
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  h1,
  h2,
  h3,
  h4 {
    font-family: var(--mex-font-head);
    font-weight: 600;
    line-height: 1.25;
    text-wrap: balance;
    /* The numbers of a position must not run together. */
    word-spacing: 0.08em;
    margin: 0;
  }
  p {
    margin: 0;
    text-wrap: pretty;
  }
  code,
  .mono {
    font-family: var(--mex-font-mono);
    font-size: 0.94em;
  }
  a {
    color: var(--mex-accent);
    text-underline-offset: 0.2em;
    text-decoration-thickness: 1px;
  }
  :focus-visible {
    outline: 2px solid var(--mex-accent);
    outline-offset: 2px;
  }
  button,
  select,
  input,
  textarea {
    font: inherit;
    color: inherit;
    letter-spacing: inherit;
    margin: 0;
  }
  /* The default greys of some browsers lack contrast. */
  ::placeholder {
    color: var(--mex-ink-soft);
    opacity: 1;
  }
  button {
    -webkit-tap-highlight-color: transparent;
    touch-action: manipulation;
  }
  .btn {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 6px;
    min-height: 40px;
    padding: 6px 14px;
    border: 1px solid var(--mex-line-strong);
    border-radius: calc(var(--mex-radius) * 0.8);
    background: var(--mex-surface);
    color: var(--mex-ink);
    font-size: calc(0.9375 * var(--mex-em));
    line-height: 1.25;
    cursor: pointer;
    text-decoration: none;
    transition:
      background var(--mex-speed) var(--mex-ease),
      border-color var(--mex-speed) var(--mex-ease),
      transform var(--mex-speed) var(--mex-ease);
  }
  .btn:hover:not(:disabled) {
    border-color: var(--mex-accent);
    background: var(--mex-accent-soft);
  }
  .btn:active:not(:disabled) {
    transform: translateY(1px);
  }
  .btn:disabled {
    cursor: default;
    border-color: var(--mex-line);
    color: var(--mex-ink-soft);
    opacity: 0.75;
  }
  .btn.primary {
    background: var(--mex-accent);
    border-color: var(--mex-accent);
    color: var(--mex-accent-ink);
    font-weight: 600;
  }
  .btn.primary:hover:not(:disabled) {
    background: color-mix(in srgb, var(--mex-accent) 88%, var(--mex-ink));
  }
  .btn.quiet {
    border-color: transparent;
    background: transparent;
  }
  .btn.quiet:hover:not(:disabled) {
    background: var(--mex-accent-soft);
  }
  .btn[aria-pressed='true'] {
    border-color: var(--mex-accent);
    background: var(--mex-accent-soft);
    box-shadow: inset 0 0 0 1px var(--mex-accent);
  }
  .field {
    width: 100%;
    min-height: 44px;
    padding: 9px 12px;
    border: 1px solid var(--mex-line-strong);
    border-radius: calc(var(--mex-radius) * 0.8);
    background: var(--mex-raised);
    color: var(--mex-ink);
    font-family: var(--mex-font-mono);
    font-size: max(16px, var(--mex-em));
  }
  .field:focus-visible {
    outline-offset: 0;
    border-color: var(--mex-accent);
  }
  .field[aria-invalid='true'] {
    border-color: var(--mex-warn);
  }
  select.field {
    font-family: var(--mex-font);
    width: auto;
    max-width: 100%;
  }
  .soft {
    color: var(--mex-ink-soft);
  }
  /* What scrolls sideways fades where there is more. */
  [data-more] {
    --before: 0px;
    --after: 0px;
    --fade: linear-gradient(
      to right,
      transparent,
      #000 var(--before) calc(100% - var(--after)),
      transparent
    );
    -webkit-mask-image: var(--fade);
    mask-image: var(--fade);
  }
  [data-more~='before'] {
    --before: 2em;
  }
  [data-more~='after'] {
    --after: 2em;
  }
  .error {
    display: block;
    margin-block: 6px 0;
    padding: 8px 12px;
    border-inline-start: 3px solid var(--mex-warn);
    border-radius: 2px;
    background: var(--mex-warn-soft);
    color: var(--mex-ink);
    font-size: calc(0.9375 * var(--mex-em));
  }
  .error .btn {
    margin: 4px 4px 0 0;
  }
  /* Digit groups of a long number, spaced by CSS alone. */
  .digits {
    margin-inline-start: 0.22em;
  }
  .sr {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation-duration: 0s !important;
      animation-delay: 0s !important;
      transition-duration: 0s !important;
      transition-delay: 0s !important;
      scroll-behavior: auto !important;
    }
  }
  @media (forced-colors: active) {
    .btn[aria-pressed='true'],
    .btn.primary {
      outline: 2px solid Highlight;
      outline-offset: -4px;
    }
  }
`;
