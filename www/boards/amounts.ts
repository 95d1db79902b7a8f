/**
 * Amounts of stones that may be taken, as ascending, disjoint, inclusive ranges from the core. A range has
 * each amount from its lower end in steps of a unit, which is 1 by default.
 */

export type Ranges = [number, number][];

/** Return whether `n` is an allowed amount. */
export function allows(ranges: Ranges, n: number, unit: number = 1): boolean {
  return ranges.some(([lo, hi]) => lo <= n && n <= hi && (n - lo) % unit === 0);
}

/** Return the smallest allowed amount, or 0 if there is none. */
export function least(ranges: Ranges) {
  return ranges.length ? ranges[0][0] : 0;
}

/** Return the greatest allowed amount, or 0 if there is none. */
export function most(ranges: Ranges, unit: number = 1) {
  return atMost(ranges, Infinity, unit) ?? 0;
}

/** Return the smallest allowed amount that is at least `n`, or null if there is none. */
export function atLeast(ranges: Ranges, n: number, unit: number = 1): number | null {
  for (const [lo, hi] of ranges) {
    const amount = n <= lo ? lo : lo + Math.ceil((n - lo) / unit) * unit;
    if (amount <= hi) return amount;
  }
  return null;
}

/** Return the greatest allowed amount that is at most `n`, or null if there is none. */
export function atMost(ranges: Ranges, n: number, unit: number = 1): number | null {
  for (let i = ranges.length - 1; i >= 0; i--) {
    const [lo, hi] = ranges[i];
    const top = Math.min(hi, n);
    if (top >= lo) return top - ((top - lo) % unit);
  }
  return null;
}

/**
 * Return the allowed amount to which a change by `delta` leads from `n`: the next larger or smaller one for 1
 * or -1, otherwise the first at a distance of at least |`delta`| units. Beyond the greatest amount, return
 * the greatest; below the least, return 0, which means that nothing is chosen.
 */
export function step(ranges: Ranges, n: number, delta: number, unit: number = 1): number {
  if (!ranges.length) return 0;
  const far = Math.abs(delta) > 1 ? delta * unit : delta;
  if (delta > 0) return atLeast(ranges, n + far, unit) ?? most(ranges, unit);
  return atMost(ranges, n + far, unit) ?? 0;
}

/** Return the amounts that are allowed in both lists of ranges, if the unit of both is 1. */
export function both(a: Ranges, b: Ranges): Ranges {
  const out: Ranges = [];
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
 * Return whether every amount from 1 to the greatest is allowed, so that the allowed amounts need not be
 * listed.
 */
export function isFull(ranges: Ranges, unit: number = 1) {
  return ranges.length === 1 && ranges[0][0] === 1 && unit === 1;
}

/**
 * Return the ranges as a text: "1, 3–5", or with steps "3, 6 … 21". At most `limit` ranges are listed,
 * followed by "…" if there are more.
 */
export function listAmounts(ranges: Ranges, limit: number = 8, unit: number = 1) {
  const shown = ranges.slice(0, limit).map(([lo, hi]) => {
    if (lo === hi) return `${lo}`;
    if (unit === 1) return hi === lo + 1 ? `${lo}, ${hi}` : `${lo}–${hi}`;
    const top = most([[lo, hi]], unit);
    if (top <= lo + 2 * unit) {
      return Array.from({ length: (top - lo) / unit + 1 }, (_, k) => lo + k * unit).join(', ');
    }
    return `${lo}, ${lo + unit} … ${top}`;
  });
  return shown.join(', ') + (ranges.length > limit ? ', …' : '');
}
