import { html, nothing } from 'lit';
import { pictured } from '../boards/pictured.ts';

/**
 * Draw a position as a picture if a picture of its board shows more than the text, and otherwise as text.
 * @param draw the name of the board
 * @param how `text` replaces the position's text; `quiet` hides the picture from assistive technology
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
  // Use the text as a placeholder until the element is defined; the element removes the placeholder.
  const isThere = globalThis.customElements?.get('mex-thumbnail');
  return html`<mex-thumbnail
    aria-hidden=${quiet ? 'true' : nothing}
    .game=${game}
    .position=${position}
    .height=${Math.round(height * times)}
    >${isThere ? nothing : text}</mex-thumbnail
  >`;
}
