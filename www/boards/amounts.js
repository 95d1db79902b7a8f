/**
 * Amounts that may be taken, as the core gives them: ascending, disjoint, inclusive ranges.
 * Nothing here knows a rule; it only finds its way through the ranges.
 *
 * @typedef {[number, number][]} Ranges
 */

/**
 * Whether `n` lies in one of the ranges.
 * @param {Ranges} ranges @param {number} n @returns {boolean}
 */
export function allows(ranges, n) {
  return ranges.some(([lo, hi]) => lo <= n && n <= hi);
}

/** The smallest amount, or 0 when there is none. @param {Ranges} ranges */
export function least(ranges) {
  return ranges.length ? ranges[0][0] : 0;
}

/** The greatest amount, or 0 when there is none. @param {Ranges} ranges */
export function most(ranges) {
  return ranges.length ? ranges[ranges.length - 1][1] : 0;
}

/**
 * The first amount that is at least `n`, or null.
 * @param {Ranges} ranges @param {number} n @returns {number|null}
 */
export function atLeast(ranges, n) {
  for (const [lo, hi] of ranges) if (n <= hi) return Math.max(lo, n);
  return null;
}

/**
 * The last amount that is at most `n`, or null.
 * @param {Ranges} ranges @param {number} n @returns {number|null}
 */
export function atMost(ranges, n) {
  for (let i = ranges.length - 1; i >= 0; i--) {
    const [lo, hi] = ranges[i];
    if (n >= lo) return Math.min(hi, n);
  }
  return null;
}

/**
 * The amount reached from `n` by `delta`: snapped to an allowed one in the direction of the step;
 * at the end it stays. Going below the least gives 0, "nothing chosen".
 * @param {Ranges} ranges @param {number} n @param {number} delta @returns {number}
 */
export function step(ranges, n, delta) {
  if (!ranges.length) return 0;
  if (delta > 0) return atLeast(ranges, n + delta) ?? most(ranges);
  return atMost(ranges, n + delta) ?? 0;
}

/**
 * Amounts allowed in both.
 * @param {Ranges} a @param {Ranges} b @returns {Ranges}
 */
export function both(a, b) {
  /** @type {Ranges} */
  const out = [];
  let i = 0;
  let j = 0;
  while (i < a.length && j < b.length) {
    const lo = Math.max(a[i][0], b[j][0]);
    const hi = Math.min(a[i][1], b[j][1]);
    if (lo <= hi) out.push([lo, hi]);
    if (a[i][1] < b[j][1]) i++;
    else j++;
  }
  return out;
}

/**
 * Whether every amount from 1 to the greatest is allowed, so that nothing needs to be said.
 * @param {Ranges} ranges
 */
export function isFull(ranges) {
  return ranges.length === 1 && ranges[0][0] === 1;
}

/**
 * The ranges in words of digits: "1, 3–5". At most `limit` ranges, then "…".
 * @param {Ranges} ranges @param {number} [limit]
 */
export function listAmounts(ranges, limit = 8) {
  const shown = ranges.slice(0, limit).map(([lo, hi]) => {
    if (lo === hi) return `${lo}`;
    return hi === lo + 1 ? `${lo}, ${hi}` : `${lo}–${hi}`;
  });
  return shown.join(', ') + (ranges.length > limit ? ', …' : '');
}
