/**
 * Amounts that may be taken, as the core gives them: ascending, disjoint, inclusive ranges, each
 * from its lower end in steps of a unit (1 unless told). Nothing here knows a rule; it only finds
 * its way through the ranges.
 */

export type Ranges = [number, number][];

/** Whether `n` is one of the amounts. */
export function allows(ranges: Ranges, n: number, unit: number = 1): boolean {
  return ranges.some(([lo, hi]) => lo <= n && n <= hi && (n - lo) % unit === 0);
}

/** The smallest amount, or 0 when there is none. */
export function least(ranges: Ranges) {
  return ranges.length ? ranges[0][0] : 0;
}

/** The greatest amount, or 0 when there is none. */
export function most(ranges: Ranges, unit: number = 1) {
  return atMost(ranges, Infinity, unit) ?? 0;
}

/** The first amount that is at least `n`, or null. */
export function atLeast(ranges: Ranges, n: number, unit: number = 1): number | null {
  for (const [lo, hi] of ranges) {
    const amount = n <= lo ? lo : lo + Math.ceil((n - lo) / unit) * unit;
    if (amount <= hi) return amount;
  }
  return null;
}

/** The last amount that is at most `n`, or null. */
export function atMost(ranges: Ranges, n: number, unit: number = 1): number | null {
  for (let i = ranges.length - 1; i >= 0; i--) {
    const [lo, hi] = ranges[i];
    const top = Math.min(hi, n);
    if (top >= lo) return top - ((top - lo) % unit);
  }
  return null;
}

/**
 * The amount reached from `n` by `delta` units: snapped to an allowed one in the direction of the
 * step; at the end it stays. Going below the least gives 0, "nothing chosen".
 */
export function step(ranges: Ranges, n: number, delta: number, unit: number = 1): number {
  if (!ranges.length) return 0;
  const far = Math.abs(delta) > 1 ? delta * unit : delta;
  if (delta > 0) return atLeast(ranges, n + far, unit) ?? most(ranges, unit);
  return atMost(ranges, n + far, unit) ?? 0;
}

/** Amounts allowed in both. */
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
 * Whether every amount from 1 to the greatest is allowed, so that nothing needs to be said.
 */
export function isFull(ranges: Ranges, unit: number = 1) {
  return ranges.length === 1 && ranges[0][0] === 1 && unit === 1;
}

/**
 * The ranges in words of digits: "1, 3–5", or in steps "3, 6 … 21". At most `limit` ranges, then
 * "…".
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
