/**
 * Keeps the page for when there is no network, and offers a new build of it when there is one. Not
 * where it was opened from a disk, and not within a page of somebody else.
 */

/** Milliseconds after the page has loaded, where a view has no widget to wait for. */
const PATIENCE = 5000;

/**
 * @param {(take: () => void) => void} offer hears of a new build, and how to go over to it
 */
export function keepOffline(offer) {
  const { serviceWorker } = navigator;
  if (!serviceWorker || window.top !== window || !/^https?:$/.test(location.protocol)) return;
  let begun = false;
  const start = () => {
    if (begun) return;
    begun = true;
    void register(serviceWorker, offer).catch(() => {});
  };
  // What is on the screen comes first: its core is still on the way when the page has loaded.
  addEventListener('mex-ready', start, { once: true });
  const soon = () => setTimeout(start, PATIENCE);
  if (document.readyState === 'complete') soon();
  else addEventListener('load', soon, { once: true });
}

/** @param {ServiceWorkerContainer} container @param {(take: () => void) => void} offer */
async function register(container, offer) {
  const registration = await container.register('./sw.js', { updateViaCache: 'none' });
  const look = () => {
    const { waiting } = registration;
    // Where nobody has been at work before, the first one takes over by itself.
    if (waiting && container.controller) offer(() => take(container, waiting));
  };
  look();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
}

/** @param {ServiceWorkerContainer} container @param {ServiceWorker} waiting */
function take(container, waiting) {
  container.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage('mex-take');
}
