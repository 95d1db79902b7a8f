/** The events by which a reader scrolls. */
const HANDS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Calls a function once the reader scrolls. Returns the end of that. */
export function onceReaderScrolls(call: () => void): () => void {
  for (const hand of HANDS) addEventListener(hand, call, { passive: true });
  return () => {
    for (const hand of HANDS) removeEventListener(hand, call);
  };
}
