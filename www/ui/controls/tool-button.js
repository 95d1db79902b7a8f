import { html, nothing } from 'lit';
import { sign } from '../pictures/signs.js';

/**
 * A round icon button; the label is its accessible name.
 * @param {string} name of the icon
 * @param {string} label
 * @param {() => void} does
 * @param {boolean} [off]
 */
export function tool(name, label, does, off = false) {
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
