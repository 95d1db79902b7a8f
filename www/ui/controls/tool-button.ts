import { html, nothing } from 'lit';
import { sign, type Sign } from '../pictures/signs.ts';

/**
 * Draw a round icon button; the label is its accessible name.
 * @param name the name of the icon
 */
export function tool(name: Sign, label: string, does: () => void, off: boolean = false) {
  return html`<button
    type="button"
    class="tool"
    data-tool=${name}
    aria-label=${label}
    title=${label}
    aria-disabled=${off ? 'true' : nothing}
    @click=${() => off || does()}
  >
    ${sign(name)}
  </button>`;
}
