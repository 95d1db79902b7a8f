/** Very many dots, set pixel by pixel: a column at a time, each value of it once. */
import { SMALL } from './pyramid.js';

/** Of values too large to be known one by one, so many are looked at in each column. */
const SAMPLES = 64;

/**
 * @param {object} to
 * @param {Uint32Array} to.pixels row by row, empty
 * @param {number} to.width
 * @param {number} to.height
 * @param {object} dots
 * @param {ArrayLike<number>} dots.values
 * @param {import('./pyramid.js').Pyramid} dots.pyramid
 * @param {import('./view.js').Span} dots.span
 * @param {number} dots.top the largest value there is room for
 * @param {number} dots.size of a dot, in pixels
 * @param {number} dots.zero the colour of value 0, as a pixel
 * @param {number} dots.other
 */
export function scatter({ pixels, width, height }, dots) {
  const { values, pyramid, span, top, size, zero, other } = dots;
  const seen = new Uint32Array(SMALL / 32);
  const perColumn = (span.hi - span.lo) / width;
  const perValue = height / (top + 1);
  const put = (/** @type {number} */ x, /** @type {number} */ value) => {
    const y = Math.max(0, Math.min(height - size, (height - (value + 0.5) * perValue) | 0));
    const left = Math.min(x, width - size);
    const colour = value === 0 ? zero : other;
    for (let dy = 0; dy < size; dy += 1) {
      const row = (y + dy) * width + left;
      for (let dx = 0; dx < size; dx += 1) pixels[row + dx] = colour;
    }
  };
  for (let x = 0; x < width; x += 1) {
    const from = Math.max(0, Math.round(span.lo + x * perColumn));
    const to = Math.min(values.length, Math.round(span.lo + (x + 1) * perColumn));
    if (from >= to) continue;
    if (top >= SMALL) {
      const step = Math.max(1, (to - from) / SAMPLES);
      for (let at = from, i = x; at < to; at += step, i += 1) {
        // Not quite evenly, so that no period of the values falls into step with it.
        const n = Math.min(to - 1, Math.floor(at + (((i * 2654435761) >>> 16) / 65536) * step));
        if (values[n] >= SMALL) put(x, values[n]);
      }
    }
    seen.fill(0);
    pyramid.collect(values, from, to, seen);
    // From above, so that value 0 is never hidden.
    for (let word = seen.length - 1; word >= 0; word -= 1) {
      for (let bits = seen[word]; bits !== 0;) {
        const bit = 31 - Math.clz32(bits);
        bits &= ~(1 << bit);
        put(x, word * 32 + bit);
      }
    }
  }
}
