/**
 * Once the first board is shown and the browser is idle, prefetch the game picker, the fields of the game,
 * and the words of the other languages, which may be needed offline. Prefetch the full core, which is many
 * times as large as the small one, only when the user points at an element that needs it.
 */
import { prepare } from '../engine/api.ts';

/** The delay in milliseconds in browsers without `requestIdleCallback`. */
const PATIENCE = 300;

/** The delay in milliseconds after loading, for views that contain no widget. */
const NO_WIDGET = 5000;

/** The selector of controls that lead to games or calls which only the full core supports. */
const LEADS = 'nav a, [data-choose], mex-editor[name="game"]';

const fetchLater = async () => (await import('./fetch-all.ts')).fetchAll();

export function prefetch() {
  let begun = false;
  const later = globalThis.requestIdleCallback ?? ((work) => setTimeout(work, PATIENCE));
  const start = () => {
    if (!begun) later(() => void fetchLater().catch(() => {}));
    begun = true;
  };
  addEventListener('mex-ready', start, { once: true });
  const soon = () => setTimeout(start, NO_WIDGET);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}

/** Fetch the full core when the user first points at or focuses a control that will need it. */
export function fetchOnIntent(app: HTMLElement) {
  const over = new AbortController();
  const onIntent = (event: Event) => {
    const leads = (at: EventTarget) => at instanceof Element && at.matches(LEADS);
    if (!event.composedPath().some(leads)) return;
    over.abort();
    void prepare();
  };
  for (const name of ['pointerover', 'focusin']) {
    app.addEventListener(name, onIntent, { signal: over.signal, passive: true });
  }
}
