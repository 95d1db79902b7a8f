import type { Advance } from './types/answers.ts';
import type { GrundyValues } from './types/period.ts';
import type { Table } from './types.ts';

const KINDS = { 1: Uint8Array, 2: Uint16Array, 4: Uint32Array };

/** A table that comes in parts, put together in one array. */
export class Assembly {
  /** As many bytes a heap as the parts need. */
  #nimbers: GrundyValues = new Uint8Array(0);
  #last: Advance | null = null;

  /** The number of values that have come. */
  #count = 0;

  /** All values up to now. */
  get soFar(): GrundyValues {
    return this.#nimbers.subarray(0, this.#count);
  }

  /**
   * Adds a part, and returns the new values of it. A table that is computed once more, since its worker
   * went away, begins with values that have come already.
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

  /** The whole table, after its last part. */
  table(): Table {
    const { game, reached, period, proof } = this.#last!;
    return { game, nimbers: this.#nimbers, period, proof, reached };
  }
}
