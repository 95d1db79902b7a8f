/** A table that comes in parts, put together in one array. */
export class Assembly {
  /** @type {import('./types/period.ts').GrundyValues} as many bytes a heap as the parts need */
  #nimbers = new Uint8Array(0);
  /** @type {any} */
  #last = null;

  /** How many values have come. */
  #count = 0;

  /** All values up to now. */
  get soFar() {
    return this.#nimbers.subarray(0, this.#count);
  }

  /**
   * A table that is computed once more, since its worker went away, begins with what has come already.
   * @template {{ from: number, nimbers: import('./types/period.ts').GrundyValues, total: number,
   *   done: boolean }} Part
   * @param {Part} part
   * @returns {Part | null} what of the part is new
   */
  add(part) {
    const known = Math.max(0, this.#count - part.from);
    if (known > part.nimbers.length || (known === part.nimbers.length && !part.done)) return null;
    const fresh =
      known === 0 ? part : { ...part, from: this.#count, nimbers: part.nimbers.slice(known) };
    this.#put(fresh);
    return fresh;
  }

  /**
   * @param {{ from: number, nimbers: import('./types/period.ts').GrundyValues, total: number }} part
   */
  #put(part) {
    const { from, nimbers, total } = part;
    if (this.#last === null || nimbers.BYTES_PER_ELEMENT > this.#nimbers.BYTES_PER_ELEMENT) {
      const kinds = { 1: Uint8Array, 2: Uint16Array, 4: Uint32Array };
      const wider = kinds[/** @type {1 | 2 | 4} */ (nimbers.BYTES_PER_ELEMENT)];
      const all = new wider(total + 1);
      all.set(this.#nimbers.subarray(0, from));
      this.#nimbers = all;
    }
    this.#nimbers.set(nimbers, from);
    this.#last = part;
    this.#count = from + nimbers.length;
  }

  /** @returns {import('./types.ts').Table} */
  table() {
    const { game, reached, period, proof } = this.#last;
    return { game, nimbers: this.#nimbers, period, proof, reached };
  }
}
