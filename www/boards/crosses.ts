/** Strips and boards on which a move marks a square; on a strip it takes those near it out of play. */
import { path } from '../scene/scene.ts';
import type { Run } from './breaking.ts';
import type { Item } from '../scene/scene.ts';

/** How many squares to either side a mark on a strip takes with it, as the core lists what is left. */
export const REACH = 2;

/** The squares that a mark takes with it. */
export const around = (size: number, at: number): Run => ({
  start: Math.max(0, at - REACH),
  end: Math.min(size, at + REACH + 1),
});

/** The square whose mark takes a run; the middle one, where several do. */
export function markOf(size: number, run: Run) {
  const marks = Array.from({ length: size }, (_, at) => at).filter((at) => {
    const { start, end } = around(size, at);
    return start === run.start && end === run.end;
  });
  return marks.length ? marks[Math.floor((marks.length - 1) / 2)] : null;
}

/** A cross, of two strokes as a hand draws them. */
export function crossItem(x: number, y: number, unit: number, stroke: string = 'ink'): Item {
  const [a, m, b] = [0.22 * unit, 0.5 * unit, 0.78 * unit];
  const bow = 0.04 * unit;
  const d =
    `M${x + a} ${y + a}Q${x + m + bow} ${y + m - bow} ${x + b} ${y + b}` +
    `M${x + b} ${y + a}Q${x + m - bow} ${y + m - bow} ${x + a} ${y + b}`;
  return path(d, { stroke, width: Math.max(2, 0.1 * unit), capped: true });
}
