import { savesData } from '../engine/saves-data.ts';
import { FIRST_AREAS } from '../i18n/areas.ts';
import { fetchAllWords } from '../i18n/languages.ts';

/** Fetch the modules and words that are wanted next. Ignore failures: each file is requested again when needed. */
export async function fetchAll() {
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
