import type { Drawn } from '../../www/learn/pictures/index.ts';

/** Pairs of heaps below 5 in which none is empty. */
const both: [number, number][] = [1, 2, 3, 4].flatMap((i) =>
  [1, 2, 3, 4].filter((j) => j <= i).map((j) => [i, j] as [number, number]),
);

export const proof: Drawn<'grid'> = {
  spec: { grid: { game: 'split', values: [0, 1, 2, 4, 7], rows: 5, columns: 5, half: true } },
  frames: [
    { bare: true },
    {},
    { lit: both },
    {
      lit: [
        [1, 0],
        [2, 0],
        [3, 0],
        [4, 0],
      ],
    },
    {
      lit: [
        [0, 0],
        [2, 1],
        [3, 1],
        [3, 2],
      ],
    },
    { says: 'mex {0, 1, 2, 3, 4, 5, 6, 7} = 8' },
  ],
};
