import type { Drawn } from '../../www/learn/pictures/index.ts';

export const proof: Drawn<'heaps'> = {
  spec: { heaps: [4, 4] },
  frames: [
    {},
    { says: '=' },
    { heaps: [4, 1], taken: [0, 3], by: 'they', says: '≠' },
    { heaps: [1, 1], taken: [3, 0], by: 'you', says: '=' },
    { heaps: [1, 1], says: '=' },
    { heaps: [0, 0], says: '=' },
  ],
};
