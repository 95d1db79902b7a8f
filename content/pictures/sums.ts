import type { Drawn } from '../../www/learn/pictures/index.ts';

const GAME = 'subtract 1 3 4';

/** The options of 5 4 in this game, as pairs: one of both heaps has changed. */
const moved: [number, number][] = [
  [4, 4],
  [2, 4],
  [1, 4],
  [5, 3],
  [5, 1],
  [5, 0],
];

const at: [number, number] = [5, 4];

export const proof: Drawn<'grid'> = {
  spec: { grid: { game: GAME, values: [0, 1, 0, 1, 2, 3], rows: 6, columns: 5 } },
  frames: [
    { bare: true },
    { bare: true, at },
    { bare: true, at, lit: moved },
    { at },
    { at, lit: moved, says: '0, 2, 3, 2, 2, 3 ≠ 1' },
    { at, lit: [[4, 4]], says: '3 ⊕ 1 = 2 = SG(4)' },
    { at, lit: moved, says: 'mex {0, 2, 3} = 1 = 3 ⊕ 2' },
  ],
};
