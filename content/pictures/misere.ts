import type { Drawn } from '../../www/learn/pictures/index.ts';

export const proof: Drawn<'heaps'> = {
  spec: { heaps: [3, 5, 7] },
  frames: [
    { sum: true },
    { heaps: [1, 1, 1], sum: true },
    { heaps: [1, 1, 1], taken: [0, 0, 3], by: 'you', sum: true },
    { heaps: [1, 4, 2], taken: [0, 0, 3], by: 'they', sum: true },
    { heaps: [2, 5, 7], taken: [1, 0, 0], by: 'you', sum: true },
    { heaps: [1, 0, 0], taken: [0, 0, 7], by: 'you', sum: true },
  ],
};
