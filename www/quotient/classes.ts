/** A quotient prepared for drawing: its classes by number, with their properties. */
import type { Quotient } from '../engine/types.ts';

export type { Quotient };

export interface Classes {
  quotient: Quotient;
  /** Whether the sums of a class are P-positions. */
  lost: boolean[];
  /** The class of each heap. */
  phi: number[];
  /** The number of heaps: one period and the heaps before it, or all examined ones. */
  heaps: number;
}

export function classesOf(quotient: Quotient): Classes {
  const { elements, pPositions, phi, period, reached } = quotient;
  const numbers = new Map(elements.map((word, i) => [word, i]));
  const marked = new Set(pPositions);
  return {
    quotient,
    lost: elements.map((word) => marked.has(word)),
    phi: phi.map((word) => numbers.get(word) ?? 0),
    heaps: period ? Number(period.preperiod) + Number(period.length) : reached + 1,
  };
}

/**
 * The heaps of a class before the end of the first period, with the ones that recur in every
 * period.
 */
export function heapsWhere(
  { phi, heaps, quotient: { period } }: Classes,
  wanted: (c: number) => boolean,
) {
  const found = phi.slice(0, heaps).flatMap((c, heap) => (wanted(c) ? [heap] : []));
  const from = period ? Number(period.preperiod) : Infinity;
  return { once: found.filter((heap) => heap < from), again: found.filter((heap) => heap >= from) };
}

/** The hue of a class: neighbours in number are far apart on the circle. */
export const hueOf = (c: number) => Math.round((c * 137.508 + 95) % 360);

/** The approximate count of heaps in a row. */
const ROW = 12;

/**
 * The count of heaps in a row: whole periods, so that repeating heaps are in one column. Rows begin at
 * multiples of it, so that the numbers of the row and of the column add up to the heap.
 */
export function rowWidth({ quotient: { period } }: Classes) {
  if (!period) return ROW;
  const length = Number(period.length);
  return length * Math.max(1, Math.round(ROW / length));
}
