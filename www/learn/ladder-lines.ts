/**
 * What the core says of the lines of the ladder and of the days that are not on the list of games, so that
 * names and pictures are there before it has arrived. tests/unit/learn/rungs.test.ts asks the core.
 */
import { keepLine } from '../engine/known-lines.ts';
import type { GameLine } from '../engine/types.ts';

export const ladderLines: readonly (readonly [text: string, line: GameLine])[] = [
  ['race 1..2', { card: 'race', misere: false, numbers: 1, canonical: 'race 1 2' }],
  ['poker-nim 2', { card: 'poker-nim', misere: false, numbers: 1, canonical: 'poker-nim 2' }],
  ['nim misere', { card: 'nim', misere: true, numbers: 1, canonical: 'nim misere' }],
  [
    '(x, y) -> (x-1, y) | (x, y-1) | (x-1, y-1)',
    {
      card: 'two-numbers',
      misere: false,
      numbers: 2,
      canonical: '(x, y) -> (x-1, y) | (x, y-1) | (x-1, y-1)',
    },
  ],
  [
    'graph a>b b>c a>c c>d c>e d>e',
    { card: 'graph', misere: false, numbers: 1, canonical: 'graph a>b b>c a>c c>d c>e d>e' },
  ],
  [
    'geography a-b b-c c-d d-e e-a c-f f-g g-h h-f',
    {
      card: 'geography',
      misere: false,
      numbers: 1,
      canonical: 'geography a-b b-c c-d d-e a-e c-f f-g g-h f-h',
    },
  ],
  [
    'every subtract 1 2',
    { card: 'every', misere: false, numbers: 1, canonical: 'every subtract 1 2' },
  ],
  [
    'subtract 1 2 + subtract 1 2 3',
    { card: 'sum', misere: false, numbers: 1, canonical: 'subtract 1 2 + subtract 1..3' },
  ],
];

/** Keeps them; called by name, since a module for its effect alone is left out of what is built. */
export function keepLadderLines() {
  for (const [text, line] of ladderLines) keepLine(text, line);
}
