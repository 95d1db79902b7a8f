/** A quotient prepared for drawing: its classes by number, with their properties. */
import type { Quotient } from '../engine/types.ts';

export type { Quotient };

export interface Classes {
  quotient: Quotient;
  /** Whether the sums of a class are P-positions. */
  lost: boolean[];
  /** The class of each heap. */
  phi: number[];
  /** Heaps of one period and before it, or all that were looked at. */
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
 * The heaps of a class before the first period ends, and which of them come again with every
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

/** About how many heaps stand in a row. */
const ROW = 12;

/**
 * Heaps in a row: whole periods, so that what repeats stands in one column. Rows begin at multiples of it,
 * so that the number of the row and that of the column add up to the heap.
 */
export function rowWidth({ quotient: { period } }: Classes) {
  if (!period) return ROW;
  const length = Number(period.length);
  return length * Math.max(1, Math.round(ROW / length));
}
