/** One kind of event of an object: `emit` calls the listeners, synchronously, in the order of subscription. */
export class Emitter<Detail = void> {
  #listeners: Set<(detail: Detail) => void> = new Set();

  /** @returns a function that ends the subscription */
  listen(listener: (detail: Detail) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  emit(detail: Detail) {
    for (const listener of [...this.#listeners]) listener(detail);
  }
}
