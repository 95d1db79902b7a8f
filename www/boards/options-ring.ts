/**
 * A heap drawn as a ring of stones on a thread. A large heap is drawn as an oval: wider than high, or higher
 * than wide on a board that is too narrow for a circle.
 */
import { keyOf } from './breaking.ts';
import { starsOf, stone, stoneSize } from './options-row.ts';
import { as, hit, moved, path, star } from '../scene/scene.ts';
import type { Context, State } from './board.ts';
import type { Heap } from './options-row.ts';
import type { Item, Scene } from '../scene/scene.ts';

/** The largest radius of a ring, unless the ring would be too wide for the board. */
const HALF = 92;
/** The largest width of a ring with its stones. */
const WIDE = 640;
/** The space above the ring for lifted stones and stars. */
const AIR = 18;
/** The distance between two stones. */
const GAP = 3;

/** An oval of two half circles joined by two straight lines. */
interface Oval {
  /** The radius of the half circles. */
  radius: number;
  straight: number;
  /** Whether the oval is higher than wide. */
  upright: boolean;
}

/**
 * Return the oval on which `count` stones lie at a distance of `pitch` from each other, at most `room` wide.
 */
export function ovalFor(count: number, pitch: number, room: number): Oval {
  if (count < 2) return { radius: 0, straight: 0, upright: false };
  const turn = Math.PI / count;
  const half = (count * pitch * turn) / Math.sin(turn) / 2;
  const circle = half / Math.PI;
  const upright = 2 * circle > room;
  const narrow = (half - room) / (Math.PI - 2);
  const radius = upright ? room / 2 : Math.min(circle, Math.max(HALF, narrow));
  return { radius, straight: Math.max(0, half - Math.PI * radius), upright };
}

/** Return the width and height of an oval. */
export function sizeOf({ radius, straight, upright }: Oval) {
  const [short, long] = [2 * radius, 2 * radius + straight];
  return upright ? { width: short, height: long } : { width: long, height: short };
}

/** Return the point at a fraction from 0 to 1 of the way round an oval with the centre (0, 0). */
export function pointOn(oval: Oval, part: number): { x: number; y: number } {
  const { x, y } = lying(oval, part);
  return oval.upright ? { x: y, y: x } : { x, y };
}

/** Return the point at a fraction of the way round a horizontal oval, counted from the middle of its top. */
function lying({ radius, straight }: Oval, part: number) {
  const half = Math.PI * radius;
  const side = straight / 2;
  const way = part * 2 * (half + straight) + side;
  // The oval consists of two halves, each a straight line and a half circle; the second half is the first
  // rotated by 180 degrees.
  const lap = Math.floor(way / (half + straight));
  const sign = lap % 2 ? -1 : 1;
  const along = way - lap * (half + straight);
  if (along <= straight) return { x: sign * (along - side), y: -sign * radius };
  const turn = radius ? (along - straight) / radius : 0;
  return { x: sign * (side + radius * Math.sin(turn)), y: -sign * radius * Math.cos(turn) };
}

/** Return the SVG path of the thread, a polygon with 72 sides that looks round. */
function thread(oval: Oval): string {
  const points = Array.from({ length: 72 }, (_, i) => pointOn(oval, i / 72));
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}

/**
 * Return whether stone `at` of a ring lies in a run. A run may pass the last stone and continue at the first
 * one.
 */
const isIn = (run: { start: number; end: number } | null, at: number, size: number) =>
  Boolean(run && ((at >= run.start && at < run.end) || at + size < run.end));

export function ring(state: State, heap: Heap, { width }: Context): Scene {
  const { i, size, part, ways, shown } = heap;
  const [w, h] = stoneSize(part, heap.few, width);
  const room = Math.min(WIDE, width) - w - 14;
  const oval = ovalFor(size, w + GAP, room);
  const run = shown?.run ?? null;
  const legal = shown ? ways.keys.has(keyOf(shown.option)) : true;
  const stars = starsOf(heap);
  const items = Array.from({ length: size }, (_, at) => {
    const { x, y } = pointOn(oval, at / size);
    const lifted = isIn(run, at, size);
    const own: Item[] = [
      as({ cls: 'body' }, stone(heap, at, w, h, lifted, legal)),
      ...(stars.has(at) ? [as({ cls: 'star tick win' }, star(w / 2, -8, 1))] : []),
      hit(0, -3, w, h + 6, { heap: i, at }),
    ];
    const key = `${state.memory.get('ply')}:${i}:${at}`;
    const cls = `pebble ${lifted ? 'lifted' : ''}`;
    return moved(x - w / 2, y - h / 2, [as({ cls, key }, moved(0, 0, own))]);
  });
  const drawn = sizeOf(oval);
  const wide = Math.max(56, drawn.width + w + 12);
  const stroke = heap.open ? 'accent' : 'ink-soft';
  const cls = `row ${part} ${state.live ? 'pick' : ''} ${legal ? '' : 'refused'}`;
  const line = path(thread(oval), { stroke, width: heap.open ? 3 : 2 });
  return {
    width: wide,
    height: AIR + drawn.height + h + 6,
    items: [
      moved(wide / 2, AIR + (drawn.height + h) / 2, [
        ...(size > 1 ? [line] : []),
        as({ cls }, moved(0, 0, items)),
      ]),
    ],
  };
}
