import type { Drawn } from '../../www/learn/pictures/index.ts';

export const proof: Drawn<'stairs'> = {
  spec: { stairs: [3, 2, 3] },
  frames: [
    {},
    { steps: [0, 0, 0] },
    { steps: [5, 0, 3], moved: { from: 2, count: 2, by: 'they' } },
    { steps: [3, 0, 3], moved: { from: 1, count: 2, by: 'you' } },
    { steps: [3, 1, 2], moved: { from: 3, count: 1, by: 'they' } },
    { steps: [2, 1, 2], moved: { from: 1, count: 1, by: 'you' } },
    { steps: [0, 0, 0] },
    { steps: [2, 1, 3] },
  ],
};
