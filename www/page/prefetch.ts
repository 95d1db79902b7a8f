/**
 * Once the first board is shown and the browser is idle, prefetch the game picker, the fields of the game,
 * and the words of the other languages, which may be needed offline. Prefetch the full core, which is many
 * times as large as the small one, only when the user points at an element that needs it.
 */

/** The delay in milliseconds in browsers without `requestIdleCallback`. */
const PATIENCE = 300;

/** The delay in milliseconds after loading, for views that contain no widget. */
const NO_WIDGET = 5000;

const fetchLater = async (app: HTMLElement) => (await import('./fetch-all.ts')).fetchAll(app);

export function prefetch(app: HTMLElement) {
  let begun = false;
  const later = globalThis.requestIdleCallback ?? ((work) => setTimeout(work, PATIENCE));
  const start = () => {
    if (!begun) later(() => void fetchLater(app).catch(() => {}));
    begun = true;
  };
  addEventListener('mex-ready', start, { once: true });
  const soon = () => setTimeout(start, NO_WIDGET);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}
