/** Tells once when the page has arrived and nothing else is to be done. */

/** Where browsers do not tell, so long after. */
const LATE = 300;

/** @param {() => void} tell @returns {() => void} gives the waiting up */
export function whenIdle(tell) {
  let given = false;
  const now = () => given || tell();
  const ask = () =>
    'requestIdleCallback' in globalThis
      ? requestIdleCallback(now, { timeout: 2000 })
      : setTimeout(now, LATE);
  if (document.readyState === 'complete') ask();
  else addEventListener('load', ask, { once: true });
  return () => (given = true);
}
