/** A quotient prepared for drawing: its classes by number, with their properties. */
import type { Quotient } from '../engine/types.ts';

export type { Quotient };

export interface Classes {
  quotient: Quotient;
  /** For each class, whether its elements are P-positions. */
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
 * Return the heaps whose class satisfies `wanted`: those of the preperiod as `once`, those of the first
 * period, which recur in every period, as `again`.
 */
export function heapsWhere(
  { phi, heaps, quotient: { period } }: Classes,
  wanted: (c: number) => boolean,
) {
  const found = phi.slice(0, heaps).flatMap((c, heap) => (wanted(c) ? [heap] : []));
  const from = period ? Number(period.preperiod) : Infinity;
  return { once: found.filter((heap) => heap < from), again: found.filter((heap) => heap >= from) };
}

/** Return the hue of a class, in degrees; classes with adjacent numbers have very different hues. */
export const hueOf = (c: number) => Math.round((c * 137.508 + 95) % 360);

/** The number of heaps in a row if there is no period; otherwise the number that a row approximates. */
const ROW = 12;

/**
 * Return the number of heaps in a row: a multiple of the period, if there is one, so that repeating heaps are
 * in one column. Each row begins at a multiple of this number; the labels of row and column add up to the
 * heap.
 */
export function rowWidth({ quotient: { period } }: Classes) {
  if (!period) return ROW;
  const length = Number(period.length);
  return length * Math.max(1, Math.round(ROW / length));
}
