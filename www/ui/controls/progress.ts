import { html } from 'lit';

/** Draw a progress line with a cancel button; CSS shows it only after a delay. */
export const running = (says: string, stop: string, cancel: () => void) =>
  html`<p class="flow running no-print" part="running">
    <progress aria-label=${says}></progress> ${says}
    <button class="btn" type="button" data-cancel @click=${cancel}>${stop}</button>
  </p>`;
