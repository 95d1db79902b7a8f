/**
 * Strips on which a move marks a square and takes those near it out of play. How far a mark reaches
 * is not a rule known here: it follows from what the core lists as left.
 */
import { keyOf, left } from './breaking.ts';
import type { Run } from './breaking.ts';

/** The squares that a mark takes with it. */
export const around = (size: number, at: number, reach: number): Run => ({
  start: Math.max(0, at - reach),
  end: Math.min(size, at + reach + 1),
});

/**
 * How far a mark reaches: the least distance with which every square may be marked.
 * @param keys of what may be left
 */
export function reachOf(size: number, keys: Set<string>) {
  const fits = (reach: number) =>
    Array.from({ length: size }, (_, at) => around(size, at, reach)).every((run) =>
      keys.has(keyOf(left(size, run))),
    );
  for (let reach = 0; reach < size; reach++) if (fits(reach)) return reach;
  return null;
}

/** The square whose mark takes a run; the middle one, where several do. */
export function markOf(size: number, run: Run, reach: number) {
  const marks = Array.from({ length: size }, (_, at) => at).filter((at) => {
    const { start, end } = around(size, at, reach);
    return start === run.start && end === run.end;
  });
  return marks.length ? marks[Math.floor((marks.length - 1) / 2)] : null;
}
