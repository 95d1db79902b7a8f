/** A progress line with a cancel button, visible only after a delay. */
import { css, html, nothing } from 'lit';

/**
 * @param {object} is
 * @param {boolean} is.busy
 * @param {string} is.says
 * @param {string} is.stop the label of the button
 * @param {() => void} is.cancel
 */
export function running({ busy, says, stop, cancel }) {
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
