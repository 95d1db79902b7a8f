/**
 * Draws very many dots pixel by pixel. In each column of pixels, each value below `SMALL` is drawn once, and
 * is fainter if it is rare in the column; larger values are drawn only for sampled heaps.
 */
import { SMALL } from './pyramid.ts';
import type { Pyramid } from './pyramid.ts';
import type { Span } from '../../ui/drawing/zoom.ts';

/** The largest number of heaps per pixel column that are sampled to estimate how often values occur. */
const SAMPLES = 96;

/** The number of heaps per pixel column below which no value counts as rare. */
const FEW = 12;

export function scatter(
  {
    pixels,
    width,
    height,
  }: { /** An empty image, row by row. */ pixels: Uint32Array; width: number; height: number },
  dots: {
    values: ArrayLike<number>;
    pyramid: Pyramid;
    span: Span;
    /** The largest value there is room for. */ top: number;
    /** The size of a dot, in pixels. */ size: number;
    /** The colour of value 0, as a pixel. */ zero: number;
    /** The colours of other values, as pixels: frequent, less frequent, rare. */ tints: number[];
  },
) {
  const { values, pyramid, span, top, size, zero, tints } = dots;
  const seen = new Uint32Array(SMALL / 32);
  const perColumn = (span.hi - span.lo) / width;
  const perValue = height / (top + 1);
  const counts = new Uint16Array(SMALL);
  const put = (x: number, value: number, colour: number) => {
    const y = Math.max(0, Math.min(height - size, (height - (value + 0.5) * perValue) | 0));
    const left = Math.min(x, width - size);
    for (let dy = 0; dy < size; dy += 1) {
      const row = (y + dy) * width + left;
      for (let dx = 0; dx < size; dx += 1) pixels[row + dx] = colour;
    }
  };
  for (let x = 0; x < width; x += 1) {
    const from = Math.max(0, Math.round(span.lo + x * perColumn));
    const to = Math.min(values.length, Math.round(span.lo + (x + 1) * perColumn));
    if (from >= to) continue;
    counts.fill(0);
    let most = 0;
    const step = Math.max(1, (to - from) / SAMPLES);
    for (let at = from, i = x; at < to; at += step, i += 1) {
      // Jitter the sampled heaps, so that a period of the values does not coincide with the sampling
      // interval.
      const n = Math.min(to - 1, Math.floor(at + (((i * 2654435761) >>> 16) / 65536) * step));
      const value = values[n];
      if (value >= SMALL) put(x, value, tints[0]);
      else if (++counts[value] > most) most = counts[value];
    }
    if (to - from < FEW) most = 0;
    seen.fill(0);
    pyramid.collect(values, from, to, seen);
    // Draw the largest values first, so that no dot hides a dot of value 0.
    for (let word = seen.length - 1; word >= 0; word -= 1) {
      for (let bits = seen[word]; bits !== 0;) {
        const bit = 31 - Math.clz32(bits);
        bits &= ~(1 << bit);
        const value = word * 32 + bit;
        const often = counts[value];
        const tint = often * 4 >= most ? 0 : often * 16 >= most ? 1 : 2;
        put(x, value, value === 0 ? zero : tints[tint]);
      }
    }
  }
}
