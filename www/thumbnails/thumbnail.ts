import { html, nothing } from 'lit';
import { pictured } from '../boards/pictured.ts';

/**
 * A position by its picture, where its board has one that says more than its text, else by its
 * text.
 * @param draw the name of the board
 * @param how `text` in place of the position's own;
 * `quiet`: assistive technology passes over it
 */
export function thumbnail(
  game: string,
  draw: string | undefined,
  position: string,
  {
    height = 56,
    text = position,
    quiet = false,
  }: { height?: number; text?: string; quiet?: boolean } = {},
) {
  const times = pictured(draw);
  if (!times) return html`<code>${text}</code>`;
  import('./mex-thumbnail.ts').catch(() => {});
  // The text stands there until the element comes, which removes it.
  const isThere = globalThis.customElements?.get('mex-thumbnail');
  return html`<mex-thumbnail
    aria-hidden=${quiet ? 'true' : nothing}
    .game=${game}
    .position=${position}
    .height=${Math.round(height * times)}
    >${isThere ? nothing : text}</mex-thumbnail
  >`;
}
