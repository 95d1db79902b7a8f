/** Draw three stars, of which the won ones are filled. */
import { html, svg } from 'lit';

const STAR =
  'M12 2.6l2.9 5.9 6.5.9-4.700 4.600 1.100 6.500-5.800-3.100-5.800 3.100 1.100-6.500-4.700-4.600 6.500-.9z';

/**
 * Return the template of three stars. They are hidden from screen readers, so that the number must also be
 * given in words.
 * @param won from 0 to 3
 */
export function stars(won: number, size: number = 18) {
  return html`<span class="stars" aria-hidden="true"
    >${[1, 2, 3].map(
      (n) =>
        html`<svg viewBox="0 0 24 24" width=${size} height=${size} class=${n <= won ? 'won' : ''}>
          ${svg`<path d=${STAR} />`}
        </svg>`,
    )}</span
  >`;
}
