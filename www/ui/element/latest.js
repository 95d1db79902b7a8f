/**
 * One call at a time: starting another aborts the previous one, and a late result is dropped.
 */
export class Latest {
  /** @type {AbortController | null} */
  #controller = null;

  /**
   * @template T
   * @param {(signal: AbortSignal) => Promise<T>} call
   * @returns {Promise<T>} rejects with an AbortError when another was started meanwhile
   */
  async run(call) {
    this.stop();
    const mine = new AbortController();
    this.#controller = mine;
    try {
      const value = await call(mine.signal);
      mine.signal.throwIfAborted();
      return value;
    } catch (thrown) {
      mine.signal.throwIfAborted();
      throw thrown;
    } finally {
      if (this.#controller === mine) this.#controller = null;
    }
  }

  stop() {
    this.#controller?.abort(new DOMException('superseded', 'AbortError'));
    this.#controller = null;
  }
}

/** @param {unknown} thrown */
export function aborted(thrown) {
  return /** @type {any} */ (thrown)?.name === 'AbortError';
}
