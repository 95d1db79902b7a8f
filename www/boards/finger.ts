/** Compute how small a scene may be drawn so that fingers can hit its areas. */
import type { Item } from '../scene/scene.ts';

/** The least size in pixels of the shorter side of an elongated area (`STONE`) and of a square (`SQUARE`). */
const [STONE, SQUARE] = [24, 28];
/** An area counts as a square if its longer side is less than this factor times the shorter side. */
const EVEN = 1.25;

/** Return the least scale, at most 1, at which fingers can hit every area, or 0 if there is no area. */
export const fingerScale = (items: Item[]) => Math.min(1, needed(items));

function needed(items: Item[]): number {
  const least = (item: Item): number => {
    if (item.kind === 'group') return needed(item.items) / item.scale;
    if (item.kind !== 'hit') return 0;
    const [small, large] = [Math.min(item.w, item.h), Math.max(item.w, item.h)];
    return (large < EVEN * small ? SQUARE : STONE) / small;
  };
  return items.reduce((most, item) => Math.max(most, least(item)), 0);
}
