/**
 * One call at a time: starting another aborts the previous one, and a late result is dropped.
 */
export class Latest {
  #controller: AbortController | null = null;

  /** @returns rejects with an AbortError when another was started meanwhile */
  async run<T>(call: (signal: AbortSignal) => Promise<T>): Promise<T> {
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

export function aborted(thrown: unknown) {
  return (thrown as { name?: string } | null)?.name === 'AbortError';
}
