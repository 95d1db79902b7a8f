import { prepare } from '../engine/api.ts';
import { savesData } from '../engine/saves-data.ts';
import { FIRST_AREAS } from '../i18n/areas.ts';
import { fetchAllWords } from '../i18n/languages.ts';
import { define } from '../ui/element/base.ts';
import { MexOffline } from './mex-offline.ts';

/** The selector of controls that lead to games or calls which only the full core supports. */
const LEADS = 'nav a, [data-choose], mex-editor[name="game"]';

/**
 * Fetch the modules and words that a visitor is likely to need next. Ignore failures: each file is requested
 * again when needed.
 */
export async function fetchAll(app: HTMLElement) {
  fetchOnIntent(app);
  if (!savesData()) {
    await Promise.allSettled([
      // The note about a language that was not loaded is shown when the network is down, so load the note
      // now.
      import('./app-notes.ts'),
      import('../setup/mex-picker.ts'),
      import('../setup/mex-setup.ts'),
      import('../play/mex-report.ts'),
      import('../play/hints-view.ts'),
      import('../play/celebrate.ts'),
      import('../boards/scene-drag.ts'),
      fetchAllWords([...FIRST_AREAS, 'notation', 'notes']),
    ]);
  }
  // Start `mex-offline` last, since it stores the files that are loaded by then.
  define('mex-offline', MexOffline);
}

/** Fetch the full core when the user first points at or focuses a control that will need it. */
function fetchOnIntent(app: HTMLElement) {
  // The user may point at one already.
  if (app.querySelector(`:is(${LEADS}):is(:hover, :focus-within)`)) {
    void prepare();
    return;
  }
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
