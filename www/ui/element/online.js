/**
 * Calls back when the network is available again, to retry what could not be loaded.
 * @param {() => void} again
 * @returns {() => void} cancels
 */
export function whenOnline(again) {
  globalThis.addEventListener?.('online', again, { once: true });
  return () => globalThis.removeEventListener?.('online', again);
}
