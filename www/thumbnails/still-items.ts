/** The parts of a scene in a thumbnail. */
import type { Item } from '../scene/scene.ts';

/** A scene of more shapes is no picture at the size of a line or two. */
const SHAPES = 700;
/** Words that would be smaller than this, in pixels, are omitted. */
const LEGIBLE = 7;

/**
 * The items of a scene as a picture: pressable areas are removed, focusable groups keep only their
 * drawing, and illegible words are omitted.
 * @param scale of the picture
 */
export function stillItems(items: Item[], scale: number): Item[] {
  const still: Item[] = [];
  for (const item of items) {
    if (item.kind === 'group') {
      const { x, y, turn, scale: times, cls } = item;
      const inner = stillItems(item.items, scale * times);
      still.push({ kind: 'group', x, y, turn, scale: times, cls, items: inner });
    } else if (item.kind === 'words') {
      if ((item.type.size ?? 14) * scale >= LEGIBLE) still.push(item);
    } else if (item.kind !== 'hit') still.push(item);
  }
  return still;
}

const shapesIn = (items: Item[]): number =>
  items.reduce((sum, item) => sum + (item.kind === 'group' ? shapesIn(item.items) : 1), 0);

export const isSmall = (items: Item[]) => shapesIn(items) <= SHAPES;
