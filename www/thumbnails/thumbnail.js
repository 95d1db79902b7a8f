import { html, nothing } from 'lit';
import { pictured } from '../boards/pictured.js';

/**
 * A position by its picture, where its board has one that says more than its text, else by its text.
 * @param {string} game @param {string | undefined} draw the name of the board
 * @param {string} position
 * @param {{ height?: number, text?: string, quiet?: boolean }} [how] `text` in place of the position's own;
 *   `quiet`: assistive technology passes over it
 */
export function thumbnail(
  game,
  draw,
  position,
  { height = 56, text = position, quiet = false } = {},
) {
  const times = pictured(draw);
  if (!times) return html`<code>${text}</code>`;
  // The text of the element is there until it is.
  import('./mex-thumbnail.js').catch(() => {});
  return html`<mex-thumbnail
    aria-hidden=${quiet ? 'true' : nothing}
    .game=${game}
    .position=${position}
    .height=${Math.round(height * times)}
    >${text}</mex-thumbnail
  >`;
}
