/**
 * Call a function when the network is available again, to retry a failed load.
 * @returns a function that cancels the call
 */
export function whenOnline(again: () => void): () => void {
  globalThis.addEventListener?.('online', again, { once: true });
  return () => globalThis.removeEventListener?.('online', again);
}
