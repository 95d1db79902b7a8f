/**
 * Pure functions for panning and zooming, used by buttons, keys, drags and pinches, and tested without a
 * browser.
 */

/** A visible stretch of the axis, lo < hi. */
export type Span = { lo: number; hi: number };

/** The visible part of a plane: a point p of the drawing is at k · p + (x, y) on the screen. */
export type Camera = { k: number; x: number; y: number };

/**
 * Return the interval zoomed about a point and kept inside [0, size].
 * @param factor above 1 for a smaller interval
 * @param at the fixed point
 * @param least the minimum length of the interval
 */
export function zoomSpan(
  span: Span,
  factor: number,
  at: number,
  size: number,
  least: number = 8,
): Span {
  const width = span.hi - span.lo;
  const wanted = Math.min(size, Math.max(Math.min(least, size), width / factor));
  const share = width === 0 ? 0.5 : (at - span.lo) / width;
  return keepInside({ lo: at - share * wanted, hi: at + (1 - share) * wanted }, size);
}

/** @param by the distance, in units of the axis */
export function panSpan(span: Span, by: number, size: number): Span {
  return keepInside({ lo: span.lo + by, hi: span.hi + by }, size);
}

/** Return the interval moved as little as possible so that [at, at + 1] is visible. */
export function reveal(span: Span, at: number, size: number) {
  if (at < span.lo) return panSpan(span, at - span.lo, size);
  if (at + 1 > span.hi) return panSpan(span, at + 1 - span.hi, size);
  return span;
}

function keepInside({ lo, hi }: Span, size: number): Span {
  const width = Math.min(hi - lo, size);
  const start = Math.min(Math.max(lo, 0), size - width);
  return { lo: start, hi: start + width };
}

/** Return round integers inside [lo, hi] for the ticks of an axis, about `count` at most. */
export function ticks(lo: number, hi: number, count: number): number[] {
  const rough = Math.max(1, (hi - lo) / Math.max(1, count));
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5, 10].find((f) => f * power >= rough - 1e-9) ?? 10;
  const step = Math.max(1, factor * power);
  const out = [];
  for (let at = Math.ceil(lo / step) * step; at <= hi; at += step) out.push(Math.round(at));
  return out;
}

/** Return the camera zoomed about a point of the screen, with its scale `k` from `least` to `most`. */
export function zoomCamera(
  camera: Camera,
  factor: number,
  px: number,
  py: number,
  least: number = 0.1,
  most: number = 4,
): Camera {
  const k = Math.min(most, Math.max(least, camera.k * factor));
  const share = k / camera.k;
  return { k, x: px - (px - camera.x) * share, y: py - (py - camera.y) * share };
}

/**
 * Return the camera that shows a whole drawing centred in a frame, scaled down if necessary but never
 * enlarged.
 * @param width the width of the drawing
 */
export function fit(
  width: number,
  height: number,
  frameWidth: number,
  frameHeight: number,
): Camera {
  const k = Math.min(1, frameWidth / Math.max(1, width), frameHeight / Math.max(1, height));
  return { k, x: (frameWidth - width * k) / 2, y: (frameHeight - height * k) / 2 };
}
