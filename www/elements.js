/**
 * Registers every element: `<script type="module" src="…/elements.js"></script>`. Without a DOM
 * it does nothing, so that a page rendered on a server may import it.
 */
import { prepare } from './kit/prepare.js';

// At once, so that the widgets have their room while they are on their way.
if (globalThis.customElements) prepare(document);

export const ready = globalThis.customElements ? import('./widgets.js') : Promise.resolve();
