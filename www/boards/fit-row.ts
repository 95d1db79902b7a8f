import { inRows, scaled } from '../scene/scene.ts';
import type { Picture } from '../scene/scene.ts';

/** The smallest scale of a row. */
const LEAST = 0.7;

/**
 * Return the scale at which pictures fit into one row, between `LEAST` and 1. At `LEAST` the pictures may
 * need several rows.
 */
export function scaleOfRow(pictures: Picture[], width: number, gap: number) {
  const length = pictures.reduce((all, one) => all + gap + one.width, -gap);
  return Math.max(LEAST, Math.min(1, width / length));
}

/** Arrange pictures in one row at a scale, or in several rows if one row is too long. */
export const inFewRows = (
  pictures: Picture[],
  { width, scale, ...how }: Parameters<typeof inRows>[1] & { scale: number },
): Picture => scaled(inRows(pictures, { ...how, width: width / scale + 0.5 }), scale);
