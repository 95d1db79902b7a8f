/** What keys mean on a board, in one place for all boards. Nothing here knows the DOM. */

/** How far a key changes an amount. */
const CHANGES: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

/** Where an arrow points, y downwards. */
const DIRECTIONS: Readonly<Record<string, [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where an arrow key points; null for other keys. */
export const direction = (key: string) => DIRECTIONS[key] ?? null;

/** -1 or 1 for the keys that go along a row, else 0. */
export const along = (key: string) => DIRECTIONS[key]?.[0] ?? 0;

/** Whether the key does what is chosen. */
export const isAct = (key: string) => key === 'Enter' || key === ' ';

export const isDigit = (key: string) => /^\d$/u.test(key);

/**
 * The amount that a key asks for, or null where it asks for none.
 * @param way the ends, and the
 * amount that lies so far from `now`
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

/** The place that lies nearest in a direction, or -1: near along it, and not far aside. */
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
