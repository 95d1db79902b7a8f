/** Reduce the scene of a board to a picture without interaction, for thumbnails. */
import type { Item } from '../scene/scene.ts';

/**
 * The maximum number of shapes in a thumbnail; a scene with more shapes would be unrecognisable at the size
 * of one or two lines.
 */
const SHAPES = 700;
/** The minimum height of text in pixels; smaller text is omitted. */
const LEGIBLE = 7;

/**
 * Return the items of a scene as a picture: without pressable areas and illegible text, and with only the
 * drawing of focusable groups.
 * @param scale the scale of the picture
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
