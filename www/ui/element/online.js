/**
 * Tries again when the network is back: what could not be loaded then is asked for once more.
 * @param {() => void} again
 * @returns {() => void} no longer wanted
 */
export function whenOnline(again) {
  globalThis.addEventListener?.('online', again, { once: true });
  return () => globalThis.removeEventListener?.('online', again);
}
