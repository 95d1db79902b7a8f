/**
 * Fetches what is wanted soon: once the first board stands and the browser has nothing else to do, the
 * choice of games and the words of the other language, which may be asked for without a network; the
 * whole core, six times as heavy as the small one, once a person points at what needs it.
 */
import { prepare } from '../engine/api.js';
import { fetchAllWords } from '../i18n/languages.js';

/** Milliseconds of waiting where a browser does not report when it is idle. */
const PATIENCE = 300;

/** Milliseconds after the page has loaded, where a view has no widget to wait for. */
const NO_WIDGET = 5000;

/** What leads to more games and calls than the small core knows. */
const LEADS = 'nav a, [data-choose], mex-editor[name="game"]';

/** What does not come now is asked for again when it is needed. */
async function fetchAll() {
  const { connection } = /** @type {any} */ (navigator);
  if (!connection?.saveData) {
    await Promise.allSettled([import('./mex-picker.js'), fetchAllWords()]);
  }
  // Last, since it keeps for later what has come by then.
  await import('./mex-offline.js').catch(() => {});
}

export function prefetch() {
  let begun = false;
  const later = globalThis.requestIdleCallback ?? ((work) => setTimeout(work, PATIENCE));
  const start = () => {
    if (!begun) later(() => void fetchAll());
    begun = true;
  };
  addEventListener('mex-ready', start, { once: true });
  const soon = () => setTimeout(start, NO_WIDGET);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}

/** Fetches the whole core at the first sign that it will be needed. @param {HTMLElement} app */
export function fetchOnIntent(app) {
  const over = new AbortController();
  const hear = (/** @type {Event} */ event) => {
    const leads = (/** @type {EventTarget} */ at) => at instanceof Element && at.matches(LEADS);
    if (!event.composedPath().some(leads)) return;
    over.abort();
    void prepare();
  };
  for (const name of ['pointerover', 'focusin']) {
    app.addEventListener(name, hear, { signal: over.signal, passive: true });
  }
}
