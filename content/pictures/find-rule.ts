import { mex } from '../../www/ui/drawing/mex-steps.ts';
import type { Drawn } from '../../www/learn/pictures/index.ts';

/** Take at most half of a heap, by its rule. */
const values: number[] = [];
for (let n = 0; n <= 24; n += 1) values.push(mex(values.slice(Math.ceil(n / 2), n)));

export const proof: Drawn<'cells'> = {
  spec: { cells: { game: 'n -> n-k for k in 1..n/2', values, columns: 12 } },
  frames: [
    {},
    { at: [12], lit: [6, 7, 8, 9, 10, 11] },
    { at: [12], lit: [6, 7, 8, 9, 10, 11] },
    { at: [12], lit: [6, 7, 8, 9, 10, 11] },
    { at: [13], lit: [7, 8, 9, 10, 11, 12] },
    { at: [13], lit: [6, 7, 8, 9, 10, 11, 12] },
  ],
};
