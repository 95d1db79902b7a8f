/** Colours of values: larger values contrast more with the background; value 0 has a separate hue. */
import { bytes } from '../../ui/drawing/canvas-colours.ts';

/** The number of colours in a ramp; colour 0 is that of value 0. */
export const STEPS = 256;

const known: Map<string, Uint32Array> = new Map();

/** Return the colours of a theme as pixels, in the byte order of this machine. */
export function rampOf(colours: Record<string, string>) {
  const { lose, surface, ink } = colours;
  const stops = [colours['stone-1'], colours['stone-3'], ink];
  const key = [lose, surface, ...stops].join();
  const before = known.get(key);
  if (before) return before;
  const [paper, near, middle, far] = [surface, ...stops].map(bytes);
  const path = [mixed(paper, near, 0.22), mixed(paper, near, 0.75), mixed(middle, far, 0.2), far];
  const colour = new Uint8Array(4 * STEPS);
  colour.set(bytes(lose));
  for (let step = 1; step < STEPS; step += 1) {
    const at = ((step - 1) / (STEPS - 2)) * (path.length - 1);
    const from = Math.min(path.length - 2, Math.floor(at));
    colour.set(mixed(path[from], path[from + 1], at - from), 4 * step);
  }
  const ramp = new Uint32Array(colour.buffer);
  if (known.size > 8) known.clear();
  known.set(key, ramp);
  return ramp;
}

/** Return an image with one pixel for each value, for drawings without the core. */
export function pixelsOf(nimbers: ArrayLike<number>, width: number, ramp: Uint32Array) {
  const image = new ImageData(width, nimbers.length / width);
  const pixels = new Uint32Array(image.data.buffer);
  const steps = stepsOf(nimbers);
  for (let i = 0; i < pixels.length; i += 1) {
    if (nimbers[i] !== NO_POSITION) pixels[i] = ramp[steps[nimbers[i]]];
  }
  return image;
}

/**
 * Return the index of the colour of each value of a grid, by the number of cells with smaller positive
 * values, as the core does.
 */
export function stepsOf(nimbers: ArrayLike<number>) {
  const counts = new Float64Array(topOf(nimbers) + 1);
  for (let i = 0; i < nimbers.length; i += 1) {
    if (nimbers[i] !== NO_POSITION) counts[nimbers[i]] += 1;
  }
  const last = counts.length - 1;
  const all = counts.subarray(1, last).reduce((sum, count) => sum + count, 0);
  const steps = new Uint8Array(counts.length);
  for (let value = 1, below = 0; value <= last; value += 1) {
    steps[value] = 1 + (all > 0 ? Math.floor((below * (STEPS - 2) + all / 2) / all) : 0);
    below += counts[value];
  }
  return steps;
}

/** The value of cells of a grid that are not positions. */
export const NO_POSITION = 65_535;

/** Return the largest value of a grid, at least 1. */
export function topOf(nimbers: ArrayLike<number>) {
  let top = 1;
  for (let i = 0; i < nimbers.length; i += 1) {
    if (nimbers[i] > top && nimbers[i] !== NO_POSITION) top = nimbers[i];
  }
  return top;
}

/**
 * Return the mixture of two colours, given as four bytes each.
 * @param share the share of colour b, from 0 to 1
 */
export function mixed(a: ArrayLike<number>, b: ArrayLike<number>, share: number) {
  return [0, 1, 2, 3].map((i) => Math.round(a[i] + (b[i] - a[i]) * share));
}

/** Return the index of the colour of a value, where `top` is the largest value. */
export function stepOf(value: number, top: number) {
  if (value <= 0) return 0;
  return 1 + Math.min(STEPS - 2, Math.round(((value - 1) / Math.max(1, top - 1)) * (STEPS - 2)));
}
