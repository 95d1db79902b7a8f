import { html, nothing } from 'lit';
import { pictured } from '../boards/pictured.ts';

/**
 * A position as a picture, if its board's picture shows more than the text, and otherwise as text.
 * @param draw the name of the board
 * @param how `text` replaces the position's text; `quiet` hides the picture from assistive
 * technology
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
  // The text is a placeholder until the element is loaded, which removes it.
  const isThere = globalThis.customElements?.get('mex-thumbnail');
  return html`<mex-thumbnail
    aria-hidden=${quiet ? 'true' : nothing}
    .game=${game}
    .position=${position}
    .height=${Math.round(height * times)}
    >${isThere ? nothing : text}</mex-thumbnail
  >`;
}
