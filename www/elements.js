/**
 * Registers every element: `<script type="module" src="…/elements.js"></script>`. Without a DOM
 * it does nothing, so that a page rendered on a server may import it.
 */
export const ready = globalThis.customElements ? import('./widgets.js') : Promise.resolve();
