/** The meanings of keys that all boards share. */

/** The change of an amount by each key. */
const CHANGES: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

/** The direction of each arrow key, with y downwards. */
const DIRECTIONS: Readonly<Record<string, [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Return the direction of an arrow key, or null for other keys. */
export const direction = (key: string) => DIRECTIONS[key] ?? null;

/** Return -1 for the left arrow key, 1 for the right arrow key, and 0 for other keys. */
export const along = (key: string) => DIRECTIONS[key]?.[0] ?? 0;

/** Return whether a key confirms the choice: Enter or the space bar. */
export const isAct = (key: string) => key === 'Enter' || key === ' ';

export const isDigit = (key: string) => /^\d$/u.test(key);

/**
 * Return the amount that a key sets, or null if the key sets none.
 * @param way the least and the greatest amount, and `step`, which returns the amount at a distance of `delta`
 * from `now`
 */
export function amountOf(
  key: string,
  now: number,
  { least, most, step }: { least: number; most: number; step: (delta: number) => number },
): number | null {
  if (key in CHANGES) return step(CHANGES[key]);
  if (key === 'Home') return least;
  if (key === 'End') return most;
  return null;
}

/**
 * Return the index of the nearest place in a direction, or -1 if there is none. The distance is the distance
 * along the direction plus twice the distance aside.
 */
export function nearest(
  places: { x: number; y: number }[],
  from: number,
  [dx, dy]: [number, number],
) {
  const here = places[from];
  let best = -1;
  let least = Infinity;
  places.forEach((there, i) => {
    const ahead = (there.x - here.x) * dx + (there.y - here.y) * dy;
    const aside = Math.abs((there.x - here.x) * dy) + Math.abs((there.y - here.y) * dx);
    if (ahead <= 1 || ahead + 2 * aside >= least) return;
    least = ahead + 2 * aside;
    best = i;
  });
  return best;
}
