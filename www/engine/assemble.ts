import type { Advance } from './types/answers.ts';
import type { GrundyValues } from './types/period.ts';
import type { Table } from './types.ts';

const KINDS = { 1: Uint8Array, 2: Uint16Array, 4: Uint32Array };

/** A table of Grundy values that arrives in parts, joined in one array. */
export class Assembly {
  /** The values, with as many bytes per value as the widest part has. */
  #nimbers: GrundyValues = new Uint8Array(0);
  #last: Advance | null = null;

  /** The number of values received. */
  #count = 0;

  /** All values received. */
  get soFar(): GrundyValues {
    return this.#nimbers.subarray(0, this.#count);
  }

  /**
   * Add a part, and return the part with only its new values, or null if there are none. If a worker ended
   * and the table is computed again, the first parts repeat known values.
   */
  add<P extends Advance>(part: P): P | null {
    const known = Math.max(0, this.#count - part.from);
    if (known > part.nimbers.length || (known === part.nimbers.length && !part.done)) return null;
    const fresh =
      known === 0 ? part : { ...part, from: this.#count, nimbers: part.nimbers.slice(known) };
    this.#put(fresh);
    return fresh;
  }

  #put(part: Advance) {
    const { from, nimbers, total } = part;
    if (this.#last === null || nimbers.BYTES_PER_ELEMENT > this.#nimbers.BYTES_PER_ELEMENT) {
      const all = new KINDS[nimbers.BYTES_PER_ELEMENT as keyof typeof KINDS](total + 1);
      all.set(this.#nimbers.subarray(0, from));
      this.#nimbers = all;
    }
    this.#nimbers.set(nimbers, from);
    this.#last = part;
    this.#count = from + nimbers.length;
  }

  /** Return the whole table, after its last part was added. */
  table(): Table {
    const { game, reached, period, proof } = this.#last!;
    return { game, nimbers: this.#nimbers, period, proof, reached };
  }
}
