/**
 * Panning and zooming as arithmetic, shared by buttons, keys, drags and pinches and tested without
 * a browser.
 *
 * @typedef {{lo: number, hi: number}} Span a visible stretch of the axis, lo < hi
 * @typedef {{k: number, x: number, y: number}} Camera screen = world * k + (x, y)
 */

/**
 * The span zoomed about a place and kept inside [0, size].
 * @param {Span} span
 * @param {number} factor above 1 shows less
 * @param {number} at the fixed point
 * @param {number} size
 * @param {number} [least] never show less than this
 * @returns {Span}
 */
export function zoomSpan(span, factor, at, size, least = 8) {
  const width = span.hi - span.lo;
  const wanted = Math.min(size, Math.max(Math.min(least, size), width / factor));
  const share = width === 0 ? 0.5 : (at - span.lo) / width;
  return keepInside({ lo: at - share * wanted, hi: at + (1 - share) * wanted }, size);
}

/**
 * @param {Span} span
 * @param {number} by in units of the axis
 * @param {number} size
 * @returns {Span}
 */
export function panSpan(span, by, size) {
  return keepInside({ lo: span.lo + by, hi: span.hi + by }, size);
}

/**
 * The span moved as little as possible so that the place is visible.
 * @param {Span} span
 * @param {number} at
 * @param {number} size
 */
export function reveal(span, at, size) {
  if (at < span.lo) return panSpan(span, at - span.lo, size);
  if (at + 1 > span.hi) return panSpan(span, at + 1 - span.hi, size);
  return span;
}

/**
 * @param {Span} span
 * @param {number} size
 * @returns {Span}
 */
function keepInside({ lo, hi }, size) {
  const width = Math.min(hi - lo, size);
  const start = Math.min(Math.max(lo, 0), size - width);
  return { lo: start, hi: start + width };
}

/**
 * Round whole-number ticks inside [lo, hi], at most about `count`.
 * @param {number} lo
 * @param {number} hi
 * @param {number} count
 * @returns {number[]}
 */
export function ticks(lo, hi, count) {
  const rough = Math.max(1, (hi - lo) / Math.max(1, count));
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5, 10].find((f) => f * power >= rough - 1e-9) ?? 10;
  const step = Math.max(1, factor * power);
  const out = [];
  for (let at = Math.ceil(lo / step) * step; at <= hi; at += step) out.push(Math.round(at));
  return out;
}

/**
 * The camera zoomed about a screen point.
 * @param {Camera} camera
 * @param {number} factor
 * @param {number} px
 * @param {number} py
 * @param {number} [least]
 * @param {number} [most]
 * @returns {Camera}
 */
export function zoomCamera(camera, factor, px, py, least = 0.1, most = 4) {
  const k = Math.min(most, Math.max(least, camera.k * factor));
  const share = k / camera.k;
  return { k, x: px - (px - camera.x) * share, y: py - (py - camera.y) * share };
}

/**
 * The camera that shows a whole drawing centred in a frame, never enlarged.
 * @param {number} width of the drawing
 * @param {number} height
 * @param {number} frameWidth
 * @param {number} frameHeight
 * @returns {Camera}
 */
export function fit(width, height, frameWidth, frameHeight) {
  const k = Math.min(1, frameWidth / Math.max(1, width), frameHeight / Math.max(1, height));
  return { k, x: (frameWidth - width * k) / 2, y: (frameHeight - height * k) / 2 };
}
