/** A progress line with a cancel button, visible only after a delay. */
import { html, nothing } from 'lit';

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
  return html`<p class="flow running no-print" part="running">
    <progress aria-label=${says}></progress> ${says}
    <button class="btn" type="button" data-cancel @click=${cancel}>${stop}</button>
  </p>`;
}
