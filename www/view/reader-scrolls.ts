/** The events with which scrolling by a reader begins. */
const HANDS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Call a function at each event with which a reader may begin to scroll. Return a function that removes the
 * listeners.
 */
export function onReaderScroll(call: () => void): () => void {
  for (const hand of HANDS) addEventListener(hand, call, { passive: true });
  return () => {
    for (const hand of HANDS) removeEventListener(hand, call);
  };
}
