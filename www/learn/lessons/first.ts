import * as block from '../lesson-blocks.ts';
import type { LessonData } from '../lesson.ts';

export default {
  notes: ['000 §Nim游戏（样例解释）'],
  blocks: [
    block.game('one', 'nim', '1 1'),
    ...block.after('one', [block.game('two', 'nim', '1 1', { first: 'computer' })]),
    ...block.after('two', [block.outcome('ask', 'nim', '4 4', 'N')]),
    ...block.after('ask', [
      block.proof('proof', { heaps: [4, 4] }, [
        {},
        { says: '=' },
        { heaps: [4, 1], taken: [0, 3], by: 'they', says: '≠' },
        { heaps: [1, 1], taken: [3, 0], by: 'you', says: '=' },
        { heaps: [1, 1], says: '=' },
        { heaps: [0, 0], says: '=' },
      ]),
      block.win(['nim', '2 3'], ['nim', '5 2'], ['nim', '9 4']),
      block.build('build', {
        outcomes: 'nim',
        positions: ['1 1', '1 2', '3 3', '5', '2 7', '6 6'],
      }),
    ]),
  ],
} satisfies LessonData;
