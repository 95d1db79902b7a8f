/**
 * Prefetch the game picker, the fields of the game, and the words of the other languages, which may be needed offline,
 * once the first board is shown and the browser is idle; and prefetch the full core, six times as large as the small
 * one, once the user points at an element that needs it.
 */
import { prepare } from '../engine/api.ts';
import { FIRST_AREAS } from '../i18n/areas.ts';
import { fetchAllWords } from '../i18n/languages.ts';

/** Delay without requestIdleCallback, in milliseconds. */
const PATIENCE = 300;

/** Delay after loading for views without a widget, in milliseconds. */
const NO_WIDGET = 5000;

/** Controls that lead to games and calls outside the small core. */
const LEADS = 'nav a, [data-choose], mex-editor[name="game"]';

/** Failed requests are repeated on demand. */
async function fetchAll() {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!connection?.saveData) {
    await Promise.allSettled([
      import('../setup/mex-picker.ts'),
      import('../setup/mex-setup.ts'),
      import('../play/mex-report.ts'),
      import('../play/hints-view.ts'),
      import('../play/celebrate.ts'),
      import('../boards/scene-drag.ts'),
      fetchAllWords([...FIRST_AREAS, 'notation']),
    ]);
  }
  // Load it last, since it caches the files loaded by then.
  await import('./mex-offline.ts').catch(() => {});
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

/** Fetches the full core at the first sign that it will be needed. */
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
