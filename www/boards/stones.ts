import { as, moved, path } from '../scene/scene.ts';
import type { Live } from '../scene/scene.ts';

/**
 * Places and looks of drawn stones. A heap of at most 12 stones is one pile, a heap of at most 60 stones has
 * rows of five, and a larger heap is a pile that stands for its number.
 */

type Way = 'cairn' | 'rows' | 'many';

/** The centre with y upwards from the ground, the radii, the colour from 1 to 6, and the tilt in degrees. */
type Stone = { x: number; y: number; rx: number; ry: number; tone: number; tilt: number };

export const PITCH = 24;
const CAIRN_MAX = 12;
const ROW = 5;
export const ROWS_MAX = 60;

export function wayFor(count: number): Way {
  if (count <= CAIRN_MAX) return 'cairn';
  return count <= ROWS_MAX ? 'rows' : 'many';
}

/** Return a number in [0, 1) that depends only on its arguments, so that a stone always looks the same. */
function noise(heap: number, i: number, salt: number) {
  let h =
    Math.imul(heap + 1, 374761393) ^ Math.imul(i + 1, 668265263) ^ Math.imul(salt, 2246822519);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** Return the colour of a stone from 1 to 6, which differs from the colour of the stone below it. */
function toneOf(heap: number, i: number) {
  let tone = Math.floor(noise(heap, 0, 5) * 6) + heap;
  for (let at = 1; at <= i; at++) tone += 1 + Math.floor(noise(heap, at, 1) * 5);
  return 1 + (tone % 6);
}

/** Return the place and look of stone `i` of a heap; stone 0 is the lowest. */
export function stoneAt(way: Way, heap: number, i: number): Stone {
  const tone = toneOf(heap, i);
  const tilt = (noise(heap, i, 2) - 0.5) * 7;
  if (way === 'rows') {
    const column = i % ROW;
    const row = Math.floor(i / ROW);
    return {
      x: (column - (ROW - 1) / 2) * PITCH,
      y: (row + 0.5) * PITCH,
      rx: 11,
      ry: 10,
      tone,
      tilt,
    };
  }
  const rx = Math.max(19, 29 - i * 0.8) - noise(heap, i, 3) * 4;
  const x = (noise(heap, i, 4) - 0.5) * 5;
  return { x, y: (i + 0.5) * PITCH, rx, ry: 11.4, tone, tilt };
}

/** Return the width and height of a heap of `count` stones. */
export function sizeOf(way: Way, count: number) {
  if (way === 'rows') return { width: ROW * PITCH + 4, height: Math.ceil(count / ROW) * PITCH };
  return { width: 64, height: Math.max(1, count) * PITCH };
}

/** Return the outline of a stone around its centre as an SVG path, with the radii a and b. */
export function outline(a: number, b: number) {
  return (
    `M${-a} ${0.15 * b}C${-a} ${-0.75 * b} ${-0.55 * a} ${-b} ${-0.05 * a} ${-b}` +
    `C${0.6 * a} ${-b} ${a} ${-0.55 * b} ${a} ${0.15 * b}` +
    `C${a} ${0.8 * b} ${0.55 * a} ${b} 0 ${b}C${-0.6 * a} ${b} ${-a} ${0.8 * b} ${-a} ${0.15 * b}Z`
  );
}

/** Draw a stone. `height` is the height of the drawing, in which y grows downwards. */
export function stoneItem(
  { x, y, rx, ry, tone, tilt }: Stone,
  height: number,
  { cls = '', ...live }: Live = {},
) {
  const style = { fill: `stone-${tone}`, stroke: '#00000047', width: 1, shaded: true };
  const body = as({ cls: 'body' }, path(outline(rx, ry), style));
  const lies = moved(x, height - y, [body], { turn: tilt });
  return as({ ...live, cls: `stone ${cls}` }, moved(0, 0, [lies]));
}

/** Draw the empty place of a stone that was just taken, or that would come by the chosen move. */
export function gapItem(
  { x, y, rx, ry, tilt }: Stone,
  height: number,
  { cls = '', ...live }: Live = {},
) {
  const style = { stroke: 'ink-soft', width: 1.2, dash: [3, 4] };
  const edge = as({ cls: `gap ${cls}` }, path(outline(rx - 1, ry - 1), style));
  const lies = moved(x, height - y, [edge], { turn: tilt });
  return as(live, moved(0, 0, [lies]));
}
