/** A progress line with a cancel button, visible only after a delay. */
import { css, html, nothing } from 'lit';

export function running({
  busy,
  says,
  stop,
  cancel,
}: {
  busy: boolean;
  says: string;
  /** The label of the button. */ stop: string;
  cancel: () => void;
}) {
  if (!busy) return nothing;
  return html`<p class="running no-print" part="running">
    <progress aria-label=${says}></progress> ${says}
    <button class="btn" type="button" data-cancel @click=${cancel}>${stop}</button>
  </p>`;
}

export const runningStyle = css`
  .running {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 10px;
    margin-block: 8px;
    animation: appear 0.2s 0.5s both;
  }
  @keyframes appear {
    from {
      visibility: hidden;
    }
    to {
      visibility: visible;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .running {
      animation-delay: 0.5s !important;
    }
  }
`;
