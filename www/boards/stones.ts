import { as, moved, path } from '../scene/scene.ts';
import type { Live } from '../scene/scene.ts';

/**
 * River stones: how many are drawn how, where each one lies, and what it looks like.
 * A heap is drawn as a cairn (one stone above the other), as rows of pebbles, or, when it is too
 * large to count by eye, as a cairn that stands for its number.
 */

type Way = 'cairn' | 'rows' | 'many';

/** Centre (y upwards from the ground), radii, colour 1..6 and tilt in degrees. */
type Stone = { x: number; y: number; rx: number; ry: number; tone: number; tilt: number };

export const PITCH = 24;
const CAIRN_MAX = 12;
const ROW = 5;
export const ROWS_MAX = 60;

export function wayFor(count: number): Way {
  if (count <= CAIRN_MAX) return 'cairn';
  return count <= ROWS_MAX ? 'rows' : 'many';
}

/** A number in 0..1 that depends only on its arguments, so that a stone keeps its looks. */
function noise(heap: number, i: number, salt: number) {
  let h =
    Math.imul(heap + 1, 374761393) ^ Math.imul(i + 1, 668265263) ^ Math.imul(salt, 2246822519);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

/** Colour 1..6; never that of the stone below. */
function toneOf(heap: number, i: number) {
  let tone = Math.floor(noise(heap, 0, 5) * 6) + heap;
  for (let at = 1; at <= i; at++) tone += 1 + Math.floor(noise(heap, at, 1) * 5);
  return 1 + (tone % 6);
}

/** Where stone `i` (0 is the lowest) of a heap lies. */
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

/** Width and height of a heap of `count` stones drawn so. */
export function sizeOf(way: Way, count: number) {
  if (way === 'rows') return { width: ROW * PITCH + 4, height: Math.ceil(count / ROW) * PITCH };
  return { width: 64, height: Math.max(1, count) * PITCH };
}

/** Outline of a stone around its centre. */
export function outline(a: number, b: number) {
  return (
    `M${-a} ${0.15 * b}C${-a} ${-0.75 * b} ${-0.55 * a} ${-b} ${-0.05 * a} ${-b}` +
    `C${0.6 * a} ${-b} ${a} ${-0.55 * b} ${a} ${0.15 * b}` +
    `C${a} ${0.8 * b} ${0.55 * a} ${b} 0 ${b}C${-0.6 * a} ${b} ${-a} ${0.8 * b} ${-a} ${0.15 * b}Z`
  );
}

/** A stone. `height` is that of the drawing, since y grows downwards there. */
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

/** The empty place of a stone that was just taken, or would come. */
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
