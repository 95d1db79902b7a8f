/** A table that comes in parts, put together in one array. */
export class Assembly {
  /** @type {Uint16Array | Uint32Array} two bytes a heap, until a part needs four */
  #nimbers = new Uint16Array(0);
  /** @type {any} */
  #last = null;

  /**
   * @param {{ from: number, nimbers: Uint16Array | Uint32Array, total: number }} part
   * @returns {Uint16Array | Uint32Array} all values up to now
   */
  add(part) {
    const { from, nimbers, total } = part;
    if (this.#last === null || nimbers.BYTES_PER_ELEMENT > this.#nimbers.BYTES_PER_ELEMENT) {
      const wider = nimbers instanceof Uint32Array ? Uint32Array : Uint16Array;
      const all = new wider(total + 1);
      all.set(this.#nimbers.subarray(0, from));
      this.#nimbers = all;
    }
    this.#nimbers.set(nimbers, from);
    this.#last = part;
    return this.#nimbers.subarray(0, from + nimbers.length);
  }

  /** @returns {import('./types.js').Table} */
  table() {
    const { game, reached, period, proof } = this.#last;
    return { game, nimbers: this.#nimbers, period, proof, reached };
  }
}
