/**
 * The core's data about those game lines of the ladder and of the days that are not in the list of games,
 * so that names and pictures can be shown before the core is loaded. tests/unit/learn/rungs.test.ts compares
 * the data with the core.
 */
import { keepLine } from '../engine/known-lines.ts';
import type { GameLine } from '../engine/types.ts';

const line = (text: string, card: string, more?: Partial<GameLine>) =>
  [text, { card, misere: false, numbers: 1, canonical: text, ...more }] as const;

export const ladderLines: readonly (readonly [text: string, line: GameLine])[] = [
  line('race 1..2', 'race', { canonical: 'race 1 2' }),
  line('poker-nim 2', 'poker-nim'),
  line('nim misere', 'nim', { misere: true }),
  line('(x, y) -> (x-1, y) | (x, y-1) | (x-1, y-1)', 'two-numbers', { numbers: 2 }),
  line('graph a>b b>c a>c c>d c>e d>e', 'graph'),
  line('geography a-b b-c c-d d-e e-a c-f f-g g-h h-f', 'geography', {
    canonical: 'geography a-b b-c c-d d-e a-e c-f f-g g-h f-h',
  }),
  line('every subtract 1 2', 'every'),
  line('subtract 1 2 + subtract 1 2 3', 'sum', { canonical: 'subtract 1 2 + subtract 1..3' }),
];

/**
 * Store the lines. This is a function, since bundlers drop a module that is imported only for its
 * effect.
 */
export function keepLadderLines() {
  for (const [text, known] of ladderLines) keepLine(text, known);
}
