import type { Drawn } from '../../www/learn/pictures/index.ts';

/** n equal letters, n = 0 … 9. */
const values = [0, 1, 2, 3, 1, 2, 3, 1, 2, 3];

export const proof: Drawn<'cells'> = {
  spec: { cells: { game: 'letters', values } },
  frames: [
    { known: 1 },
    { known: 4, at: [1, 2, 3], lit: [0], says: 'mex {0}   mex {1, 0}   mex {2, 1, 0}' },
    { known: 4, at: [4], lit: [3, 2, 0] },
    { known: 5, at: [4], lit: [3, 2, 0], says: 'mex {3, 2, 0} = 1' },
    { known: 6, at: [5], lit: [4, 3, 0], says: 'mex {1, 3, 0} = 2' },
    { known: 7, at: [6], lit: [5, 4, 0], says: 'mex {2, 1, 0} = 3' },
    {},
  ],
};
