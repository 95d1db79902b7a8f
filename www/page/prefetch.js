/**
 * Fetches what is wanted soon once the first board stands, while the browser has nothing else to do: the
 * whole core, the choice of games, and the words of the other language, which may be asked for without a
 * network.
 */
import { prepare } from '../engine/api.js';
import { fetchAllWords } from '../i18n/languages.js';

/** Milliseconds of waiting where a browser does not tell when it is idle. */
const PATIENCE = 300;

/** What does not come now is asked for again when it is needed. */
function fetchAll() {
  void prepare();
  const { connection } = /** @type {any} */ (navigator);
  if (connection?.saveData) return;
  import('./mex-picker.js').catch(() => {});
  void fetchAllWords();
}

export function fetchBeforehand() {
  const later = globalThis.requestIdleCallback ?? ((work) => setTimeout(work, PATIENCE));
  addEventListener('mex-ready', () => later(fetchAll), { once: true });
}
