import type { Drawn } from '../../www/learn/pictures/index.ts';

const ONE = 'subtract 1 3 4';

export const proof: Drawn<'cells'> = {
  spec: {
    cells: {
      game: ONE,
      columns: 10,
      values: [0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1, 2, 3, 2, 0, 1, 0, 1, 2, 3, 2],
    },
  },
  frames: [
    {},
    { at: [7], lit: [6, 4, 3] },
    {},
    {
      alike: [
        [0, 3],
        [7, 10],
      ],
    },
    {
      alike: [
        [0, 4],
        [7, 11],
      ],
    },
    {
      columns: 7,
      alike: [
        [0, 6],
        [7, 13],
        [14, 20],
      ],
    },
    { columns: 7, at: [1] },
  ],
};
