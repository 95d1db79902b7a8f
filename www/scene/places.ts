/**
 * Compute the positions of the items of a scene, so that a moved item can be animated from its old position
 * without measuring the page.
 */
import type { Item } from './scene.ts';

/** The coordinates of an item, and the scale of its own coordinate system. */
type Place = { x: number; y: number; scale: number };

/**
 * Return the offset of a group's content from the group. A group that CSS moves has no offset of its own but
 * contains a group that has.
 */
function ownPlace({ x, y, cell, items: [first] }: Extract<Item, { kind: 'group' }>) {
  const holds = !x && !y && !cell && first?.kind === 'group';
  return holds ? { x: first.x, y: first.y } : { x: 0, y: 0 };
}

/** Return the positions of all groups with a key, by key. Rotated groups contain no groups with a key. */
export function placesOf(
  items: Item[],
  at: Place = { x: 0, y: 0, scale: 1 },
  found: Map<string, Place> = new Map(),
) {
  for (const item of items) {
    if (item.kind !== 'group') continue;
    const { x, y, scale } = item;
    const here = { x: at.x + at.scale * x, y: at.y + at.scale * y, scale: at.scale * scale };
    if (item.key) {
      const own = ownPlace(item);
      const place = { x: here.x + here.scale * own.x, y: here.y + here.scale * own.y };
      found.set(item.key, { ...place, scale: here.scale });
    }
    placesOf(item.items, here, found);
  }
  return found;
}

/**
 * Return the groups that were moved: their keys, and the distance back to their old position, in their own
 * units.
 * @param before positions of the groups in the previous scene
 */
export function travels(
  items: Item[],
  before: Map<string, Place>,
): { key: string; dx: number; dy: number; glides?: boolean; via?: { x: number; y: number }[] }[] {
  const now = placesOf(items);
  const found: ReturnType<typeof travels> = [];
  const walk = (list: Item[]) => {
    for (const item of list) {
      if (item.kind !== 'group') continue;
      // If an item's `from` is its own key, its old position is in the previous scene.
      const then = item.from === item.key ? undefined : now.get(item.from ?? '');
      const from = then ?? before.get(item.from ?? '');
      const to = item.key ? now.get(item.key) : undefined;
      const { key, via, glides } = item;
      if (key && via && !before.has(key)) found.push({ key, dx: via[0].x, dy: via[0].y, via });
      if (key && from && to) {
        const [dx, dy] = [(from.x - to.x) / to.scale, (from.y - to.y) / to.scale];
        if (dx || dy) found.push({ key, dx, dy, glides });
      }
      walk(item.items);
    }
  };
  walk(items);
  return found;
}
