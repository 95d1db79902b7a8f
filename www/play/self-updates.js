/**
 * Self-triggered updates: the page writes what an element emits into the link, and from there back
 * to the element's attributes. For a while such an update is recognized and ignored.
 */

/** An update comes back in less than this, in milliseconds. */
const ROUND_TRIP = 1000;

export class SelfUpdates {
  /** The attributes whose position is being loaded. @type {string | null} */
  awaited = null;
  /** Emitted states and when. @type {Map<string, number>} */
  #emitted = new Map();

  /**
   * @param {string} text the emitted state
   * @param {string} asked the state in the attributes, which does not come back
   */
  record(text, asked) {
    const now = performance.now();
    for (const [old, at] of this.#emitted) if (now - at > ROUND_TRIP) this.#emitted.delete(old);
    this.#emitted.delete(text);
    if (text !== asked) this.#emitted.set(text, now);
  }

  clear() {
    this.#emitted.clear();
  }

  /** Whether an update is self-triggered. Each comes back at most once. @param {string} asked */
  has(asked) {
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
