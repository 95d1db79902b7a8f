/**
 * What an element announces comes back to it: its page writes it to the link, and from there to the
 * element's attributes. For a while this is known for an echo, and not for news.
 */

/** The way round takes less than this, in milliseconds. */
const WAY = 1000;

export class Echo {
  /** What was announced, and when. @type {Map<string, number>} */
  #told = new Map();

  /** @param {string} text that is announced now */
  tell(text) {
    const now = performance.now();
    for (const [old, at] of this.#told) if (now - at > WAY) this.#told.delete(old);
    this.#told.set(text, now);
  }

  /** @param {string} text */
  knows(text) {
    const at = this.#told.get(text);
    return at !== undefined && performance.now() - at < WAY;
  }
}
