import { inRows, scaled } from '../scene/scene.ts';
import type { Picture } from '../scene/scene.ts';

/** No row is drawn smaller than this. */
const LEAST = 0.7;

/** The scale at which pictures stand in one row; where that is too small, they are to be broken into several. */
export function scaleOfRow(pictures: Picture[], width: number, gap: number) {
  const length = pictures.reduce((all, one) => all + gap + one.width, -gap);
  return Math.max(LEAST, Math.min(1, width / length));
}

/** Pictures in one row, or in several rows where one is far too long. */
export const inFewRows = (
  pictures: Picture[],
  { width, scale, ...how }: Parameters<typeof inRows>[1] & { scale: number },
): Picture => scaled(inRows(pictures, { ...how, width: width / scale + 0.5 }), scale);
