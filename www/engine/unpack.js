/**
 * Text back to the bytes it was packed from; scripts/build/packing.mjs packs. The binary travels by LZMA
 * (Igor Pavlov, 1998), which leaves a quarter less of it than what browsers can undo by themselves.
 */

/** Bits by which a range that has become small is widened. */
const TOP = 2 ** 24;
/** What a probability is a share of, and how fast it follows what it sees. */
const WHOLE_BITS = 11;
const FOLLOW = 5;

/** Where each kind of probability begins in the one table of all of them. */
const IS_MATCH = 0;
const IS_REP = IS_MATCH + (12 << 4);
const IS_REP_0 = IS_REP + 12;
const IS_REP_1 = IS_REP_0 + 12;
const IS_REP_2 = IS_REP_1 + 12;
const IS_REP_0_LONG = IS_REP_2 + 12;
const SLOTS = IS_REP_0_LONG + (12 << 4);
const SPECIAL = SLOTS + (4 << 6);
const ALIGN = SPECIAL + 128;
const LENGTHS = ALIGN + 16;
const LENGTH_SIZE = 2 + (16 << 3) + (16 << 3) + 256;
const LITERALS = LENGTHS + 2 * LENGTH_SIZE;

/** @param {string} text base64 @returns {Uint8Array<ArrayBuffer>} */
export const unpack = (text) => decode(Uint8Array.from(atob(text), (char) => char.charCodeAt(0)));

/**
 * @param {Uint8Array} data a whole `.lzma` file, which names its size
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function decode(data) {
  const lc = data[0] % 9;
  const lp = Math.floor(data[0] / 9) % 5;
  const pb = Math.floor(data[0] / 45);
  const view = new DataView(data.buffer, data.byteOffset);
  const size = view.getUint32(5, true);
  // Nothing of ours is as long as 4 GB, and each file says how long it is.
  if (pb > 4 || view.getUint32(9, true) !== 0) throw new Error('this is not what was packed');
  const out = new Uint8Array(size);
  const odds = new Uint16Array(LITERALS + (0x300 << (lc + lp))).fill(1 << (WHOLE_BITS - 1));
  let at = 18;
  let range = 0xffffffff;
  let code = view.getUint32(14);

  /** @param {number} i which probability */
  const bit = (i) => {
    const odd = odds[i];
    const bound = (range >>> WHOLE_BITS) * odd;
    let found = 0;
    if (code < bound) {
      range = bound;
      odds[i] = odd + (((1 << WHOLE_BITS) - odd) >>> FOLLOW);
    } else {
      range -= bound;
      code -= bound;
      odds[i] = odd - (odd >>> FOLLOW);
      found = 1;
    }
    if (range < TOP) {
      range = (range << 8) >>> 0;
      code = ((code << 8) | data[at++]) >>> 0;
    }
    return found;
  };
  /** Bits that are as likely as not. @param {number} count */
  const evenly = (count) => {
    let found = 0;
    for (let i = 0; i < count; i += 1) {
      range >>>= 1;
      const one = code >= range ? 1 : 0;
      if (one) code -= range;
      found = (found << 1) | one;
      if (range < TOP) {
        range = (range << 8) >>> 0;
        code = ((code << 8) | data[at++]) >>> 0;
      }
    }
    return found;
  };
  /** The highest bit first. @param {number} base @param {number} count */
  const tree = (base, count) => {
    let node = 1;
    for (let i = 0; i < count; i += 1) node = (node << 1) | bit(base + node);
    return node - (1 << count);
  };
  /** The lowest bit first. @param {number} base @param {number} count */
  const reversed = (base, count) => {
    let node = 1;
    let found = 0;
    for (let i = 0; i < count; i += 1) {
      const one = bit(base + node);
      node = (node << 1) | one;
      found |= one << i;
    }
    return found;
  };
  /** @param {number} base @param {number} place */
  const lengthAt = (base, place) => {
    if (!bit(base)) return 2 + tree(base + 2 + (place << 3), 3);
    if (!bit(base + 1)) return 10 + tree(base + 130 + (place << 3), 3);
    return 18 + tree(base + 258, 8);
  };
  /** @param {number} length of the match */
  const distance = (length) => {
    const slot = tree(SLOTS + (Math.min(length - 2, 3) << 6), 6);
    if (slot < 4) return slot;
    const count = (slot >> 1) - 1;
    const base = (2 | (slot & 1)) << count;
    if (slot < 14) return base + reversed(SPECIAL + base - slot, count);
    return base + (evenly(count - 4) << 4) + reversed(ALIGN, 4);
  };

  let [rep0, rep1, rep2, rep3] = [0, 0, 0, 0];
  let state = 0;
  let n = 0;
  while (n < size) {
    const place = n & ((1 << pb) - 1);
    if (!bit(IS_MATCH + (state << 4) + place)) {
      const before = n ? out[n - 1] : 0;
      const low = n & ((1 << lp) - 1);
      const base = LITERALS + 0x300 * ((low << lc) + (before >> (8 - lc)));
      let node = 1;
      if (state >= 7) {
        // What was expected here helps to guess, as long as it is right.
        let expected = out[n - rep0 - 1];
        while (node < 0x100) {
          const wanted = expected >> 7;
          expected = (expected << 1) & 0xff;
          const one = bit(base + ((1 + wanted) << 8) + node);
          node = (node << 1) | one;
          if (wanted !== one) break;
        }
      }
      while (node < 0x100) node = (node << 1) | bit(base + node);
      out[n++] = node & 0xff;
      state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
      continue;
    }
    let length;
    if (bit(IS_REP + state)) {
      if (!bit(IS_REP_0 + state)) {
        if (!bit(IS_REP_0_LONG + (state << 4) + place)) {
          state = state < 7 ? 9 : 11;
          out[n] = out[n - rep0 - 1];
          n += 1;
          continue;
        }
      } else if (!bit(IS_REP_1 + state)) {
        [rep0, rep1] = [rep1, rep0];
      } else if (!bit(IS_REP_2 + state)) {
        [rep0, rep1, rep2] = [rep2, rep0, rep1];
      } else {
        [rep0, rep1, rep2, rep3] = [rep3, rep0, rep1, rep2];
      }
      length = lengthAt(LENGTHS + LENGTH_SIZE, place);
      state = state < 7 ? 8 : 11;
    } else {
      [rep3, rep2, rep1] = [rep2, rep1, rep0];
      length = lengthAt(LENGTHS, place);
      state = state < 7 ? 7 : 10;
      rep0 = distance(length);
    }
    if (rep0 >= n || at > data.length + 4) throw new Error('this is not what was packed');
    for (let end = Math.min(n + length, size); n < end; n += 1) out[n] = out[n - rep0 - 1];
  }
  return out;
}
