import type { Drawn } from '../../www/learn/pictures/index.ts';

export const proof: Drawn<'bits'> = {
  spec: { bits: '5 6 9' },
  frames: [
    { sum: false },
    { heaps: [0, 0, 0] },
    { column: 8 },
    { column: 8, row: 2 },
    { column: 8, row: 2, becomes: 3, sum: false },
    { row: 2, becomes: 3 },
    { heaps: [5, 6, 3], replies: true },
    { column: 8 },
  ],
};
