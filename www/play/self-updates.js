/**
 * What an element announces comes back to it: its page writes it to the link, and from there to the
 * element's attributes. For a while this is known for an echo, and not for news.
 */

/** The way round takes less than this, in milliseconds. */
const WAY = 1000;

export class Echo {
  /** What is on its way to the board. @type {string | null} */
  awaited = null;
  /** What was announced, and when. @type {Map<string, number>} */
  #told = new Map();

  /**
   * @param {string} text that is announced now
   * @param {string} asked what the attributes say already, which does not come back
   */
  tell(text, asked) {
    const now = performance.now();
    for (const [old, at] of this.#told) if (now - at > WAY) this.#told.delete(old);
    this.#told.delete(text);
    if (text !== asked) this.#told.set(text, now);
  }

  /** What comes now is meant. */
  forget() {
    this.#told.clear();
  }

  /** Whether this is an echo. Each comes back once at most; the second time somebody means it. @param {string} asked */
  hears(asked) {
    const at = this.#told.get(asked);
    if (at === undefined) return false;
    // One that is late may have been overtaken, and then does not come at all.
    for (const text of this.#told.keys()) {
      this.#told.delete(text);
      if (text === asked) break;
    }
    return performance.now() - at < WAY;
  }
}
