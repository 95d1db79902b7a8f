/**
 * Calls back when the network is available again, to retry what could not be loaded.
 * @returns cancels
 */
export function whenOnline(again: () => void): () => void {
  globalThis.addEventListener?.('online', again, { once: true });
  return () => globalThis.removeEventListener?.('online', again);
}
