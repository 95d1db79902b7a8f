/** One kind of event of an object: `emit` calls those who listen, synchronously, in the order in which they came. */
export class Emitter<Detail = void> {
  #listeners: Set<(detail: Detail) => void> = new Set();

  /** @returns ends the subscription */
  listen(listener: (detail: Detail) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  emit(detail: Detail) {
    for (const listener of [...this.#listeners]) listener(detail);
  }
}
