import type { Drawn } from '../../www/learn/pictures/index.ts';

const HEAPS = [1, 3, 5, 10];

export const proof: Drawn<'counts'> = {
  spec: { counts: { heaps: HEAPS, modulus: 3 } },
  frames: [
    { foot: false },
    { heaps: [0, 0, 0, 0] },
    { heaps: [1, 4, 5, 5], becomes: { 2: 3, 3: 1 }, column: 4 },
    { column: 8 },
    { column: 8, becomes: { 3: 0 }, free: [3] },
    { column: 4, becomes: { 2: 0, 3: 0 }, free: [2, 3] },
    { column: 1, becomes: { 2: 2, 3: 3 }, free: [2, 3] },
    { becomes: { 2: 2, 3: 3 } },
  ],
};
