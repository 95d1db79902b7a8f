/** Strips and boards on which a move marks a square. On a strip, a mark also excludes the squares near it. */
import { path } from '../scene/scene.ts';
import type { Run } from './breaking.ts';
import type { Item } from '../scene/scene.ts';

/**
 * The number of squares to either side that a mark on a strip excludes, as in the options that the core
 * lists.
 */
export const REACH = 2;

/** Return the run of squares that a mark takes out of play, including the marked square. */
export const around = (size: number, at: number): Run => ({
  start: Math.max(0, at - REACH),
  end: Math.min(size, at + REACH + 1),
});

/** Return the square whose mark takes a run out of play, the middle one of several, or null if none does. */
export function markOf(size: number, run: Run) {
  const marks = Array.from({ length: size }, (_, at) => at).filter((at) => {
    const { start, end } = around(size, at);
    return start === run.start && end === run.end;
  });
  return marks.length ? marks[Math.floor((marks.length - 1) / 2)] : null;
}

/** Draw a cross of two slightly bent strokes. */
export function crossItem(x: number, y: number, unit: number, stroke: string = 'ink'): Item {
  const [a, m, b] = [0.22 * unit, 0.5 * unit, 0.78 * unit];
  const bow = 0.04 * unit;
  const d =
    `M${x + a} ${y + a}Q${x + m + bow} ${y + m - bow} ${x + b} ${y + b}` +
    `M${x + b} ${y + a}Q${x + m - bow} ${y + m - bow} ${x + a} ${y + b}`;
  return path(d, { stroke, width: Math.max(2, 0.1 * unit), capped: true });
}
