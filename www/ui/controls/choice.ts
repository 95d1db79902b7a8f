import { html, nothing } from 'lit';

interface Is<T> {
  /** The accessible name of the row of buttons; visible if `said` is true. */
  label: string;
  options: (readonly [value: T, text: string])[];
  now: T;
  set: (value: T) => void;
  said?: boolean;
}

/** Draw a row of buttons of which one is pressed. */
export function choice<T>({ label, options, now, set, said = false }: Is<T>) {
  return html`<div class="choice no-print" role="toolbar" aria-label=${label}>
    ${said ? html`<span class="soft" aria-hidden="true">${label}</span>` : nothing}
    ${options.map(
      ([value, text]) =>
        html`<button
          class="btn"
          type="button"
          data-view=${value}
          aria-pressed=${value === now ? 'true' : 'false'}
          @click=${() => set(value)}
        >
          ${text}
        </button>`,
    )}
  </div>`;
}
