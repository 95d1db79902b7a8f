/**
 * Once the first board is shown and the browser is idle, prefetch the game picker, the fields of the game,
 * and the words of the other languages, which may be needed offline. Prefetch the full core, which is many
 * times as large as the small one, only when the user points at an element that needs it.
 */
import { prepare } from '../engine/api.ts';
import { savesData } from '../engine/saves-data.ts';
import { FIRST_AREAS } from '../i18n/areas.ts';
import { fetchAllWords } from '../i18n/languages.ts';

/** The delay in milliseconds in browsers without `requestIdleCallback`. */
const PATIENCE = 300;

/** The delay in milliseconds after loading, for views that contain no widget. */
const NO_WIDGET = 5000;

/** The selector of controls that lead to games or calls which only the full core supports. */
const LEADS = 'nav a, [data-choose], mex-editor[name="game"]';

/** Fetch the modules and words. Ignore failures: each file is requested again when needed. */
async function fetchAll() {
  if (!savesData()) {
    await Promise.allSettled([
      // The note that a language did not arrive is wanted when the network is down.
      import('./app-notes.ts'),
      import('../setup/mex-picker.ts'),
      import('../setup/mex-setup.ts'),
      import('../play/mex-report.ts'),
      import('../play/hints-view.ts'),
      import('../play/celebrate.ts'),
      import('../boards/scene-drag.ts'),
      fetchAllWords([...FIRST_AREAS, 'notation']),
    ]);
  }
  // Load `mex-offline` last, since it stores the files that are loaded by then.
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
