/** Caption, link and poster of a widget. */
import { css } from 'lit';

export const widgetStyle = css`
  .caption {
    margin-block-start: 10px;
    color: var(--mex-ink-soft);
    font-size: 0.9375em;
  }
  .home {
    margin-block-start: 8px;
    font-size: 0.875em;
    text-align: end;
  }
  .poster {
    display: grid;
    gap: 12px;
    justify-items: center;
    padding: 16px;
    border: 1px solid var(--mex-line);
    border-radius: var(--mex-radius);
    background: var(--mex-surface);
    color: var(--mex-ink);
  }
  .poster-shows {
    inline-size: 100%;
    text-align: center;
  }
  .poster img,
  .poster ::slotted(img),
  .poster ::slotted(svg) {
    display: block;
    inline-size: auto;
    min-inline-size: min(100%, 8rem);
    max-inline-size: 100%;
    max-block-size: 30rem;
    margin-inline: auto;
  }
  @media print {
    .home {
      text-align: start;
      overflow-wrap: anywhere;
    }
    .home a::after {
      content: ' ' attr(href);
    }
    .poster {
      border: 0;
      padding: 0;
    }
  }
  @media screen {
    .print-only,
    .asked-only,
    .answer-only {
      display: none !important;
    }
  }
`;
