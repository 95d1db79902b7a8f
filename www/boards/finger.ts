/** How small a scene may become for fingers. Nothing here knows the DOM. */
import type { Item } from '../scene/scene.ts';

/** In px: the height of a stone, which is wider, and the side of a square. */
const [STONE, SQUARE] = [24, 28];
/** An area that is wider, or higher, than this many times its other side is none that is missed on all sides. */
const EVEN = 1.25;

/** The least scale at which fingers hit every area, at most 1; 0 without an area. */
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
