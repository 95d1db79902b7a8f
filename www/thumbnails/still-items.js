/** What a thumbnail shows of a scene. */

/** @typedef {import('../scene/scene.js').Item} Item */

/** A scene of more shapes is no picture at the size of a line or two. */
const SHAPES = 700;
/** Words that would be smaller than this, in pixels, are left out. */
const LEGIBLE = 7;

/**
 * The items of a scene as a picture: what is pressed goes, what is focused is drawn alone, and words that
 * could not be read are left out.
 * @param {Item[]} items @param {number} scale at which it is shown
 * @returns {Item[]}
 */
export function stillItems(items, scale) {
  /** @type {Item[]} */
  const still = [];
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

/** @param {Item[]} items @returns {number} */
const shapesIn = (items) =>
  items.reduce((sum, item) => sum + (item.kind === 'group' ? shapesIn(item.items) : 1), 0);

/** @param {Item[]} items */
export const isSmall = (items) => shapesIn(items) <= SHAPES;
