/**
 * Self-triggered updates: the page writes what an element emits into the link, and from there back
 * to the element's attributes. For a while such an update is recognized and ignored.
 */

/** An update comes back in less than this, in milliseconds. */
const ROUND_TRIP = 1000;

export class SelfUpdates {
  /** The attributes whose position is being loaded. */
  awaited: string | null = null;
  /** Emitted states and when. */
  #emitted: Map<string, number> = new Map();

  /**
   * @param text the emitted state
   * @param asked the state in the attributes, which does not come back
   */
  record(text: string, asked: string) {
    const now = performance.now();
    for (const [old, at] of this.#emitted) if (now - at > ROUND_TRIP) this.#emitted.delete(old);
    this.#emitted.delete(text);
    if (text !== asked) this.#emitted.set(text, now);
  }

  clear() {
    this.#emitted.clear();
  }

  /** Whether an update is self-triggered. Each comes back at most once. */
  has(asked: string) {
    const at = this.#emitted.get(asked);
    if (at === undefined) return false;
    // Earlier updates may have been superseded, and then never come back.
    for (const text of this.#emitted.keys()) {
      this.#emitted.delete(text);
      if (text === asked) break;
    }
    return performance.now() - at < ROUND_TRIP;
  }
}
