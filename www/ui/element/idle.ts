/** Call a function once the page is loaded and the browser is idle, or 2 seconds later if it stays busy. */

/** The delay in browsers without `requestIdleCallback` (Safari), in milliseconds. */
const FALLBACK_DELAY = 300;

/** @returns a function that cancels the call */
export function whenIdle(callback: () => void): () => void {
  let given = false;
  const now = () => given || callback();
  const ask = () =>
    'requestIdleCallback' in globalThis
      ? requestIdleCallback(now, { timeout: 2000 })
      : setTimeout(now, FALLBACK_DELAY);
  if (document.readyState === 'complete') ask();
  else addEventListener('load', ask, { once: true });
  return () => (given = true);
}
