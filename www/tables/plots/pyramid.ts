/**
 * A summary of millions of values: for every bucket of consecutive heaps the largest value and the set of
 * small values. The summary grows with the table.
 */

/** The number of heaps in a bucket. */
const BUCKET = 256;

/** The bound below which each value is stored individually; of larger values only the maximum is stored. */
export const SMALL = 512;

const WORDS = SMALL / 32;

export class Pyramid {
  #count = 0;
  #tops = new Uint32Array(16);
  #bits = new Uint32Array(16 * WORDS);
  /** The largest value of all. */
  top = 0;

  /** Add the values that are not in the summary yet. */
  grow(values: ArrayLike<number>) {
    const buckets = Math.ceil(values.length / BUCKET);
    if (buckets > this.#tops.length) {
      const space = Math.max(buckets, 2 * this.#tops.length);
      this.#tops = enlarged(this.#tops, space);
      this.#bits = enlarged(this.#bits, space * WORDS);
    }
    const [tops, bits] = [this.#tops, this.#bits];
    for (let n = this.#count; n < values.length;) {
      const bucket = Math.floor(n / BUCKET);
      const end = Math.min(values.length, (bucket + 1) * BUCKET);
      let top = tops[bucket];
      for (; n < end; n += 1) {
        const value = values[n];
        if (value < SMALL) bits[bucket * WORDS + (value >> 5)] |= 1 << (value & 31);
        if (value > top) top = value;
      }
      tops[bucket] = top;
      if (top > this.top) this.top = top;
    }
    this.#count = Math.max(this.#count, values.length);
    return this;
  }

  /** Return the largest value of the heaps from `from` (included) to `to` (excluded). */
  highest(values: ArrayLike<number>, from: number, to: number) {
    let top = 0;
    inBuckets(
      from,
      to,
      (n) => {
        if (values[n] > top) top = values[n];
      },
      (bucket) => {
        if (this.#tops[bucket] > top) top = this.#tops[bucket];
      },
    );
    return top;
  }

  /**
   * Add the values below `SMALL` of the heaps from `from` (included) to `to` (excluded) to a bit set.
   * @param seen the bit set, of `SMALL / 32` words
   */
  collect(values: ArrayLike<number>, from: number, to: number, seen: Uint32Array) {
    const bits = this.#bits;
    const words = Math.min(WORDS, (this.top >> 5) + 1);
    inBuckets(
      from,
      to,
      (n) => {
        const value = values[n];
        if (value < SMALL) seen[value >> 5] |= 1 << (value & 31);
      },
      (bucket) => {
        const base = bucket * WORDS;
        for (let i = 0; i < words; i += 1) seen[i] |= bits[base + i];
      },
    );
  }
}

/** Call `whole` for each whole bucket in a range of heaps, and `one` for each other heap of the range. */
function inBuckets(
  from: number,
  to: number,
  one: (n: number) => void,
  whole: (bucket: number) => void,
) {
  const first = Math.ceil(from / BUCKET);
  const last = Math.floor(to / BUCKET);
  if (first >= last) {
    for (let n = from; n < to; n += 1) one(n);
    return;
  }
  for (let n = from; n < first * BUCKET; n += 1) one(n);
  for (let bucket = first; bucket < last; bucket += 1) whole(bucket);
  for (let n = last * BUCKET; n < to; n += 1) one(n);
}

function enlarged(old: Uint32Array, length: number) {
  const array = new Uint32Array(length);
  array.set(old);
  return array;
}

const known: WeakMap<object, Pyramid> = new WeakMap();

/** Return the summary of a table; it is created once for each buffer of values. */
export function pyramidOf(values: ArrayLike<number>) {
  const key = ArrayBuffer.isView(values) ? values.buffer : values;
  let pyramid = known.get(key);
  if (!pyramid) known.set(key, (pyramid = new Pyramid()));
  return pyramid.grow(values);
}
