import type { Drawn } from '../../../www/learn/pictures/index.ts';

export const proof: Drawn<'heaps'> = {
  spec: { heaps: [6] },
  frames: [{}, { heaps: [5], taken: [1], by: 'they' }, { heaps: [3], taken: [2], by: 'you' }],
};
